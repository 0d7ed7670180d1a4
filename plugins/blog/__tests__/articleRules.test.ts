import path from 'node:path';

import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor.js';

import {formatProblem} from '../../../src/lib/problems.ts';
import {articleRules, type ReadArticle} from '../articleRules.ts';

const siteDir = '/site';

/** Reads a text with Docusaurus's own parser. It begins on the fifth line of its file. */
const read = async (text: string): Promise<ReadArticle & {readonly lines: readonly string[]}> => {
  let result: ReadArticle | undefined;
  const processor = await createProcessorUncached({
    format: 'mdx',
    options: {
      beforeDefaultRemarkPlugins: [
        [articleRules, {siteDir, read: (_: string, article: ReadArticle) => (result = article)}],
      ],
      remarkPlugins: [],
      rehypePlugins: [],
      recmaPlugins: [],
      beforeDefaultRehypePlugins: [],
      admonitions: true,
      // Docusaurus then reads no pictures.
      staticDirs: [],
      siteDir,
      markdownConfig: {
        anchors: {maintainCase: false},
        mdx1Compat: {comments: false},
        hooks: {onBrokenMarkdownImages: () => undefined, onBrokenMarkdownLinks: () => undefined},
      },
    } as unknown as Parameters<typeof createProcessorUncached>[0]['options'],
  });
  const compiled = processor.process({
    content: `---\ntitle: A\ndate: 2025-09-18\n---\n${text}\n`,
    filePath: path.join(siteDir, 'blog/faxes.mdx'),
    frontMatter: {},
    compilerName: 'client',
  });
  // Docusaurus also throws for some faults, after our rules.
  await compiled.catch(() => undefined);
  if (!result) return compiled as never;
  return {...result, lines: result.problems.map(formatProblem)};
};

/** Faults, each with a text that has it and the message for its first line. */
test.each<[what: string, text: string, says: string, line?: number]>([
  ['no text', '', 'text is missing'],
  ['a second title', '# Again', 'heading is of the first level'],
  ['a heading of nothing', '## {/* a */}', 'heading ## is empty'],
  ['a skipped level', '#### Deep', 'heading #### skips a level; write ## before it'],
  ['a line above a rule', 'So far\n---', 'heading is a line above ---; write ## before it'],
  ['a bold line', '**Why**', 'heading is a bold line; write ## before it'],
  ['no space in a heading', '##Why', 'heading is left as text; write a space after the ##'],
  ['dots and tabs of Word', '•\tone\n•\ttwo', 'list is left as text'],
  ['dots of its symbol font', '\uF0B7 one', 'list is left as text'],
  ['dashes', '– one\n– two', 'list is left as text'],
  ['hyphens without a space', '-one\n-two', 'list is left as text'],
  ['numbers without a space', '1.one', 'list is left as text'],
  ['boxes to tick', '- [ ] one\n- [x] two', 'list has boxes to tick; put it into <Checklist>'],
  ['a table without a ruler', '| a | b |\n| 1 | 2 |', 'table is left as text'],
  [
    'a cell too many',
    '| a |\n| - |\n| 1 | 2 |',
    'table has 2 cells in a row, and 1 in its head',
    7,
  ],
  ['a row of a spreadsheet', 'a\tb', 'table has tabs'],
  ['bold that is left open', 'Is **bold here', 'bold is left as text'],
  ['code that is left open', 'Is `code here', 'code is left as text'],
  ['a fence that is left open', '```js\nlet a', 'code has no end; write a line ```'],
  [
    'a language of nobody',
    '```pyhton\nlet a\n```',
    'code names no language we know, pyhton; write python',
  ],
  ['an open box', ':::note\n\na', ':::note has no end; write ::: below it'],
  ['an unknown box', ':::nte\n\na\n\n:::', ':::nte isn’t known; write :::note'],
  ['a footnote of nothing', 'A.[^1]', 'footnote has no text'],
  ['an unused footnote', 'A.\n\n[^1]: B.', 'footnote 1 is not shown; write [^1]', 7],
  ['two footnotes of a name', 'A.[^1]\n\n[^1]: B.\n\n[^1]: C.', 'footnote 1 is there twice', 9],
  ['a mark of an assistant', 'A.【4:0†source】', 'text has a mark of a chat assistant'],
  ['a reminder', 'A.\nTODO: numbers', 'text isn’t finished; write it, or take it out', 6],

  ['a space in a link', '[a](https://example.com/a b)', 'link is left as text'],
  ['a space after its words', '[a] (/pricing)', 'link is left as text'],
  ['a link the wrong way round', '(a)[https://example.com]', 'link is left as text'],
  ['a reference to nothing', '[a][1]', 'link is left as text'],
  ['a space in a picture', '![a](/img/my desk.png)', 'image is left as text'],
  ['no alt text', '![](/img/desk.png)', 'image /img/desk.png has no alt text; write ![what it'],
  [
    'a name as alt text',
    '![a.jpg](/img/desk.png)',
    'has its file’s name as alt text; write ![what',
  ],
  ['without a protocol', '![a](//example.com/x.png)', 'is on another site'],
  ['by reference', '![a][far]\n\n[far]: https://example.com/x.png', 'is on another site'],
  ['an accent of a Mac', '![a](/img/cafe\u0301.png)', 'has an accent in its name'],
  ['half a code', '![a](/img/100%.png)', 'image /img/100%.png has a % in its name'],

  ['a frame', '<iframe src="https://x.example" />', '<iframe> isn’t allowed in articles; pages'],
  ['a script', '<script>{`alert(1)`}</script>', '<script> isn’t allowed in articles; remove it'],
  [
    'an HTML picture',
    '<img src="/img/desk.png" />',
    '<img> isn’t allowed in articles; write ![what',
  ],
  ['an HTML link', '<a href="javascript:x">a</a>', '<a> isn’t allowed in articles; write [words]'],
  [
    'elements in one',
    '<svg><path d="M0 0" /></svg>',
    '<svg> isn’t allowed in articles; write Markdown',
  ],
  ['a handler', '<p onClick={() => 1}>a</p>', '<p> has onClick, which isn’t allowed in articles'],
  ['an element of no name', '<></>', '<> isn’t allowed in articles'],

  ['a typing error', '<Timelin />', '<Timelin /> isn’t a component of the site; did you mean'],
  ['an unknown component', '<Photograph />', 'isn’t a component of the site; write one of Adopt'],
  ['an unknown id', '<Claim id="nope" />', '<Claim> id is "nope"; write one of src/data/claims.ts'],
  ['no id', '<Statute />', '<Statute> id is missing; write one of src/features/blog/figures/st'],
  ['an attribute of none', '<Timeline big />', '<Timeline> big isn’t a known field'],
  ['sources of no month', '<Sources>a</Sources>', '<Sources> asOf is missing'],
  [
    'a call of no lines',
    '<Transcript title="x" outcome="y" lines="z" />',
    '<Transcript> lines is not a list',
  ],
  [
    'a caller of no kind',
    "<Transcript title='x' outcome='y' lines={[{who: 'bob', says: 'a'}]} />",
    '<Transcript> lines[0].who isn’t caller, line, or desk',
  ],

  ['the build’s environment', 'At {process.env.HOME}', '{process.env.HOME} is code, and braces'],
  ['nothing', 'a {} b', '{} is code'],
  ['what isn’t shown', 'a {true} b', '{true} is code'],
  ['a name in a text', '{`at ${process.cwd()}`}', '{`at ${process.cwd()}`} is code'],
  ['in an attribute', '<Claim id={process.env.HOME} />', '<Claim> id is code; write the value'],
  ['as attributes', '<Note {...process.env}>a</Note>', '<Note> {…} is code; write the value'],
  ['exported', 'export const a = process.env.HOME;\n\n{a}', 'import or export is code'],
  ['imported', "import A from './_a';\n\n<A />", 'import or export is code'],
])('reports %s, %j, once at its line', async (...[, text, says, line]) => {
  const {lines} = await read(text);
  expect(lines).toEqual([expect.stringContaining(says)]);
  const place = text === '' ? '' : `:${line ?? 5}`;
  expect(lines[0]).toMatch(new RegExp(`^blog/faxes\.mdx${place}: [^\n]+$`));
});

