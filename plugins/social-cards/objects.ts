import {load} from 'cheerio/lib/slim';

import type {SampleCall} from '../../src/features/call/rules/call.ts';
import {wavePath} from '../../src/lib/drawing/wavePath.ts';

/** Bottom part of a card with the page's drawing, in pixels. */
export const STRIP = {width: 1200, height: 300, left: 72} as const;

/** Text in a drawing, with the `x` and `y` of its baseline. */
export interface CardText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly look: 'serif' | 'small' | 'spoken';
  /** Font size in pixels; by default that of the look. */
  readonly size?: number;
  /** Width at which the words wrap; without one they stay on one line. */
  readonly width?: number;
}

/** Drawing: SVG with the classes of article plates and of draw.ts, and texts. */
export interface CardObject {
  readonly shapes: string;
  readonly texts: readonly CardText[];
}

const {left, width, height} = STRIP;
/** Distance of an article's plate from the card's side, so that its words begin at the text's edge. */
const PLATE_LEFT = 32;

const rect = (at: readonly [number, number, number, number], look: string): string =>
  `<rect x="${at[0]}" y="${at[1]}" width="${at[2]}" height="${at[3]}" rx="3" class="${look}"/>`;
const path = (d: string, look: string): string => `<path d="${d}" class="${look}"/>`;
const rules = (ys: readonly number[]): string =>
  path(ys.map((y) => `M0 ${y}H${width}`).join(''), 'rule');
const margin = (x: number): string => path(`M${x} 0V${height}M${x + 4} 0V${height}`, 'margin');
const slot = (x: number, y: number, h: number, looks: readonly [string, string]): string =>
  rect([x, y, width - x, h], looks[0]) + rect([x, y, 5, h], looks[1]);
const BOOKED = ['slot', 'edge'] as const;
const HANDED_ON = ['info', 'handedOn'] as const;
const small = (x: number, y: number, text: string): CardText => ({x, y, text, look: 'small'});
const serif = (x: number, y: number, text: string): CardText => ({x, y, text, look: 'serif'});

/** Draws a phone line's wave that ends in a slot. */
const voice = (to: number, y: number, seed: number): string => {
  const d = wavePath({width: to, height: 110, seed, lead: left, tail: 50, step: 7});
  return `<path transform="translate(0 ${y - 55})" d="${d}" class="line"/>`;
};

/** Draws a call that ends in its slot. */
export const callObject = (booked: string, answered: string, seed: number): CardObject => ({
  shapes: rules([60, 150, 240]) + voice(760, 150, seed) + slot(760, 100, 100, BOOKED),
  texts: [serif(790, 160, booked), small(left, 84, answered)],
});

/** Draws a specialty's call: the caller's first words, and the slot of its outcome. */
export const specialtyObject = (
  {turns, outcome: {ends, title, detail}}: SampleCall,
  seed: number,
): CardObject => ({
  shapes:
    rules([40, 220, 290]) +
    margin(left + 590) +
    voice(left + 618, 220, seed) +
    slot(left + 618, 172, 96, ends === 'booked' ? BOOKED : HANDED_ON),
  texts: [
    {
      x: left,
      y: 80,
      text: `“${turns.find(({by}) => by === 'caller')?.text ?? ''}”`,
      look: 'spoken',
      width: 560,
    },
    serif(left + 646, 214, title),
    small(left + 646, 246, detail),
  ],
});

/** Looks and font sizes of the words in an article's plate, by their class. */
const PLATE_WORDS: Readonly<Record<string, Pick<CardText, 'look' | 'size'>>> = {
  small: {look: 'small', size: 17},
  written: {look: 'small', size: 17},
  spoken: {look: 'spoken', size: 24},
};

/** Reads an article's plate (src/features/blog/parts/plates.tsx) from its built page; null if it has none. */
export const plateObject = (html: string): CardObject | null => {
  const $ = load(html);
  const plate = $('main header [data-plate] svg').first();
  if (plate.length === 0) return null;
  // A class of the build is its name in the style sheet with a hash.
  const namesOf = (classes: string): string[] =>
    classes.split(' ').map((name) => name.replace(/_.*$/, ''));
  for (const element of plate.find('[class]').toArray()) {
    $(element).attr('class', namesOf($(element).attr('class') ?? '').join(' '));
  }
  const words = plate.find('text');
  const texts = words.toArray().map((element) => {
    const [x, y] = [Number($(element).attr('x')), Number($(element).attr('y'))];
    const look = PLATE_WORDS[$(element).attr('class') ?? ''] ?? {look: 'serif', size: 21};
    return {x: x + PLATE_LEFT, y, text: $(element).text(), ...look};
  });
  words.remove();
  return {shapes: `<g transform="translate(${PLATE_LEFT} 0)">${plate.html()}</g>`, texts};
};
