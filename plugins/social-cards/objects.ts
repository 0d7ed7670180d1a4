import {load} from 'cheerio/lib/slim';

import {wavePath} from '../../src/format/wavePath.ts';

/** Pixels of the strip at a card's foot in which its page's object is drawn, from its own top left. */
export const STRIP = {width: 1200, height: 300, left: 72} as const;

/** Words in a drawing: `x` and `y` are those of their baseline. */
export interface CardText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly look: 'serif' | 'small' | 'spoken' | 'figure' | 'plate' | 'plateSmall' | 'plateSpoken';
  /** Where it wraps; without one it stays on its line. */
  readonly width?: number;
}

/** What a page of its kind shows: SVG whose classes draw.ts colors, and the words in it. */
export interface CardObject {
  readonly shapes: string;
  readonly texts: readonly CardText[];
}

const {left, width, height} = STRIP;
const right = width - left;

const rect = (at: readonly [number, number, number, number], look: string): string =>
  `<rect x="${at[0]}" y="${at[1]}" width="${at[2]}" height="${at[3]}" rx="3" class="${look}"/>`;
const path = (d: string, look: string): string => `<path d="${d}" class="${look}"/>`;
const rules = (ys: readonly number[], from = 0): string =>
  path(ys.map((y) => `M${from} ${y}H${width}`).join(''), 'rule');
const margin = (x: number): string => path(`M${x} 0V${height}M${x + 4} 0V${height}`, 'margin');
const slot = (x: number, y: number, w: number, h: number): string =>
  rect([x, y, w, h], 'slot') + rect([x, y, 5, h], 'edge');
const small = (x: number, y: number, text: string): CardText => ({x, y, text, look: 'small'});
const serif = (x: number, y: number, text: string): CardText => ({x, y, text, look: 'serif'});
const range = (count: number): readonly number[] => Array.from({length: count}, (_, at) => at);

/** A line that comes in flat, talks, and ends in a slot. */
const voice = (to: number, y: number, seed: number): string => {
  const d = wavePath({width: to, height: 110, seed, lead: left, tail: 50, step: 7});
  return `<path transform="translate(0 ${y - 55})" d="${d}" class="line"/>`;
};

export const callObject = (booked: string, answered: string, seed: number): CardObject => ({
  shapes: rules([60, 150, 240]) + voice(760, 150, seed) + slot(760, 100, 440, 100),
  texts: [serif(790, 160, booked), small(left, 84, answered)],
});

/** What a caller of the trade says, and the slot that it becomes. */
export const tradeObject = (
  {
    said,
    title,
    detail,
    isBooked,
  }: Readonly<Record<'said' | 'title' | 'detail', string>> & {
    readonly isBooked: boolean;
  },
  seed: number,
): CardObject => ({
  shapes:
    rules([40, 220, 290]) +
    margin(left + 590) +
    voice(left + 618, 220, seed) +
    (isBooked
      ? slot(left + 618, 172, width, 96)
      : rect([left + 618, 172, width, 96], 'info') + rect([left + 618, 172, 5, 96], 'handedOn')),
  texts: [
    {x: left, y: 80, text: `“${said}”`, look: 'spoken', width: 560},
    serif(left + 646, 214, title),
    small(left + 646, 246, detail),
  ],
});

export const plansObject = (
  plans: readonly {readonly name: string; readonly price: string; readonly filled: number}[],
): CardObject => ({
  shapes: plans
    .map(({filled}, at) => {
      const x = left + at * 360;
      const slots = range(20).map((n) =>
        rect(
          [x + 26 + (n % 10) * 29, 176 + Math.floor(n / 10) * 26, 23, 16],
          n < filled ? 'live' : 'lost',
        ),
      );
      return rect([x, at === 1 ? 14 : 34, 336, height], 'sheet') + slots.join('');
    })
    .join(''),
  texts: plans.flatMap(({name, price}, at) => [
    small(left + at * 360 + 26, 76, name),
    {x: left + at * 360 + 26, y: 142, text: price, look: 'figure'} as const,
  ]),
});

/** A month's missed calls, as the calculator draws them. */
export const monthObject = (
  paths: Readonly<Record<'cautious' | 'recovered' | 'missed', string>>,
): CardObject => ({
  shapes:
    `<g transform="translate(${left} 50) scale(2.08)">` +
    path(paths.cautious, 'live') +
    path(paths.recovered, 'hoped') +
    path(paths.missed, 'missed') +
    '</g>',
  texts: [],
});

