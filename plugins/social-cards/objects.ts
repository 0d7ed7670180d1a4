import {load} from 'cheerio/lib/slim';

import type {SampleCall} from '../../src/domain/call/call.ts';
import {wavePath} from '../../src/format/wavePath.ts';

/** Strip at the foot of a card for the page's drawing, in pixels. */
export const STRIP = {width: 1200, height: 300, left: 72} as const;

/** Words in a drawing, with the `x` and `y` of their baseline. */
export interface CardText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly look: 'serif' | 'small' | 'spoken';
  /** Width at which the words wrap; without one they stay on one line. */
  readonly width?: number;
}

/** Drawing: SVG with classes that draw.ts colors, and words. */
export interface CardObject {
  readonly shapes: string;
  readonly texts: readonly CardText[];
}

const {left, width, height} = STRIP;

const rect = (at: readonly [number, number, number, number], look: string): string =>
  `<rect x="${at[0]}" y="${at[1]}" width="${at[2]}" height="${at[3]}" rx="3" class="${look}"/>`;
const path = (d: string, look: string): string => `<path d="${d}" class="${look}"/>`;
const rules = (ys: readonly number[], from = 0): string =>
  path(ys.map((y) => `M${from} ${y}H${width}`).join(''), 'rule');
const margin = (x: number): string => path(`M${x} 0V${height}M${x + 4} 0V${height}`, 'margin');
const slot = (x: number, y: number, h: number, looks: readonly [string, string]): string =>
  rect([x, y, width - x, h], looks[0]) + rect([x, y, 5, h], looks[1]);
const BOOKED = ['slot', 'edge'] as const;
const HANDED_ON = ['info', 'handedOn'] as const;
const small = (x: number, y: number, text: string): CardText => ({x, y, text, look: 'small'});
const serif = (x: number, y: number, text: string): CardText => ({x, y, text, look: 'serif'});

/** Path of a voice's wave that ends in a slot. */
const voice = (to: number, y: number, seed: number): string => {
  const d = wavePath({width: to, height: 110, seed, lead: left, tail: 50, step: 7});
  return `<path transform="translate(0 ${y - 55})" d="${d}" class="line"/>`;
};

/** Draws a call that ends in its slot. */
export const callObject = (booked: string, answered: string, seed: number): CardObject => ({
  shapes: rules([60, 150, 240]) + voice(760, 150, seed) + slot(760, 100, 100, BOOKED),
  texts: [serif(790, 160, booked), small(left, 84, answered)],
});

/** Draws a specialty's call: what its caller says first, and the slot of its outcome. */
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

/** Row of a ruled sheet; `mark` is left of the double margin. */
export interface CardRow {
  readonly mark: string;
  readonly text: string;
}

/** Draws a ruled sheet of four rows. */
export const rowsObject = (rows: readonly CardRow[]): CardObject => ({
  shapes:
    rect([left, 20, width, 400], 'sheet') + rules([84, 148, 212, 276], left) + margin(left + 116),
  texts: rows
    .slice(0, 4)
    .flatMap(({mark, text}, row) => [
      small(left + 28, 62 + row * 64, mark),
      serif(left + 150, 64 + row * 64, text),
    ]),
});

/** Returns the headings of a built page, with the numbers of a contract's sections. */
export const headingsOf = (html: string): readonly CardRow[] => {
  const $ = load(html.slice(Math.max(html.indexOf('<main'), 0)));
  return $('main h2')
    .toArray()
    .map((heading) => {
      const text = $(heading).text().trim();
      const [, mark = '', rest = text] = /^(\d+)\s+(.+)$/.exec(text) ?? [];
      return {mark, text: rest};
    });
};
