import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor.js';

import {brand} from '../../../src/config/brand.ts';
import {formatProblem} from '../../../src/domain/problems.ts';
import {articleRules, type ReadArticle} from '../articleRules.ts';

/** The first bytes of a PNG of this width, and as many more as it shall have. */
const png = (width: number, bytes = 100, extra = ''): Buffer => {
  const data = Buffer.alloc(bytes);
  data.write('89504e470d0a1a0a0000000d49484452', 0, 'hex');
  data.writeUInt32BE(width, 16);
  data.writeUInt32BE(10, 20);
  data.write(extra, 40, 'hex');
  return data;
};

const pictures: Readonly<Record<string, Buffer>> = {
  'static/img/desk.png': png(1_200),
  'static/img/my desk.png': png(1_200),
  'blog/beside.png': png(1_200),
  'static/img/wide.png': png(1_401),
  'static/img/heavy.png': png(1_200, 200_001),
  'static/img/broken.png': Buffer.from('nothing'),
  'static/img/ending.jpg': png(1_200),
  'static/img/bitmap.png': Buffer.from(`424d${'00'.repeat(16)}0900000009000000`, 'hex'),
  'static/img/big-endian.png': png(1_200, 100, '8825000400000001'),
  'static/img/little-endian.png': png(1_200, 100, '2588040001000000'),
  'static/img/xmp.png': png(1_200, 100, Buffer.from('exif:GPSLatitude').toString('hex')),
  'static/img/caf\u00e9.png': png(1_200),
};

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'articles-'));
for (const [file, data] of Object.entries(pictures)) {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), data);
}
afterAll(() => fs.rmSync(siteDir, {recursive: true}));

/** A text, read in Docusaurus's own parse. It begins on the fifth line of its file. */
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
  // Of some faults Docusaurus would say something after us.
  await compiled.catch(() => undefined);
  if (!result) return compiled as never;
  return {...result, lines: result.problems.map(formatProblem)};
};

/** What is wrong, what stands in the text, and what is said of its first line. */
test.each<readonly [what: string, text: string, says: string]>([
  ['no text', '', 'text is missing'],
  ['a second title', '# Again', 'heading is of the first level'],
  ['an empty heading', '## ', 'heading ## is empty'],
  ['a skipped level', '#### Deep', 'heading #### skips a level; write ## before it'],
  ['dots of Word', '• one\n• two', 'list has the dots of a word processor; write - before'],
  ['boxes to tick', '- [ ] one', 'list has boxes to tick; put it into <Checklist>'],
  ['a space in a link', '[a](https://example.com/a b)', 'link has a space in its address'],
  ['a space in a picture', '![a](/img/my desk.png)', 'image has a space in its name'],

  ['no alt text', '![](/img/desk.png)', 'image /img/desk.png has no alt text; write ![what it'],
  ['a picture elsewhere', '![a](https://example.com/x.png)', 'is not the site’s own'],
  ['without a protocol', '![a](//example.com/x.png)', 'is not the site’s own'],
  ['in the text itself', '![a](data:image/png;base64,AAAA)', 'is not the site’s own'],
  ['by reference', '![a][far]\n\n[far]: https://example.com/x.png', 'is not the site’s own'],
  ['a wide picture', '![a](/img/wide.png)', 'is 1401 px wide; export it with at most 1400'],
  ['a heavy picture', '![a](/img/heavy.png)', 'has 201 kB; write it smaller, at most 200'],
  ['a broken picture', '![a](/img/broken.png)', 'can’t be read; export it again as PNG'],
  ['a wrong ending', '![a](/img/ending.jpg)', 'is png inside; name it .png'],
  ['another format', '![a](/img/bitmap.png)', 'is bmp; export it as PNG, JPEG, WebP, or AVIF'],
  ['a place in EXIF', '![a](/img/big-endian.png)', 'says where it was taken'],
  ['the other way round', '![a](/img/little-endian.png)', 'says where it was taken'],
  ['a place in XMP', '![a](/img/xmp.png)', 'says where it was taken'],
  ['an accent of a Mac', '![a](/img/cafe\u0301.png)', 'has an accent in its name'],

  ['a script as link', '[a](javascript:alert(1))', 'link javascript:alert(1) is blocked'],
  ['this machine', '[a](http://localhost:3000/pricing?a=b#c)', 'machine; write /pricing?a=b#c'],
  ['this machine, bare', 'See http://127.0.0.1:3000/pricing', 'your own machine; write /pricing'],
  ['its network', '[a](http://192.168.1.20:3000/roi)', 'leads to your own machine; write /roi'],
  ['our own domain', `[a](${brand.siteUrl}/pricing)`, 'leads to this site; write /pricing'],
  ['its network, too', '[a](http://172.20.1.2:3000/roi)', 'leads to your own machine; write /roi'],
  ['a preview', '[a](https://x--y.netlify.app/roi)', 'leads to a preview; write /roi'],
  ['a tunnel', '[a](https://x-3000.app.github.dev/roi)', 'leads to a preview; write /roi'],
  [
    'through LinkedIn',
    '[a](https://www.linkedin.com/safety/go?url=https%3A%2F%2Fhhs.gov&trk=1)',
    'leads through linkedin.com; write https://hhs.gov',
  ],
  [
    'through Google',
    '[a](https://www.google.com/url?sa=t&url=https%3A%2F%2Fhhs.gov%2Fa&usg=1)',
    'leads through google.com; write https://hhs.gov/a',
  ],
  [
    'through Safe Links',
    '[a](https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fhhs.gov&data=1)',
    'leads through eur03.safelinks.protection.outlook.com; write https://hhs.gov',
  ],
  ['half a code', '[a](/100%)', 'link /100% has a % that says nothing; write %25'],
  ['half a code', '![a](/img/100%.png)', 'image /img/100%.png has a % in its name'],
  ['no address', '[a](https://)', 'link https:// isn’t an address'],

  [
    'a frame',
    '<iframe src="https://x.example"></iframe>',
    '<iframe> is not for articles; the site',
  ],
  ['a film', '<video src="/a.mp4" controls />', '<video> is not for articles; the site plays no'],
  ['a script', '<script>{`alert(1)`}</script>', '<script> is not for articles; the site runs no'],
  ['an HTML picture', '<img src="/img/desk.png" />', '<img> is not for articles; write ![what'],
  ['an HTML link', '<a href="javascript:x">a</a>', '<a> is not for articles; write [words]'],
  ['a font', '<font color="red">a</font>', '<font> is not for articles; write Markdown'],
  ['Word’s paragraph', '<o:p></o:p>', '<o:p> is not for articles; write Markdown'],
  ['Word’s class', '<p class="MsoNormal">a</p>', '<p> has class, which is not for articles'],
  ['a style', '<p style="color: red">a</p>', '<p> has style, which is not for articles'],
  ['a handler', '<p onclick="go()">a</p>', '<p> has onclick, which is not for articles'],
  ['raw HTML', "<p dangerouslySetInnerHTML={{__html: 'a'}} />", '<p> has dangerouslySetInner'],

  ['a typing error', '<Timelin />', '<Timelin /> isn’t a component of the site; did you mean'],
  ['an unknown component', '<Photograph />', 'isn’t a component of the site; write one of Adopt'],
  ['an unknown id', '<Claim id="nope" />', '<Claim id="nope" /> names nothing; write one of src'],
  ['an id in braces', '<RoiFigure id={"nope"} />', '<RoiFigure id="nope" /> names nothing'],
  ['an id of a map', '<Claim id="toString" />', '<Claim id="toString" /> names nothing'],
  ['no id', '<Statute />', '<Statute /> has no id; write id="…", one of src/data/blogFigures/st'],
  ['sources of no month', '<Sources>a</Sources>', '<Sources /> has no asOf; write asOf=…'],
  ['a call of no lines', '<Transcript title="x" />', '<Transcript /> has no lines'],

  ['the build’s environment', 'At {process.env.HOME}', '{process.env.HOME} is code, and only a'],
  ['a global', '{Date}', '{Date} is code'],
  ['a name of nothing', 'Dear {patient}', '{patient} is code'],
  ['an object', '{{a: 1}}', '{{a: 1}} is code'],
  ['a call', '{String(1)}', '{String(1)} is code'],
  ['a name in a text', '{`at ${process.cwd()}`}', '{`at ${process.cwd()}`} is code'],
  ['an element', '{true && <iframe src="/a" />}', 'is code'],
  ['a key that is computed', '{frontMatter[process.env.A]}', 'is code'],
  ['in an attribute', '<Note title={process.env.HOME}>a</Note>', '<Note> has code in title'],
  ['as attributes', '<Note {...process.env}>a</Note>', '<Note> has {…}; write its attributes'],
  ['exported', 'export const home = process.env.HOME;', 'import or export reads what only the'],
])('%s: %j is told', async (_, text, says) => {
  const {lines} = await read(text);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(text === '' ? /^blog\/faxes\.mdx: / : /^blog\/faxes\.mdx:5: [^\n]+$/);
  expect(lines[0]).toContain(says);
});

