import fc from 'fast-check';

/** A generated file, and the truth about it. */
export interface GeneratedFile {
  readonly bytes: Uint8Array;
  readonly text: string;
  /** Lines as an editor counts them. */
  readonly lines: number;
  readonly titleLines: number;
  readonly blankLines: number;
  /** Lines of calls that nothing is wrong with. */
  readonly goodLines: number;
  /** Lines of calls that something is wrong with. */
  readonly brokenLines: number;
  /** Names and numbers of people, at most twice each. */
  readonly planted: readonly string[];
  /** Records of calls, whatever lines they run over. */
  readonly calls: number;
}

const NAMES = ['SMITH, JOHN', 'Álvarez, María', 'O’Neill', '"BOB" DOE', 'Okafor; Ada', 'Kim | Lee'];
const TITLES = [
  'Call report of the practice',
  'Created by Maria Alvarez on 11/02/2026, 8:00 AM',
  'Period;10/01/2026;10/31/2026',
  'All calls | all queues',
  'Site\tPhoenix',
  'A "quoted" word',
];

type Damage = 'cut' | 'quote' | 'shift' | 'no time' | null;

interface Line {
  readonly name: number;
  readonly damage: Damage;
  readonly note: 'none' | 'short' | 'long' | 'lines';
  readonly blanksAfter: number;
  readonly plant: number;
  readonly end: number;
}

const line: fc.Arbitrary<Line> = fc.record({
  name: fc.nat(NAMES.length - 1),
  damage: fc.oneof(
    {weight: 40, arbitrary: fc.constant(null)},
    {weight: 1, arbitrary: fc.constantFrom<Damage>('cut', 'quote', 'shift', 'no time')},
  ),
  note: fc.constantFrom('none', 'none', 'none', 'short', 'long', 'lines'),
  blanksAfter: fc.oneof(
    {weight: 30, arbitrary: fc.constant(0)},
    {weight: 1, arbitrary: fc.integer({min: 1, max: 2})},
  ),
  plant: fc.nat(60),
  end: fc.nat(9),
});

const NOTES = {
  none: '',
  short: 'call back',
  long: 'asked, twice; for a refill',
  lines: 'one\ntwo, and\nthree',
};

const layout = fc.record({
  separator: fc.constantFrom(',', ';', '\t', '|'),
  ends: fc.constantFrom('\n', '\r\n', '\r', 'mixed'),
  titles: fc.array(fc.nat(TITLES.length - 1), {maxLength: 12}),
  isPadded: fc.boolean(),
  hasSeparatorLine: fc.boolean(),
  quotes: fc.constantFrom('all', 'needed'),
  encoding: fc.constantFrom('utf-8', 'bom', 'utf-16le', 'utf-16be', 'windows-1252'),
  repeatsHead: fc.boolean(),
  hasTotal: fc.boolean(),
  hasLastEnd: fc.boolean(),
});

type Layout = typeof layout extends fc.Arbitrary<infer Value> ? Value : never;

const HEAD = ['Start Time', 'Direction', 'From', 'Caller Name', 'Result', 'Duration', 'Notes'];

const encode = (text: string, encoding: string): Uint8Array => {
  if (encoding === 'windows-1252') {
    return Uint8Array.from(text.replaceAll('’', '\u0092'), (character) => character.charCodeAt(0));
  }
  if (encoding.startsWith('utf-16')) {
    const isLittle = encoding === 'utf-16le';
    const bytes = new Uint8Array(2 * text.length + 2);
    const view = new DataView(bytes.buffer);
    view.setUint16(0, 0xfeff, isLittle);
    for (let at = 0; at < text.length; at += 1) {
      view.setUint16(2 * at + 2, text.charCodeAt(at), isLittle);
    }
    return bytes;
  }
  return new TextEncoder().encode(encoding === 'bom' ? `\ufeff${text}` : text);
};

interface Cells {
  readonly cells: readonly string[];
  readonly damage: Damage;
}

