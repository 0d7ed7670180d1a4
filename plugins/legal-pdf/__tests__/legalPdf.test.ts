import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {signatureBlocks} from '../../../src/data/legal.ts';
import {drawLegal} from '../drawLegal.ts';
import {readLegal} from '../readLegal.ts';

const END = 'For the practice';
const options = {
  lastUpdated: 'September 2025',
  company: 'Ringwell',
  address: 'example.com/dpa',
  signatures: signatureBlocks,
};

/** As the build minifies the page. */
const pageWith = (more = ''): string =>
  `<main><header><h1>A text</h1><p class=byline><b>Last updated <!-- -->May</b>Two sections.<!-- --> <!-- -->For all.</header>
<div><p>In <!-- -->short<!-- -->.</p>
<h2 id=one><span>1</span> <!-- -->Who</h2>
<ol role=list><li id=c11><a href=#c11 aria-label="Clause 1.1">1.1</a>First, see <a href=/terms>terms</a>:<!-- -->
<ul>
<li>part</li>
</ul>
<li id=c12><a href=#c12>1.2</a>Second</ol>${more}
<h2 id=two><span>2</span> <!-- -->What</h2>
<div data-table=true tabindex=0><table><thead><tr><th>Measure<th>Meaning<tbody><tr><td>Hours<td>24<!-- -->/7</table></div>
<div><div><b>${END}</b><p>Signature</div></div><div><h2>Need it signed?</h2></div></div></main>`;

const text = readLegal(pageWith(), END);

const readAloud = async (): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'legal-pdf-'));
  const file = path.join(folder, 'a.pdf');
  writeFileSync(file, await drawLegal(text, options));
  const command = ['scripts/pdf-text.mjs', '--tags', file];
  const cwd = path.resolve(__dirname, '../../..');
  const aloud = execFileSync(process.execPath, command, {cwd, encoding: 'utf8'});
  rmSync(folder, {recursive: true});
  return aloud;
};

it('a text is read out of its page, with its clauses, their parts and its tables', () => {
  expect(text).toEqual({
    title: 'A text',
    applies: 'For all.',
    summary: ['In short.'],
    sections: [
      {
        number: 1,
        title: 'Who',
        blocks: [
          {
            kind: 'clauses',
            clauses: [
              {number: '1.1', text: 'First, see terms:', parts: ['part']},
              {number: '1.2', text: 'Second', parts: []},
            ],
          },
        ],
      },
      {
        number: 2,
        title: 'What',
        blocks: [{kind: 'table', head: ['Measure', 'Meaning'], rows: [['Hours', '24/7']]}],
      },
    ],
  });
});

it.each(['<p>A stray paragraph.</p>', '<div>A component.</div>', '<ul><li>A list.</ul>'])(
  'what the PDF has no form for stops the build: %s',
  (more) => {
    expect(() => readLegal(pageWith(more), END)).toThrow('The PDF has no form for “A ');
  },
);

it('the PDF is the same each time', async () => {
  const [one, two] = [await drawLegal(text, options), await drawLegal(text, options)];
  expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
});

it('the PDF can be read aloud: headings, lists, table, and nothing under 9 pt', async () => {
  const aloud = await readAloud();
  expect(aloud).toMatch(
    /^Tagged: true\nLanguage: en-US\nTitle shown: true\nSmallest text: 9 pt\nOutside of tags: nothing\n/,
  );
  expect(aloud.match(/^ {2}H[12] .*/gm)).toEqual([
    ...['  H1 A text', '  H2 1 Who', '  H2 2 What', '  H2 Signatures'],
  ]);
  for (const said of ['LBody First, see terms:', 'Lbl a.', 'LBody part', 'LBody Second']) {
    expect(aloud).toContain(said);
  }
  expect(aloud).toContain('    TR\n      TH Measure\n      TH Meaning\n    TR\n');
  // Without spaces, because a line may end in the middle of a hyphenated word.
  const bare = (words: string): string => words.replace(/\s/g, '');
  for (const {party, lines} of signatureBlocks) {
    expect(aloud).toContain(`H3 ${party}`);
    for (const line of lines) expect(bare(aloud)).toContain(bare(`P ${line}`));
  }
});

it('a character that the fonts can’t draw stops the build', async () => {
  await expect(drawLegal({...text, title: 'At least ≥ 3'}, options)).rejects.toThrow('≥ (U+2265)');
});
