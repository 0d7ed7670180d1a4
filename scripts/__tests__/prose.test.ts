import {lintProse, proseFiles, readProse} from '../prose/lint.ts';

const said = (mdx: string): readonly string[] =>
  lintProse(mdx).map(({line, text}) => `${line}: ${text}`);

test.each([
  ['a longer word for use', 'Utilize the phone.', '“Utilize”: write “use”'],
  ['a straight apostrophe', "It's late.", 'typographic apostrophe'],
  ['straight quotation marks', 'She said "no" twice.', 'typographic quotation marks'],
  ['a word twice', 'Call the the desk.', '“the the”: write in its place: the word once'],
  ['two spaces', 'One  two.', 'one space'],
  ['a dash', 'One—two.', 'a comma, a colon, or a new sentence'],
  ['an exclamation', 'Call now!', '“!”: write in its place: a period'],
  [
    'a name in the wrong case',
    'It connects to Athenahealth.',
    '“Athenahealth”: write “athenahealth”',
  ],
  ['a sentence without end', `${'word and '.repeat(25)}end.`, 'a sentence of 51 words'],
])('the style check marks %s', (_, mdx, finding) => {
  expect(said(mdx).join('\n')).toContain(finding);
});

test('good prose, and text that isn’t prose, has no problems', () => {
  const mdx = [
    '---',
    'title: It’s a title',
    "slug: don't-look",
    '---',
    "import X from './seamless';",
    '',
    'The desk’s phone rings. [A link](https://example.com/seamless "x").',
    '`npm run seamless` <Claim id="seamless" /> {/* seamless */}',
    '',
    '```js',
    "const a = 'seamless'",
    '```',
    '| A | B |',
    '| --- | --- |',
  ].join('\n');
  expect(said(mdx)).toEqual([]);
});

test('a finding names the line of the file, also below front matter, comments, code, and components', () => {
  const above = '---\ntitle: A\n---\n{/* one\ntwo */}\n```\nx\n```\n<Note\n  a="b">\n';
  expect(said(`${above}Utilize it.\n`)).toEqual(['11: “Utilize”: write “use”']);
});

test.each(proseFiles())('%s follows the house style', (file) => {
  expect(said(readProse(file))).toEqual([]);
});
