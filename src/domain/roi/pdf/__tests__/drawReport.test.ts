import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import fc from 'fast-check';

import {
  defaultRoiInputs,
  roiInputIds,
  type RoiInputId,
  type RoiInputs,
} from '../../../../data/roiFields.ts';
import {listTexts} from '../../../../testing/sentenceRules.ts';
import {pdfCharacters} from '../../../pdf/fonts.generated.ts';
import {MAX_INPUT} from '../../../numbers/parseNumber.ts';
import {roiReport, type RoiReport} from '../../report.ts';
import {drawReport, reportFileName} from '../drawReport.ts';

jest.mock('../../../../config/brand.ts');
jest.mock('../../../../data/plans.ts');

const created = new Date(2026, 10, 21, 12);
const link = 'https://www.ringwell.example/calculator?calls=80';
const report = (inputs: RoiInputs): RoiReport => roiReport(inputs, created, link);

const all = (value: number): RoiInputs =>
  Object.fromEntries(roiInputIds.map((id) => [id, value])) as unknown as RoiInputs;

const practices: readonly (readonly [string, RoiInputs])[] = [
  ['the defaults', defaultRoiInputs],
  ['decimals', {...all(33.33), dailyCalls: 213.7, currentReceptionists: 2.9375}],
  ['a loss', {...all(0), dailyCalls: 3, missedPercentage: 2, avgRevenuePerVisit: 40}],
  ['negative inputs', {...defaultRoiInputs, dailyCalls: -50}],
  ['enormous inputs', all(MAX_INPUT)],
];

test('the report says the defaults to the cent, with their ranges, and is named for its day', () => {
  const {net, netRange, results, date} = report(defaultRoiInputs);
  expect(net).toBe('$3,951 a month');
  expect(netRange).toBe(
    'By the formula $21,801 a month, $18,531 to $25,071 at our stated accuracy of ±15%',
  );
  expect(date).toBe('November 21, 2026');
  expect(results.map(({value, range}) => [value, range])).toEqual([
    ['132', '112.2 to 151.8'],
    ['$19,800', '$16,830 to $22,770'],
    ['$3,000', '$2,550 to $3,450'],
    ['−$999', ''],
    ['$3,000', ''],
    ['8,620.4%', '7,327.3% to 9,913.5%'],
    ['about 4 days', 'about 4 to about 5 days'],
  ]);
  expect(reportFileName(created)).toBe('ringwell-estimate-2026-11-21.pdf');
});

test('uses no character that the embedded fonts cannot draw', () => {
  const any = fc.double({min: -MAX_INPUT, max: MAX_INPUT, noNaN: true});
  const given = fc.record(
    Object.fromEntries(roiInputIds.map((id) => [id, any])) as Record<RoiInputId, typeof any>,
  );
  fc.assert(
    fc.property(given, (inputs) => {
      const used = new Set(listTexts(report(inputs)).flatMap(([, text]) => [...text]));
      expect([...used].filter((character) => !pdfCharacters.includes(character))).toEqual([]);
    }),
    {numRuns: 50},
  );
});

describe('read back by another program', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'roi-pdf-'));
  afterAll(() => rmSync(folder, {recursive: true}));
  const file = (name: string): string => path.join(folder, `${name.replaceAll(' ', '-')}.pdf`);
  const read = (...command: readonly string[]): string =>
    execFileSync(process.execPath, ['scripts/pdf-text.mjs', ...command], {encoding: 'utf8'});

  let texts: readonly string[];
  beforeAll(async () => {
    for (const [name, inputs] of practices) {
      writeFileSync(file(name), await drawReport(report(inputs), created));
    }
    texts = read(...practices.map(([name]) => file(name))).split('\f');
  });

  test.each(practices)('%s: one page, fonts embedded, a link back, figures as text', (name) => {
    const at = practices.findIndex(([other]) => other === name);
    const source = readFileSync(file(name), 'latin1');
    expect(source.startsWith('%PDF-')).toBe(true);
    expect(source.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(source.match(/\/FontFile2/g)).toHaveLength(3);
    expect(source).toContain(`/URI (${link})`);

    const {inputs, results, method, firstYear, ...content} = report(practices[at]![1]);
    const text = texts[at]?.replace(/\s+/g, ' ');
    for (const part of [
      ...[content.title, content.date, content.net, content.netRange, content.recovered],
      ...[...inputs, ...results].flatMap(({label, value, range}) => [label, value, range]),
      ...method.flatMap(({working, result}) => [working, result]),
      ...firstYear.steps.map(({working}) => working),
      content.assumptions,
    ])
      expect(text).toContain(part);
  });

  test('it can be read aloud: headings, tables, charts in words, nothing under 9 pt', () => {
    const content = report(defaultRoiInputs);
    const aloud = read('--tags', file('the defaults'));
    expect(aloud).toMatch(
      /^Tagged: true\nLanguage: en-US\nTitle shown: true\nSmallest text: 9 pt\nOutside of tags: nothing\n/,
    );
    expect(aloud.match(/^ {2}H\d .*/gm)).toEqual([
      `  H1 ${content.title}`,
      '  H2 Your practice',
      '  H2 What it adds up to',
      '  H2 One month of missed calls',
      '  H2 Cash in the cautious case',
      '  H2 Your first year',
      '  H2 How we get there',
    ]);
    expect(aloud.match(/^ {2}Table$/gm)).toHaveLength(4);
    expect(aloud).toContain(
      '      TH Recovered calls a month\n      TD 112.2 to 151.8\n      TD 132\n',
    );
    expect(aloud).toContain(`  Figure (${content.month.label})\n`);
    expect(aloud).toContain(`(${content.cash.label})\n`);
    expect(aloud).toContain('    Link Open this estimate in the calculator\n');
  });
});
