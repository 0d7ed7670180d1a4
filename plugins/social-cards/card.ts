// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- plain geometry without React, and a card's line is drawn as the site's
import {wavePath} from '../../src/components/ui/Wave/wavePath';
import {SOCIAL_CARD_SIZE} from '../../src/domain/seo/socialCard';

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

/** Colors by their names in src/css/tokens.css. */
export type TokenColor = (name: string) => string;

/** As much of a React element as satori reads. */
export interface CardNode {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

type Style = Readonly<Record<string, string | number>>;

const box = (style: Style, children?: unknown): CardNode => ({
  type: 'div',
  // satori is content-box by default, and wants flex on anything with several children.
  props: {style: {boxSizing: 'border-box', display: 'flex', ...style}, children},
});

const EDGE = 72;
const SLOT_WIDTH = 400;
const LINE_HEIGHT = 150;

/** Font size, in pixels, with which a title takes at most three lines of the card. */
export const titleSize = (title: string): number => {
  if (title.length <= 32) return 88;
  if (title.length <= 56) return 74;
  if (title.length <= 80) return 60;
  return 50;
};

/**
 * A card's line, from its left edge to the slot, as SVG over what satori drew. satori would make an
 * embedded picture of it behind a mask, which takes the rasterizer four times as long.
 */
export const cardLine = ({seed}: SocialCard, color: TokenColor): string => {
  const d = wavePath({
    width: SOCIAL_CARD_SIZE.width - SLOT_WIDTH,
    height: LINE_HEIGHT,
    seed,
    lead: EDGE,
    tail: 60,
    step: 8,
    amplitude: 0.34,
    word: [44, 110],
    pause: [12, 30],
  });
  const top = SOCIAL_CARD_SIZE.height - LINE_HEIGHT;
  return `<path transform="translate(0 ${top})" d="${d}" fill="none" stroke="${color('ds-ink')}" stroke-width="3"/>`;
};

/** A card as satori draws it: the page's name on ledger paper, and the slot its line ends in. */
export const cardNode = (
  {brand, section, title, description, slot}: SocialCard,
  color: TokenColor,
): CardNode => {
  const {width, height} = SOCIAL_CARD_SIZE;
  const lineEnd = width - SLOT_WIDTH;
  return box(
    {
      width,
      height,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: `60px ${EDGE}px 0`,
      background: color('ds-ledger-100'),
      color: color('ds-ink'),
      fontFamily: 'Hanken Grotesk',
    },
    [
      box({justifyContent: 'space-between', alignItems: 'center', width: '100%'}, [
        box({fontFamily: 'Besley', fontSize: 44, letterSpacing: -1.2}, brand),
        box({alignItems: 'center', fontSize: 28}, [
          box({
            width: 16,
            height: 16,
            marginRight: 14,
            borderRadius: 8,
            background: color('ds-answer-500'),
          }),
          section,
        ]),
      ]),
      box({flexDirection: 'column', width: '100%'}, [
        box(
          {
            display: 'block',
            lineClamp: 3,
            wordBreak: 'break-word',
            fontFamily: 'Besley',
            fontSize: titleSize(title),
            lineHeight: 1.08,
            letterSpacing: -0.024 * titleSize(title),
          },
          title,
        ),
        box(
          {
            display: 'block',
            lineClamp: 2,
            wordBreak: 'break-word',
            marginTop: 22,
            maxWidth: 980,
            fontSize: 27,
            lineHeight: 1.4,
            color: color('ds-ink-2'),
          },
          description,
        ),
      ]),
      box({position: 'relative', height: LINE_HEIGHT, width, marginLeft: -EDGE}, [
        box(
          {
            position: 'absolute',
            left: lineEnd,
            top: 38,
            width: SLOT_WIDTH,
            height: 74,
            alignItems: 'center',
            paddingLeft: 26,
            borderLeft: `6px solid ${color('ds-canary-400')}`,
            background: color('ds-canary-200'),
            fontSize: 24,
          },
          slot,
        ),
      ]),
    ],
  );
};
