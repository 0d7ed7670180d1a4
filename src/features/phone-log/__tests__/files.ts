import fc from 'fast-check';

const NAMES = ['SMITH, JOHN', 'Álvarez, María', 'O’Neill', '"BOB" DOE', 'Okafor; Ada', 'Kim | Lee'];
const TITLES = [
  'Call report of the practice',
  'Created by Maria Alvarez on 11/02/2026, 8:00 AM',
  'Period;10/01/2026;10/31/2026',
  'All calls | all queues',
  'Site Phoenix',
];
const NOTES = ['', '', '', 'call back', 'asked, twice; for a refill', 'one\ntwo, and\nthree'];
const HEAD = ['Start Time', 'Direction', 'From', 'Caller Name', 'Result', 'Duration', 'Notes'];

/** Faults of a line: it is cut off, a quote stays open, a cell is split, it has no time. */
const damage = fc.constantFrom('cut', 'quote', 'shift', 'no time');
const rarely = <Value>(usual: Value, rare: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof({weight: 40, arbitrary: fc.constant(usual)}, {weight: 1, arbitrary: rare});

const anyCall = fc.record({
  name: fc.constantFrom(...NAMES),
  note: fc.constantFrom(...NOTES),
  damage: rarely<string | null>(null, damage),
  blanksAfter: rarely(0, fc.integer({min: 1, max: 2})),
  /** Column in which a name or a number of a person stands; beyond the columns for none. */
  plant: fc.nat(60),
});

const anyLayout = fc.record({
  separator: fc.constantFrom(',', ';', '\t', '|'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  titles: fc.array(fc.constantFrom(...TITLES), {maxLength: 12}),
  isPadded: fc.boolean(),
  hasSeparatorLine: fc.boolean(),
  quotesAll: fc.boolean(),
  repeatsHead: fc.boolean(),
  hasTotal: fc.boolean(),
});

type Call = typeof anyCall extends fc.Arbitrary<infer Value> ? Value : never;
type Layout = typeof anyLayout extends fc.Arbitrary<infer Value> ? Value : never;

const fileOf = (layout: Layout, calls: readonly Call[]) => {
  const {separator, lineEnd, isPadded, quotesAll} = layout;
  const planted: string[] = [];
  const lines: string[] = [];
  const count = {title: 0, note: 0, blank: 0, good: 0, broken: 0};
  const add = (kind: keyof typeof count, text: string): void => {
    count[kind] += text.split('\n').length;
    lines.push(...text.split('\n'));
  };
  const record = (cells: readonly string[]): string =>
    cells
      .map((cell) =>
        quotesAll || cell.includes(separator) || /["\n]/.test(cell)
          ? `"${cell.replaceAll('"', '""')}"`
          : cell,
      )
      .join(separator);
  const padded = (text: string): string => record([text, ...HEAD.slice(1).map(() => '')]);

  if (layout.hasSeparatorLine) add('title', `sep=${separator}`);
  for (const title of layout.titles) add('title', isPadded ? padded(title) : title);
  add('title', record(HEAD));
  calls.forEach(({name, note, damage: wrong, blanksAfter, plant}, at) => {
    const time = `10/${String(1 + (at % 28)).padStart(2, '0')}/2026 ${1 + (at % 12)}:${10 + (at % 50)} PM`;
    const cells = [
      wrong === 'no time' ? '' : time,
      at % 5 > 0 ? 'Inbound' : 'Outbound',
      `(602) 555-${1000 + at}`,
      name,
      at % 3 ? 'Answered' : 'Missed',
      `0:${String(at % 60).padStart(2, '0')}:07`,
      note,
    ];
    const person = plant % 2 ? `Planted Person${at}` : `(480) 555-${2000 + at}`;
    if (plant < HEAD.length) cells[plant] = person;
    planted.push(`555-${1000 + at}`, `Person${at}`, `555-${2000 + at}`);
    // Without its time a line can't be read.
    if (wrong === null && plant > 0) add('good', record(cells));
    else if (wrong === 'cut') add('broken', record(cells).slice(0, 12));
    else if (wrong === 'quote' || wrong === 'shift') {
      const bare = cells.map((cell) => cell.replace(/["\n].*/s, '')).join(separator);
      add(
        'broken',
        wrong === 'quote'
          ? bare.replace(separator, `${separator}"`)
          : bare.replace('55', `5${separator}5`),
      );
    } else add('broken', record(cells));
    for (let blank = 0; blank < blanksAfter; blank += 1) add('blank', '');
    if (layout.repeatsHead && at === 20) add('title', record(HEAD));
  });
  if (layout.hasTotal) add('note', record(['Total', '', '', '', `${calls.length} calls`, '', '']));
  const text = lines.map((line) => line + lineEnd).join('');
  return {text, lines: lines.length, count, planted};
};

/** A generated file, and the truth about it: lines by kind, and people, at most twice each. */
export type GeneratedFile = ReturnType<typeof fileOf>;

/** Logs in every way of writing them: separators, line ends, titles, quotes, broken lines. */
export const anyFile: fc.Arbitrary<GeneratedFile> = fc
  .tuple(anyLayout, fc.array(anyCall, {minLength: 40, maxLength: 90}))
  .map(([layout, calls]) => fileOf(layout, calls));
