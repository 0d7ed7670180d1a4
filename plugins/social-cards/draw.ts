import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

import {renderAsync} from '@resvg/resvg-js';
import satori from 'satori';

import {SOCIAL_CARD_SIZE} from '../../src/domain/seo/socialCard';
import {wavePath} from '../../src/format/wavePath';

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

/** A card laid out, as plain data: two that are the same are drawn the same. */
interface CardLayout {
  /** What satori lays out: all that has text. */
  readonly elements: object;
  /** SVG of the rest. As elements of satori's these would be masked, and take twice as long. */
  readonly shapes: string;
}

/**
 * Colors out of tokens.css, so that none is typed twice.
 *
 * @throws {Error} naming a color that the file does not have as a plain value.
 */
export const tokenColors =
  (css: string) =>
  (name: string): string => {
    const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, 'i').exec(css)?.[1];
    if (value === undefined) throw new Error(`src/css/tokens.css has no color --${name}`);
    return value;
  };

/** Font size, in pixels, with which a title takes at most three lines of the card. */
const titleSize = ({length}: string): number =>
  length <= 32 ? 88 : length <= 56 ? 74 : length <= 80 ? 60 : 50;

const {width, height} = SOCIAL_CARD_SIZE;
/** Pixels between the card's sides and its text. */
const EDGE = 72;
/** Where the header's row ends, and where the line's begins: the text lies midway between. */
const HEADER_END = 133;
const LINE_TOP = 480;

type Style = Readonly<Record<string, string | number>>;

const box = (style: Style, children?: string | readonly object[]): object => ({
  type: 'div',
  // satori wants flex on anything with several children.
  props: {style: {display: 'flex', ...style}, children},
});

/** So many lines of text at most. A long word is broken, or it would run off the card. */
const lines = (lineClamp: number, text: string, style: Style): object =>
  box({display: 'block', wordBreak: 'break-word', lineClamp, ...style}, text);

const layOut = (color: (name: string) => string, card: SocialCard): CardLayout => {
  const ink = color('ds-ink');
  const fontSize = titleSize(card.title);
  const at = {position: 'absolute', left: EDGE};
  const middle = {top: HEADER_END, width: width - 2 * EDGE, height: LINE_TOP - HEADER_END};
  const dot = {width: 16, height: 16, borderRadius: 8, marginRight: 14};
  const title = {
    fontFamily: 'Besley',
    fontSize,
    lineHeight: 1.08,
    letterSpacing: -0.024 * fontSize,
  };
  const description = {marginTop: 22, maxWidth: 980, fontSize: 27, lineHeight: 1.4};
  const elements = box({width, height, color: ink, fontFamily: 'Hanken Grotesk'}, [
    box({...at, top: 60, fontFamily: 'Besley', fontSize: 44, letterSpacing: -1.2}, card.brand),
    box({position: 'absolute', right: EDGE, top: 79, alignItems: 'center', fontSize: 28}, [
      box({...dot, background: color('ds-answer-500')}),
      box({}, card.section),
    ]),
    box({...at, ...middle, flexDirection: 'column', justifyContent: 'center'}, [
      lines(3, card.title, title),
      lines(2, card.description, {...description, color: color('ds-ink-2')}),
    ]),
    box({...at, left: 832, top: 518, height: 74, alignItems: 'center', fontSize: 24}, card.slot),
  ]);
  // The line leaves the left edge flat, talks, and ends in the slot.
  const wave = wavePath({
    ...{width: 800, height: height - LINE_TOP, seed: card.seed, lead: EDGE, tail: 60},
    ...{step: 8, amplitude: 0.34, word: [44, 110], pause: [12, 30]},
  });
  const shapes = `<path fill="${color('ds-ledger-100')}" d="M0 0H${width}V${height}H0Z"/>
<path fill="${color('ds-canary-200')}" d="M800 518H${width}V592H800Z"/>
<path fill="${color('ds-canary-400')}" d="M800 518H806V592H800Z"/>
<path fill="none" stroke="${ink}" stroke-width="3" transform="translate(0 ${LINE_TOP})" d="${wave}"/>`;
  return {elements, shapes};
};

export interface CardDrawer {
  readonly layOut: (card: SocialCard) => CardLayout;
  /** As a PNG. */
  readonly draw: (layout: CardLayout) => Promise<Buffer>;
}

/** Loads what cards are drawn with. */
export const createDrawer = async (siteDir: string): Promise<CardDrawer> => {
  const fromSite = createRequire(path.join(siteDir, 'package.json'));
  // .woff: satori cannot read .woff2.
  const font = (file: string): Promise<Buffer> =>
    readFile(fromSite.resolve(`@fontsource/${file}-normal.woff`));
  // One array for all cards: satori keeps the fonts that it has read by it.
  const fonts = [
    {name: 'Besley', data: await font('besley/files/besley-latin-400')},
    {name: 'Hanken Grotesk', data: await font('hanken-grotesk/files/hanken-grotesk-latin-600')},
  ];
  const color = tokenColors(await readFile(path.join(siteDir, 'src/css/tokens.css'), 'utf8'));
  return {
    layOut: (card) => layOut(color, card),
    draw: async ({elements, shapes}) => {
      const svg = await satori(elements as Parameters<typeof satori>[0], {width, height, fonts});
      // Text comes as outlines: looking for the machine's fonts would only take time.
      const options = {font: {loadSystemFonts: false}};
      return (await renderAsync(svg.replace('>', `>${shapes}`), options)).asPng();
    },
  };
};