export const struckObject = (kept: string): CardObject => ({
  shapes:
    rect([left, 24, width, 400], 'sheet') +
    rules([84, 144, 204, 264], left) +
    margin(left + 96) +
    path(
      `M${left + 190} 52h150v26h-150zM${left + 520} 52H${width}v26H${left + 520}zM${left + 124} 112h118v26h-118zM${left + 330} 112h330v26h-330z`,
      'struck',
    ) +
    slot(left + 116, 164, width, 92),
  texts: [
    small(left + 24, 76, '9:31'),
    serif(left + 124, 76, 'Did'),
    serif(left + 356, 76, 'blood work'),
    serif(left + 258, 136, 'is at'),
    serif(left + 676, 136, 'after three.'),
    serif(left + 146, 222, kept),
  ],
});

export const patchObject = (
  systems: readonly {readonly name: string; readonly isBeta: boolean}[],
): CardObject => {
  const step = (right - left) / systems.length;
  return {
    shapes:
      rect([left, 20, right - left, 400], 'sheet') +
      systems
        .map(({isBeta}, at) => {
          // Under the first letter of its name.
          const x = left + step * at + 56;
          const plug = isBeta ? 40 : 0;
          return (
            rect([x - 34, 100, 68, 70], 'outline') +
            path(`M${x - 22} 118h44v32h-9v8h-26v-8h-9z`, 'plug') +
            path(`M${x - 16} ${140 + plug}h32v40l-8 10h-16l-8 -10z`, 'outline') +
            path(`M${x} ${190 + plug}V320`, 'line')
          );
        })
        .join(''),
    texts: systems.map(({name}, at) => small(left + step * at + 22, 72, name)),
  };
};

/** A day's calls before and after: pink missed, green answered. */
export const casesObject = (total: number, missed: readonly [number, number]): CardObject => ({
  shapes: missed
    .map((count, side) =>
      range(total)
        .map((call) =>
          rect(
            [left + 150 + (call % 24) * 38, 30 + side * 138 + Math.floor(call / 24) * 36, 32, 24],
            (call * 7) % total < count ? 'missed' : 'live',
          ),
        )
        .join(''),
    )
    .join(''),
  texts: [small(left, 50, 'Before'), small(left, 188, 'After')],
});

/** One row of a ruled sheet; its `mark` stands left of the double margin. */
export interface CardRow {
  readonly mark: string;
  readonly text: string;
}

/** How a sheet's last row looks: canary is a booking, green a line that answers, pink a missed call. */
export interface CardEnd {
  readonly look: 'slot' | 'open' | 'missed';
  readonly text: string;
}

const ENDS: Readonly<Record<CardEnd['look'], readonly [string, string]>> = {
  slot: ['slot', 'edge'],
  open: ['open', 'live'],
  missed: ['missedRow', 'missedEdge'],
};

/** What can be signed has its two lines in the place of the last row. */
const SIGNATURES = path(`M${left + 150} 270h320M${left + 530} 270h320`, 'line');

/** A ruled sheet: three rows and their end, or four. */
export const rowsObject = (rows: readonly CardRow[], end?: CardEnd | 'signatures'): CardObject => {
  const ending = (): string => {
    if (end === undefined) return '';
    if (end === 'signatures') return SIGNATURES;
    const [ground, edge] = ENDS[end.look];
    const x = left + 136;
    return rect([x, 222, width, 64], ground) + rect([x, 222, 5, 64], edge);
  };
  return {
    shapes:
      rect([left, 20, width, 400], 'sheet') +
      rules([84, 148, 212, ...(end === undefined ? [276] : [])], left) +
      margin(left + 116) +
      ending(),
    texts: [
      ...rows
        .slice(0, end === undefined ? 4 : 3)
        .flatMap(({mark, text}, row) => [
          small(left + 28, 62 + row * 64, mark),
          serif(left + 150, 64 + row * 64, text),
        ]),
      ...(typeof end === 'object' ? [serif(left + 162, 264, end.text)] : []),
    ],
  };
};

/** The headings of a built page, with the number that a section of a contract has. */
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

/** An article's plate, out of its built page: drawn once, for both. null: it has none. */
export const plateObject = (html: string): CardObject | null => {
  const from = html.search(/<svg viewBox="?0 0 480 300/);
  if (from < 0) return null;
  const $ = load(html.slice(from, html.indexOf('</svg>', from) + 6), {xmlMode: true}, false);
  // `slot_YuL0`: the name in ArticlePlate.drawing.module.css, and a hash.
  const local = (names = ''): string => names.replace(/_\w+/g, '');
  const texts = $('text')
    .toArray()
    .map((element): CardText => {
      const {x, y, class: names} = element.attribs;
      const look = local(names);
      return {
        x: left + Number(x),
        y: Number(y),
        text: $(element).text(),
        look: look.includes('spoken')
          ? 'plateSpoken'
          : /small|written/.test(look)
            ? 'plateSmall'
            : 'plate',
      };
    });
  $('text').remove();
  $('[class]').each((_, element) => {
    $(element).attr('class', local(element.attribs.class));
  });
  return {
    shapes: `<g transform="translate(${left} 0)">${$('svg').html() ?? ''}</g>`,
    texts,
  };
};
