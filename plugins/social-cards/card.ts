/** What stands on a card. */
export interface SocialCard {
  readonly brand: string;
  /** Top right: where on the site this is. */
  readonly section: string;
  readonly title: string;
  readonly description: string;
  /** In the slot that the line ends in. */
  readonly slot: string;
  /** Of the wave: each page's line is its own. */
  readonly seed: number;
}

/** Font size, in pixels, with which a title takes at most three lines of the card. */
export const titleSize = (title: string): number => {
  if (title.length <= 32) return 88;
  if (title.length <= 56) return 74;
  if (title.length <= 80) return 60;
  return 50;
};