test('what only looks like a fault is none', async () => {
  const text = [
    "import {\n  Plan,\n} from './_plan';\n\nexport const steps = ['The process.', 'Then'];",
    '`<script>` and `{process.env.HOME}` and ``![](x)``',
    '~~~html\n<iframe src="https://video.example/1"></iframe>\n~~~',
    'a \\{name} and 3 \\< 5, {"a text"} {steps.length} {frontMatter.title} {/* <script> */}',
    '[email](mailto:a@example.com), [far](https://example.com/a%20b.md#c), [page](/pricing)',
    '![a](/img/desk.png) ![a](./beside.png) ![a](</img/my desk.png>) ![a](/img/my%20desk.png)',
    '![Docusaurus finds it](/img/none.png)',
    '## Two <sup>1</sup>\n\n### Three\n\n## Two',
    'A word [sic] (that is), <abbr title="a">b</abbr><br />',
    '<Dek>\n\nA <Brand />, <Claim id="answerSeconds" /> and <Plan />.\n\n</Dek>',
    "<Transcript title='x' lines={[{who: 'line', says: `a`}, {who: 'caller', says: 'b'}]} />",
    '<Details>\n\n- one\n  - two\n\n</Details>',
    '| a | b |\n| - | - |\n| 1 | 2 |',
  ].join('\n\n');
  expect((await read(text)).lines).toEqual([]);
});

test('all faults are told, each at its line, and an unknown component once', async () => {
  const {lines} = await read('<Nope />\n\n<Nope />\n\n![](/img/desk.png)\n\n- a\n- {x}');
  expect(lines.map((line) => line.slice(0, 18))).toEqual([
    'blog/faxes.mdx:5: ',
    'blog/faxes.mdx:9: ',
    'blog/faxes.mdx:12:',
  ]);
});

test('the words are those that a reader reads', async () => {
  const {words} = await read(
    '## Hold *music*\n\nA [fax](/pricing) `code` {/* note */}\n\n| cell |\n| - |\n| desk |',
  );
  expect(words.split(/\s+/)).toEqual(['Hold', 'music', 'A', 'fax', 'cell', 'desk']);
});