/** A call of October, with a name or a number in one of its columns now and then. */
const callOf = ({name, damage, note, plant}: Line, at: number, planted: string[]): Cells => {
  const day = `10/${String(1 + (at % 28)).padStart(2, '0')}/2026`;
  const time = `${day} ${1 + (at % 12)}:${10 + (at % 50)} PM`;
  const isIn = at % 5 > 0;
  const result = at % 3 ? 'Answered' : 'Missed';
  const cells = [
    damage === 'no time' ? '' : time,
    isIn ? 'Inbound' : 'Outbound',
    `(602) 555-${1000 + at}`,
    NAMES[name] ?? '',
    result,
    `0:${String(at % 60).padStart(2, '0')}:07`,
    NOTES[note],
  ];
  planted.push(`555-${1000 + at}`);
  if (plant < HEAD.length) {
    const person = plant % 2 ? `Planted Person${at}` : `(480) 555-${2000 + at}`;
    cells[plant] = person;
    planted.push(plant % 2 ? `Person${at}` : `555-${2000 + at}`);
  }
  return {cells, damage};
};

interface Written {
  readonly lines: readonly string[];
  readonly kind: 'title' | 'blank' | 'good' | 'broken';
}

const fileOf = (
  {separator, ends, titles, isPadded, quotes, repeatsHead, hasTotal, ...rest}: Layout,
  calls: readonly Line[],
): GeneratedFile => {
  const planted: string[] = [];
  const quoted = (cell: string): string =>
    quotes === 'all' || cell.includes(separator) || /["\n]/.test(cell)
      ? `"${cell.replaceAll('"', '""')}"`
      : cell;
  const record = (cells: readonly string[]): string[] =>
    cells.map(quoted).join(separator).split('\n');
  const title = (cells: readonly string[]): Written => ({lines: record(cells), kind: 'title'});
  const written: Written[] = [];
  if (rest.hasSeparatorLine) written.push({lines: [`sep=${separator}`], kind: 'title'});
  for (const at of titles) {
    const text = (TITLES[at] ?? '').replaceAll('\t', ' ');
    written.push(
      isPadded
        ? title([text, ...HEAD.slice(1).map(() => '')])
        : {lines: [text.replaceAll('"', '')], kind: 'title'},
    );
  }
  written.push(title(HEAD));
  calls.forEach((call, at) => {
    const {cells, damage} = callOf(call, at, planted);
    let lines = record(cells);
    if (damage === 'cut') lines = [(lines[0] ?? '').slice(0, 12)];
    if (damage === 'quote')
      lines = [
        cells
          .map((cell) => cell.replace(/["\n].*/s, ''))
          .join(separator)
          .replace(separator, `${separator}"`),
      ];
    if (damage === 'shift') {
      lines = [
        cells
          .map((cell) => cell.replace(/["\n].*/s, ''))
          .join(separator)
          .replace('55', `5${separator}5`),
      ];
    }
    // Without its time a line can't be read.
    const isGood = damage === null && call.plant > 0;
    written.push({lines, kind: isGood ? 'good' : 'broken'});
    for (let blank = 0; blank < call.blanksAfter; blank += 1) {
      written.push({lines: [''], kind: 'blank'});
    }
    if (repeatsHead && at === 20) written.push(title(HEAD));
  });
  if (hasTotal) written.push(title(['Total', '', '', '', `${calls.length} calls`, '', '']));
  const all = written.flatMap(({lines}) => lines);
  const endAfter = (at: number): string => {
    if (ends !== 'mixed') return ends;
    const end = ['\n', '\r\n', '\r'][(calls[at % calls.length]?.end ?? 0) % 3] ?? '\n';
    // Before a blank line that ends in LF, a CR would be one end with it.
    return end === '\r' && all[at + 1] === '' ? '\r\n' : end;
  };
  const text = all
    .map((each, at) => (at < all.length - 1 || rest.hasLastEnd ? each + endAfter(at) : each))
    .join('');
  const linesOf = (kind: Written['kind']): number =>
    written.filter((one) => one.kind === kind).reduce((sum, {lines}) => sum + lines.length, 0);
  return {
    text,
    bytes: encode(text, rest.encoding),
    lines: all.at(-1) === '' && !rest.hasLastEnd ? all.length - 1 : all.length,
    titleLines: linesOf('title'),
    blankLines: linesOf('blank') - (all.at(-1) === '' && !rest.hasLastEnd ? 1 : 0),
    goodLines: linesOf('good'),
    brokenLines: linesOf('broken'),
    planted,
    calls: calls.length,
  };
};

/** Logs in every way of writing them: separators, line ends, titles, quotes, encodings, broken lines. */
export const anyFile: fc.Arbitrary<GeneratedFile> = fc
  .tuple(layout, fc.array(line, {minLength: 40, maxLength: 90}))
  .map(([how, calls]) => fileOf(how, calls));
