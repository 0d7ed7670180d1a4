/** Pixels: what Open Graph readers and X show without cutting. */
export const SOCIAL_CARD_SIZE = {width: 1200, height: 630} as const;

/** Under the built site's root; plugins/social-cards draws into it. */
export const SOCIAL_CARD_FOLDER = '/img/cards';

/** The page for missing ones, which nobody shares, keeps the site's card. */
const WITHOUT_CARD = /^\/404(?:\.html)?$/;

/** The second and further pages of a list: they show the card of the first. */
const FURTHER_PAGE = /\/(?:page|authors)\/\d+$/;

/** True for `/blog/page/2`: there may be hundreds of these, and nobody shares them. */
export const isFurtherPage = (path: string): boolean => FURTHER_PAGE.test(path);

/**
 * The file with a page's card: `/solutions/dental` → `/img/cards/solutions.dental.png`.
 * null: the page has none of its own.
 */
export const socialCardFile = (path: string): string | null => {
  if (WITHOUT_CARD.test(path)) return null;
  // A dot: slugs have dashes, and no two paths may end up in one file.
  const name = path.replace(FURTHER_PAGE, '').split('/').filter(Boolean).join('.');
  return `${SOCIAL_CARD_FOLDER}/${name === '' ? 'home' : name}.png`;
};
