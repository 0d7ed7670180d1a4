import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {signatureBlocks} from '../../../src/features/legal/agreement.ts';
import {legalFacts} from '../../../src/features/legal/data.ts';
import {BuildError} from '../../../src/lib/problems.ts';
import {drawLegal} from '../drawLegal.ts';
import {type LegalText, parseLegal} from '../parseLegal.ts';

const root = path.resolve(__dirname, '../../..');
const source = readFileSync(path.join(root, 'src/pages/dpa.mdx'), 'utf8');
const agreement = parseLegal(source, legalFacts, 'dpa.mdx');

const clausesOf = (text: LegalText): readonly string[] =>
  text.sections.flatMap(({blocks}) =>
    blocks.flatMap((block) => (block.kind === 'clauses' ? block.clauses.map((c) => c.text) : [])),
  );

const options = {
  byline: 'Last updated September 2025',
  company: 'Ringwell',
  address: 'example.com/dpa',
  signatures: signatureBlocks,
};

const small = (body: string): string =>
  `---\ntitle: A text\n---\n\nIn short.\n\n## One {/* #one */}\n\n${body}\n`;

const clause = (text: string): string => small(`<Clauses of="one">\n\n1. ${text}\n\n</Clauses>`);

it('the agreement’s PDF has a clause for every numbered line of its file', () => {
  expect(agreement.summary).toHaveLength(1);
  expect(clausesOf(agreement)).toHaveLength((source.match(/^\d+\. /gm) ?? []).length);
});

it('parseLegal numbers clauses by section and keeps their parts', () => {
  const text = parseLegal(
    clause('First {facts.x}, see [terms](/terms):\n   - part\n2. Second'),
    {x: 'fact'},
    'a.mdx',
  );
  expect(text.sections[0]?.blocks).toEqual([
    {
      kind: 'clauses',
      clauses: [
        {number: '1.1', text: 'First fact, see terms:', parts: ['part']},
        {number: '1.2', text: 'Second', parts: []},
      ],
    },
  ]);
});

it.each([
  ['an unknown fact', clause('{facts.nope}'), "there is no fact 'nope'"],
  ['a fact of the prototype', clause('{facts.constructor}'), 'no fact'],
  [
    'clauses of another section',
    clause('A').replace('of="one"', 'of="two"'),
    "are in section 'one'",
  ],
  ['a component without words', clause('<Chart />'), '<Chart />'],
  ['a stray paragraph', small('Just text.'), 'cannot show'],
  ['any other expression', clause('{1 + 1}'), 'cannot show'],
])('parseLegal refuses %s, by file and line', (_, text, problem) => {
  const parse = (): LegalText => parseLegal(text, {}, 'a.mdx');
  expect(parse).toThrow(BuildError);
  expect(parse).toThrow(problem);
  expect(parse).toThrow(/^a\.mdx:\d+: /);
});

it('the PDF is reproducible and accessible: tagged headings, lists and table, and no text under 9 pt', async () => {
  const pdf = await drawLegal(agreement, options);
  expect(await drawLegal(agreement, options)).toEqual(pdf);
  const command = ['scripts/pdf-text.mjs', '--tags'];
  const aloud = String(execFileSync(process.execPath, command, {cwd: root, input: pdf}));

  expect(aloud).toMatch(
    /^Tagged: true\nLanguage: en-US\nTitle shown: true\nSmallest text: 9 pt\nOutside of tags: nothing\n/,
  );
  expect(aloud.match(/^ {2}H[12] .*/gm)).toEqual([
    `  H1 ${agreement.title}`,
    ...agreement.sections.map(({number, title}) => `  H2 ${number} ${title}`),
    '  H2 Signatures',
  ]);
  // Without spaces, because a line may end in the middle of a hyphenated word.
  const bare = (words: string): string => words.replace(/\s/g, '');
  for (const clause of clausesOf(agreement)) expect(bare(aloud)).toContain(bare(`LBody ${clause}`));
  expect(aloud).toContain('    TR\n      TH Measure\n      TH What it means here\n    TR\n');
  expect(aloud.match(/^ {2}H3 For .*/gm)).toHaveLength(options.signatures.length);
  for (const line of signatureBlocks.flatMap(({lines}) => lines))
    expect(bare(aloud)).toContain(bare(`P ${line}`));
});

it('drawLegal refuses a character that the fonts cannot draw, instead of leaving it out', async () => {
  const text = parseLegal(clause('At least ≥ 3'), {}, 'a.mdx');
  await expect(drawLegal(text, options)).rejects.toThrow('≥ (U+2265)');
});