test('reports nothing for text that only resembles a fault', async () => {
  const text = [
    '`<script>` and `{process.env.HOME}` and ``![](x)`` and `**` and `a](b`',
    '~~~html\n<iframe src="https://video.example/1"></iframe>\n~~~',
    '```bash\nnpm start\n```\n\n- a\n\n  ```\n  b\n  ```',
    'a \\{name} and 3 \\< 5 and \\[a](b) and \\*\\*, {"a text"} {42} {/* <script> */}',
    '[email](mailto:a@example.com), [far](https://example.com/a%20b.md#c), [page](/pricing)',
    '![a](/img/desk.png) ![a](./beside.png) ![a](</img/my desk.png>) ![a](/img/my%20desk.png)',
    '![Docusaurus finds it](/img/none.png)',
    '## Two <sup>1</sup>\n\n### Three\n\n## Two',
    'A word [sic] (that is), <abbr title="a">b</abbr><br />**Note**-taking, from 9:30 at:noon.[^1]',
    '**Bold** at first. #1 in faxes, *Try - it*, a – b',
    '<Dek>\n\nA <Brand />, <Claim id="answerSeconds" />.\n\n</Dek>\n\n[^1]: A source.',
    "<Transcript title='x' outcome='y' lines={[{who: 'line', says: `a`}, {who: 'desk', says: 'b'}]} />",
    '<Details>\n\n- one\n  - two\n\n</Details>\n\n:::tip[A title]\n\nText\n\n:::',
    '| a | b |\n| - | - |\n| 1 | `2` |',
  ].join('\n\n');
  expect((await read(text)).lines).toEqual([]);
});

test('reports all faults of a text, and an unknown component once', async () => {
  const {lines} = await read('<Nope />\n\n<Nope />\n\n![](/img/desk.png)\n\n- a\n- {x}');
  expect(lines.map((line) => line.slice(0, 18))).toEqual([
    'blog/faxes.mdx:5: ',
    'blog/faxes.mdx:9: ',
    'blog/faxes.mdx:12:',
  ]);
});

test('counts only words that readers see', async () => {
  const {words} = await read(
    '## Hold *music*\n\nA [fax](/pricing) `code` {/* note */}\n\n| cell |\n| - |\n| desk |',
  );
  expect(words.split(/\s+/)).toEqual(['Hold', 'music', 'A', 'fax', 'cell', 'desk']);
});
