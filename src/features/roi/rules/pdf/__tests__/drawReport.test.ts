import {execFileSync} from 'node:child_process';

import fc from 'fast-check';

import {
  defaultRoiInputs,
  roiInputIds,
  type RoiInputId,
  type RoiInputs,
} from '../../../data/fields.ts';
import {listTexts} from '../../../../specialties/testing/sentenceRules.ts';
import {pdfCharacters} from '../../../../../lib/pdf/fonts.generated.ts';
import {MAX_INPUT} from '../../../../../lib/numbers/numberInput.ts';
import {roiReport, type RoiReport} from '../../pdfReport.ts';
import {drawReport, reportFileName} from '../drawReport.ts';

jest.mock('../../../../../config/company.ts');
jest.mock('../../../../../data/plans.ts');

const created = new Date(2026, 10, 21, 12);
const link = 'https://www.ringwell.example/calculator?calls=80';
const report = (inputs: RoiInputs): RoiReport => roiReport(inputs, created, link);

const all = (value: number): RoiInputs =>
  Object.fromEntries(roiInputIds.map((id) => [id, value])) as unknown as RoiInputs;

const practices: readonly (readonly [string, RoiInputs])[] = [
  ['the defaults', defaultRoiInputs],
  ['a loss', {...all(0), dailyCalls: 3, missedPercentage: 2, avgRevenuePerVisit: 40}],
  ['enormous inputs', all(MAX_INPUT)],
];

test('the PDF has the page’s figures for the defaults, and its date in the file name', () => {
  const {net, netRange, results, date} = report(defaultRoiInputs);
  expect(net).toBe('$4,251 a month');
  expect(netRange).toBe('By the formula $21,801 a month, $18,531 to $25,071, the formula’s ±15%');
  expect(date).toBe('November 21, 2026');
  expect(results[0]).toEqual(['Recovered calls a month', '33', '132']);
  expect(results.at(-1)).toEqual(['Annual ROI', '1,600%', '8,620%']);
  expect(reportFileName(created)).toBe('ringwell-estimate-2026-11-21.pdf');
});

test('the PDF uses no character that the embedded fonts cannot draw', () => {
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

test.each(practices)(
  'the PDF of %s is one page with embedded fonts, a link back, and tags',
  async (_, inputs) => {
    const content = report(inputs);
    const pdf = await drawReport(content, created);
    const source = Buffer.from(pdf).toString('latin1');
    expect(source.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(source.match(/\/FontFile2/g)).toHaveLength(3);
    expect(source).toContain(`/URI (${link})`);

    const command = ['scripts/pdf-text.mjs', '--tags'];
    const aloud = String(execFileSync(process.execPath, command, {input: pdf}));
    const {cash, ...texts} = content;
    for (const [, part] of listTexts(texts)) expect(aloud).toContain(part);
    expect(aloud).toMatch(
      /^Tagged: true\nLanguage: en-US\nTitle shown: true\nSmallest text: 9 pt\nOutside of tags: nothing\n/,
    );
    expect(aloud.match(/^ {2}H\d .*/gm)).toEqual([
      `  H1 ${content.title}`,
      '  H2 Your practice',
      '  H2 What it adds up to',
      '  H2 Twelve months of cash in the cautious case',
      '  H2 How the formula gets there',
    ]);
    expect(aloud.match(/^ {2}Table$/gm)).toHaveLength(3);
    const [name, cautious, formula] = content.results[0]!;
    expect(aloud).toContain(`      TH ${name}\n      TD ${cautious}\n      TD ${formula}\n`);
    expect(aloud).toContain(`(${cash.label})\n`);
    expect(aloud).toContain('    Link Open this estimate in the calculator\n');
  },
);
