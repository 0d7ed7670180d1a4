import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

import {renderAsync} from '@resvg/resvg-js';
import postcss from 'postcss';
import satori, {type SatoriOptions} from 'satori';

import {SOCIAL_CARD_SIZE} from '../../src/features/seo/rules/socialCard.ts';
import {tokenColors} from '../../src/lib/tokenColors.ts';
import {type CardObject, type CardText, STRIP} from './objects.ts';

export interface SocialCard {
  readonly brand: string;
  /** Section of the site, at the top right. */
  readonly section: string;
  readonly title: string;
  /** Drawing of the page's content, below the title from edge to edge. */
  readonly object: CardObject;
}

/** Layout of a card as plain data; equal layouts give equal pictures. */
interface CardLayout {
  /** Elements with text, which satori lays out. */
  readonly elements: object;
  /** SVG of everything else, which is twice as fast as satori's elements, because satori masks those. */
  readonly shapes: string;
}

/**
 * Returns the font size in pixels at which a title has at most three lines on the card. The largest is
 * for one line: two would overlap the drawing.
 */
const titleSize = ({length}: string): number =>
  length <= 23 ? 84 : length <= 56 ? 70 : length <= 80 ? 56 : 46;

const {width, height} = SOCIAL_CARD_SIZE;
/** Pixels between the card's sides and its text. */
const EDGE = STRIP.left;
/** Bottom of the header in pixels. The title is centered between it and the drawing. */
const HEADER_END = 116;
const STRIP_TOP = height - STRIP.height;

type Style = Readonly<Record<string, string | number>>;

const box = (style: Style, children?: string | readonly object[]): object => ({
  type: 'div',
  // satori needs flex on elements with several children.
  props: {style: {display: 'flex', ...style}, children},
});

/** Draws the name like src/ui/Wordmark.tsx: the dot of its first i is the live light. */
const wordmark = (name: string, live: string): object => {
  const at = name.indexOf('i');
  const dot = {position: 'absolute', left: 4, top: 1, width: 10, height: 10, borderRadius: 5};
  const letters =
    at < 0
      ? [box({}, name)]
      : [
          box({}, name.slice(0, at)),
          box({position: 'relative'}, [box({}, 'ı'), box({...dot, background: live})]),
          box({}, name.slice(at + 1)),
        ];
  const font = {fontFamily: 'Besley', fontWeight: 600, fontSize: 48, letterSpacing: -1.25};
  return box({position: 'absolute', left: EDGE, top: 50, lineHeight: 1, ...font}, letters);
};

/** Styles of words in a drawing; `rise` is from the top of their box to the baseline, in font sizes. */
const LOOKS: Readonly<Record<CardText['look'], Style & {fontSize: number; rise: number}>> = {
  serif: {fontFamily: 'Besley', fontSize: 27, rise: 0.83},
  spoken: {fontFamily: 'Besley', fontStyle: 'italic', fontSize: 30, lineHeight: 1.25, rise: 1},
  small: {fontFamily: 'Hanken Grotesk', fontWeight: 600, fontSize: 20, rise: 0.83},
};

const textBox = ({x, y, text, look, size, width: wrap}: CardText): object => {
  const {rise, ...known} = LOOKS[look];
  const style = {...known, fontSize: size ?? known.fontSize};
  const at = {left: x, top: STRIP_TOP + y - rise * style.fontSize};
  const fit: Style =
    wrap === undefined ? {whiteSpace: 'nowrap'} : {width: wrap, lineClamp: 4, textWrap: 'balance'};
  return box(
    {position: 'absolute', display: 'block', lineHeight: 1, ...style, ...at, ...fit},
    text,
  );
};

/** Builds the styles of a drawing's classes: those of article plates, and those of cards alone. */
const drawingStyles = (color: (name: string) => string, plateCss: string): string => {
  const sheet = postcss.parse(plateCss);
  sheet.each((node) => {
    if (node.type === 'comment' || (node.type === 'rule' && node.selector === '.plate'))
      node.remove();
  });
  const own: Readonly<Record<string, string>> = {
    info: 'fill:var(--ds-ceil-100)',
    handedOn: 'fill:var(--ds-ceil-700)',
  };
  const styles = Object.entries(own).map(([name, style]) => `.${name}{${style}}`);
  return `${sheet.toString()}${styles.join('')}`.replace(/var\(--([\w-]+)\)/g, (_, name: string) =>
    color(name),
  );
};

const layOut = (
  color: (name: string) => string,
  plateCss: string,
  card: SocialCard,
): CardLayout => {
  const fontSize = titleSize(card.title);
  const middle = {top: HEADER_END, width: width - 2 * EDGE, height: STRIP_TOP - HEADER_END};
  const dot = {width: 14, height: 14, borderRadius: 7, marginRight: 12};
  const title = {
    display: 'block',
    // Long words break, or they would run off the card.
    wordBreak: 'break-word',
    textWrap: 'balance',
    lineClamp: 3,
    fontFamily: 'Besley',
    fontSize,
    lineHeight: 1.08,
    letterSpacing: -0.024 * fontSize,
  };
  const live = color('ds-answer-500');
  const elements = box({width, height, color: color('ds-ink'), fontFamily: 'Hanken Grotesk'}, [
    wordmark(card.brand, live),
    box({position: 'absolute', right: EDGE, top: 60, alignItems: 'center', fontSize: 25}, [
      box({...dot, background: live}),
      box({}, card.section),
    ]),
    box({position: 'absolute', left: EDGE, ...middle, alignItems: 'center'}, [
      box(title, card.title),
    ]),
    ...card.object.texts
      .filter(({x, text}) => x < width && text !== '')
      .map((text) => textBox(text)),
  ]);
  const shapes = `<style>${drawingStyles(color, plateCss)}</style>
<path fill="${color('ds-white')}" d="M0 0H${width}V${STRIP_TOP}H0Z"/>
<path fill="${color('ds-ledger-100')}" d="M0 ${STRIP_TOP}H${width}V${height}H0Z"/>
<svg x="0" y="${STRIP_TOP}" width="${width}" height="${STRIP.height}" viewBox="0 0 ${STRIP.width} ${STRIP.height}">${card.object.shapes}</svg>`;
  return {elements, shapes};
};

/** Loads fonts, colors, and libraries, and returns the functions that draw cards. */
export const createDrawer = async (siteDir: string) => {
  const fromSite = createRequire(path.join(siteDir, 'package.json'));
  // .woff, because satori cannot read .woff2.
  const font = (file: string): Promise<Buffer> =>
    readFile(fromSite.resolve(`@fontsource/${file}.woff`));
  // The same array for all cards, because satori caches parsed fonts by it.
  const fonts: SatoriOptions['fonts'] = [
    {name: 'Besley', weight: 400, data: await font('besley/files/besley-latin-400-normal')},
    {name: 'Besley', weight: 600, data: await font('besley/files/besley-latin-600-normal')},
    {name: 'Besley', style: 'italic', data: await font('besley/files/besley-latin-400-italic')},
    {
      name: 'Hanken Grotesk',
      data: await font('hanken-grotesk/files/hanken-grotesk-latin-600-normal'),
    },
  ];
  const read = (file: string): Promise<string> => readFile(path.join(siteDir, 'src', file), 'utf8');
  const color = tokenColors(await read('css/tokens.css'));
  const plateCss = await read('features/blog/parts/ArticlePlate.drawing.module.css');
  return {
    layOut: (card: SocialCard) => layOut(color, plateCss, card),
    draw: async ({elements, shapes}: CardLayout): Promise<Buffer> => {
      const svg = await satori(elements as Parameters<typeof satori>[0], {width, height, fonts});
      // Text is outlines already, so the machine's fonts aren't needed.
      const options = {font: {loadSystemFonts: false}};
      return (await renderAsync(svg.replace('>', `>${shapes}`), options)).asPng();
    },
  };
};
