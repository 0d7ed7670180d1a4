import {formatProblem} from '../../../src/domain/problems.ts';
import {type BlogSources, checkPosts, leftOut} from '../checkPosts.ts';
import {parsePost} from '../sources.ts';

const good = `---
title: A good title
description: A sentence that makes sense on its own.
date: 2025-09-18
authors: [compliance]
tags: [hipaa-compliance]
keywords: [phones]
---

Text with ![a desk at noon](/img/desk.png).
`;

const check = async (files: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const sources: BlogSources = {
    posts: await Promise.all(
      Object.entries(files).map(([name, text]) => parsePost(`blog/${name}`, text)),
    ),
    authors: ['compliance', 'product'],
    categories: ['ai-technology', 'hipaa-compliance'],
    images: new Map([
      ['static/img/desk.png', {bytes: 9_000, width: 1_200}],
      ['static/img/broken.png', {bytes: 9_000, width: null}],
      ['static/img/huge.png', {bytes: 200_001, width: 1_401}],
      ['blog/beside.png', {bytes: 9_000, width: 1_200}],
      ['static/img/Tall.PNG', {bytes: 9_000, width: 1_200}],
      ['static/img/my desk.png', {bytes: 9_000, width: 1_200}],
    ]),
    now: new Date('2026-01-01'),
  };
  return checkPosts(sources).map(formatProblem);
};

/** The good post with one line replaced, or removed when there is nothing to replace it by. */
const spoiled = (line: RegExp, by = ''): string => {
  const text = good.replace(line, by);
  if (text === good) throw new Error(`${String(line)} changes nothing`);
  return text;
};

test('a good post has nothing to report', async () => {
  expect(await check({'good.mdx': good})).toEqual([]);
  const updated = spoiled(/authors:/, 'last_update:\n  date: 2026-11-24\nauthors:');
  expect(await check({'good.mdx': updated})).toEqual([]);
});

/** A line of the good post, what stands in its place, and the one line about it. */
test.each<[RegExp, string, string]>([
  [/^---[^]*---\n\n/, '', 'front matter is missing'],
  [/title: .*/, 'title: A: b: c', 'front matter is not valid YAML'],
  [/title: .*\n/, '', 'title is missing; add title: "…"'],
  [/title: .*/, `title: ${'x'.repeat(71)}`, 'title has 71 characters; at most 70 fit'],
  [/description: .*\n/, '', 'description is missing'],
  [
    /description: .*/,
    `description: ${'x'.repeat(161)}`,
    'description has 161 characters; at most 160 fit',
  ],
  [/date: .*\n/, '', 'date is missing; add date: YYYY-MM-DD'],
  [
    /date: .*/,
    'date: next Thursday',
    'date is "next Thursday", which is no day; write it as YYYY-MM-DD',
  ],
  [/date: .*/, 'date: 2025-02-30', 'date is "2025-02-30", which is no day'],
  [
    /authors:/,
    'last_update:\n  date: soon\nauthors:',
    'last_update has no day; write date: YYYY-MM-DD on an indented line below it',
  ],
  [
    /authors:/,
    'last_update:\n  date: 2025-09-17\nauthors:',
    'last_update is 2025-09-17, before date 2025-09-18',
  ],
  [/tags: .*\n/, '', 'tags is missing; add tags: [one of ai-technology, hipaa-compliance]'],
  [/tags: .*/, 'tags: [hippa]', 'tags[0] is "hippa"; one of ai-technology, hipaa-compliance'],
  [
    /tags: .*/,
    'tags: [ai-technology, hipaa-compliance]',
    'tags has ai-technology, hipaa-compliance; a post has exactly one category',
  ],
  [/authors: .*\n/, '', 'authors is missing; add authors: [one of compliance, product]'],
  [/authors: .*/, 'authors: [marketing]', 'authors[0] is "marketing"; one of compliance, product'],
  [/description:/, 'descripton:', 'descripton is no field here; did you mean description?'],
  [/keywords: .*/, 'slug: My Post', 'slug is "My Post"; small letters, digits and hyphens only'],
  [/keywords: .*/, 'slug: authors', 'slug is "authors", an address of the blog itself'],
  [/keywords: .*/, 'draft: "yes"', 'draft is "yes"; write true or false'],
  [/keywords: .*/, 'keywords: []', 'keywords is no list of words'],
  [/keywords: .*/, 'keywords: phones, privacy', 'keywords is no list of words'],
  [/!\[.*?\]/, '![]', 'image /img/desk.png has no alt text'],
  [/!\[.*\)/, '<img src="/img/desk.png" />', 'has no alt text; add alt="what it shows"'],
  [
    /keywords: .*/,
    'image: /img/none.png\nimage_alt: A desk',
    'image /img/none.png does not exist; put it into static/img/none.png',
  ],
  [/keywords: .*/, 'image: /img/desk.png', 'image has no image_alt; say what it shows'],
  [/Text with/, '# Again\n\nText with', 'text has a heading of the first level'],
  [
    /Text with/,
    '<Timelin />\n\nText with <Timelin.Part />',
    '<Timelin /> is no component of the site; did you mean <Timeline />?',
  ],
  [
    /Text with/,
    '<Photograph>\n\nText\n\n</Photograph>\n\nText with',
    '<Photograph /> is no component of the site; one of Adoption, AdoptionShare, ',
  ],
  [/Text with .*\n/, '', 'text is missing below the front matter'],
])('%s as %j gets its one line', async (part, by, line) => {
  const problems = await check({'bad.mdx': spoiled(part, by)});
  expect(problems.filter((problem) => problem.includes(line))).toHaveLength(1);
  expect(
    problems.every(
      (problem) => /^blog\/bad\.mdx(?::\d+)?: /.test(problem) && !problem.includes('\n'),
    ),
  ).toBe(true);
});

test('one fault is one line, even where a missing field makes two rules unhappy', async () => {
  expect(await check({'bad.mdx': spoiled(/date: .*\n/)})).toHaveLength(1);
  expect(await check({'bad.mdx': spoiled(/tags: .*/, 'tags: [hippa]')})).toHaveLength(1);
});

test('two posts with one address: the second is told which the first is', async () => {
  expect(
    await check({'desk.mdx': good, 'other.mdx': spoiled(/keywords: .*/, 'slug: desk')}),
  ).toEqual(['blog/other.mdx: slug is "desk", as that of blog/desk.mdx; give one of them another']);
});

test('images in the text are there, can be read, and are small', async () => {
  const withImage = (target: string): string => good.replace('/img/desk.png', target);
  expect(await check({'good.mdx': withImage('./beside.png')})).toEqual([]);
  for (const target of [
    '/img/Tall.PNG',
    '/img/my%20desk.png',
    '</img/my desk.png>',
    '@site/static/img/desk.png',
  ]) {
    expect(await check({'good.mdx': withImage(target)})).toEqual([]);
  }
  for (const [target, faults] of [
    ['./none.png', ['image ./none.png does not exist; put it into blog/none.png']],
    [
      '/img/broken.png',
      ['image static/img/broken.png cannot be read; export it anew as PNG, JPEG, WebP or AVIF'],
    ],
    [
      '/img/huge.png',
      [
        'image static/img/huge.png has 201 kB; at most 200',
        'image static/img/huge.png is 1401 px wide; at most 1400',
      ],
    ],
  ] as const) {
    expect(await check({'good.mdx': withImage(target)})).toEqual(
      faults.map((problem) => `blog/good.mdx:10: ${problem}`),
    );
  }
});

test('image syntax inside code is an example, not an image', async () => {
  expect(
    await check({
      'good.mdx': spoiled(/Text with .*/, 'Write `![](x.png)`.\n\n```md\n![](y.png)\n```'),
    }),
  ).toEqual([]);
});

test('components of the site, of the theme and of the article itself are known', async () => {
  const own = "import {\n  Plan,\n} from './_plan';\nexport const Desk = () => <b>desk</b>;";
  const used = '<Dek>\n\nA <Desk />, `<Chart />` and \\<Slip.\n\n</Dek>\n\n<Head />\n\n<Plan />';
  const text = spoiled(/Text with/, `${own}\n\n${used}\n\nText with`);
  expect(await check({'good.mdx': text, 'windows.mdx': text.replaceAll('\n', '\r\n')})).toEqual([]);
});

/** What takes the place of the text's first words, on line 10, and the one line about it. */
test.each<readonly [string, string]>([
  ['![a](https://example.com/x.png)', 'image https://example.com/x.png is not the site’s own'],
  ['![a](//example.com/x.png)', 'image //example.com/x.png is not the site’s own'],
  ['![a](data:image/png;base64,AAAA)', 'image data:image/png;base64,AAAA is not the site’s own'],
  ['<img alt="a" src="http://example.com/x.png" />', 'is not the site’s own'],
  ['<img alt="a" src={"http://example.com/x.png"} />', 'is not the site’s own'],
  ['![a][far] and\n\n[far]: https://example.com/x.png\n\n', 'is not the site’s own'],
  ['<picture><source srcset="/img/desk.png" /></picture>', '<source> offers several sizes'],
  [
    '![a](/img/my desk.png)',
    'image /img/my desk.png has a space in its name; rename the file to my-desk.png',
  ],
  ['![a](/img/DESK.png)', 'image /img/DESK.png is static/img/desk.png, in other letters'],
  ['![a]()', 'image has no address'],
  [
    '<iframe src="https://video.example/1"></iframe>',
    '<iframe> is not for articles: the site shows no pages of others; link to it',
  ],
  [
    '<IFRAME\n  src="https://video.example/1"\n/>',
    '<IFRAME> is not for articles: the site shows no pages of others',
  ],
  ...[
    '<svg><image href="https://cdn.example/x.png" /></svg>',
    '<svg><use xlinkHref="//cdn.example/x.svg#a" /></svg>',
    "<p background={'https://cdn.example/x.png'}>a</p>",
  ].map((line) => [line, 'which is not the site’s own and is blocked on it'] as const),
  ...['applet', 'track', 'input', 'button', 'select', 'template', 'noscript'].map(
    (name) => [`<${name} />`, `<${name}> is not for articles: `] as const,
  ),
  [
    '<img src={`https://cdn.example/x.png`} alt="a" />',
    'image https://cdn.example/x.png is not the site’s own',
  ],
  ['<a href={"javascript:alert(1)"}>a</a>', 'link javascript:alert(1) is blocked on the site'],
  ['<embed src="/a.pdf" />', '<embed> is not for articles: the site shows no pages of others'],
  [
    '<video src="/a.mp4" controls />',
    '<video> is not for articles: the site plays no films or sounds; link to it',
  ],
  ['<audio src="/a.mp3" />', '<audio> is not for articles: the site plays no films or sounds'],
  [
    '<script>{`alert(1)`}</script>',
    '<script> is not for articles: the site runs no scripts of articles',
  ],
  [
    '<script src="https://example.com/x.js" />',
    '<script> is not for articles: the site runs no scripts of articles',
  ],
  [
    '<style>{`p { color: red }`}</style>',
    '<style> is not for articles: styles belong to components',
  ],
  [
    '<link rel="stylesheet" href="/x.css" />',
    '<link> is not for articles: styles belong to components',
  ],
  ['<p style="color: red">a</p>', '<p> has a style; styles belong to components, leave it out'],
  ["<p style={{color: 'red'}}>a</p>", '<p> has a style'],
  ['<p onclick="go()">a</p>', '<p> has onclick; the site runs no scripts of articles'],
  [
    "<p dangerouslySetInnerHTML={{__html: 'a'}} />",
    '<p> has dangerouslySetInnerHTML; write Markdown',
  ],
  [
    '<form action="https://example.com"></form>',
    '<form> is not for articles: it has no place in an article',
  ],
  ['fewer than <5 calls', '< begins a tag; write \\<'],
  ['<b>bold', 'text is no MDX: Expected a closing tag for `<b>` before the end of `paragraph`'],
  ['Dear {patient', '{ begins code that cannot be read; write \\{, or mend it'],
  ['Dear {first name}', '{ begins code that cannot be read; write \\{, or mend it'],
  ['<img src=/img/desk.png alt="a" />', 'text is no MDX: Unexpected character `/`'],
  ['{true && <iframe src="/a" />}', '<iframe> is not for articles'],
  ['<Claim id={`nope`} />', '<Claim id="nope" /> names nothing'],
  ['<!-- later -->', '<!-- is a comment in HTML; write {/* … */}'],
  [
    'Dear {patient}',
    '{patient} names nothing; braces are code in MDX: import patient, or write \\{patient\\}',
  ],
  ['<Claim id="nope" />', '<Claim id="nope" /> names nothing; one of src/data/claims.ts: '],
  ['<RoiFigure id="nope" />', '<RoiFigure id="nope" /> names nothing; one of src/data/'],
  [
    '<Statute id="1.2" />',
    '<Statute id="1.2" /> names nothing; one of src/data/blogFigures/statutes.ts',
  ],
  ['<BreakEvenRange of="none" />', 'names nothing; one of src/data/blogFigures/breakEven.ts'],
  ['<Claim />', '<Claim /> has no id; one of src/data/claims.ts'],
  ['[a](./none.mdx)', 'link ./none.mdx does not exist; correct the path'],
  [
    '[a](./draft.mdx)',
    'link ./draft.mdx leads to blog/draft.mdx, which is a draft; publish that first, or take the link out',
  ],
  ['[a](/blog/draft#part)', 'link /blog/draft leads to blog/draft.mdx, which is a draft'],
  [
    '<a href="/blog/later">a</a>',
    'link /blog/later leads to blog/later.mdx, which is dated 2026-01-02',
  ],
  ['[a](javascript:alert(1))', 'link javascript:alert(1) is blocked on the site'],
])('the text %j gets its one line, at its place', async (text, says) => {
  const problems = await check({
    'bad.mdx': spoiled(/Text with/, `${text} Text with`),
    'draft.mdx': spoiled(/keywords: .*/, 'draft: true'),
    'later.mdx': spoiled(/date: .*/, 'date: 2026-01-02'),
  });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^blog\/bad\.mdx:10: [^\n]+$/);
  expect(problems[0]).toContain(says);
});

test('a fault in own code is one', async () => {
  const own = 'export const Film = () => <iframe src="https://video.example/1" />;\n\n<Film />\n\n';
  expect(await check({'bad.mdx': spoiled(/Text with/, `${own}Text with`)})).toEqual([
    expect.stringMatching(/^blog\/bad\.mdx:10: <iframe> is not for articles: /),
  ]);
});

test('what only looks like a fault is none', async () => {
  const text = [
    '`<script>` and `{name}` and ``![](x)``',
    '~~~html\n<iframe src="https://video.example/1"></iframe>\n~~~',
    '````md\n```\n<style>\n```\n![](y.png)\n````',
    'a \\{name} and 3 \\< 5, {"a text"} {props.x} {Math.PI}',
    '[mail](mailto:a@example.com), [far](https://example.com/a.md), [self](./good.mdx)',
    '{/* <script> */}',
    '',
  ].join('\n\n');
  expect(await check({'good.mdx': spoiled(/Text with/, `${text}Text with`)})).toEqual([]);
});

test.each([
  ['with Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
  ['with a byte order mark', (text: string) => `\uFEFF${text}`],
  ['with spaces after the marks', (text: string) => text.replaceAll('---\n', '--- \n')],
  ['with an empty line first', (text: string) => `\n${text}`],
])('a post saved %s is read as what was written, faults at their lines', async (how, save) => {
  expect(await check({'good.mdx': save(good)})).toEqual([]);
  const line = how.includes('empty line') ? 11 : 10;
  expect(await check({'bad.mdx': save(spoiled(/!\[.*?\]/, '![]'))})).toEqual([
    expect.stringContaining(`blog/bad.mdx:${line}: image /img/desk.png has no alt text`),
  ]);
});

test.each([
  [/title: .*/, 'title: 2026', 'blog/bad.mdx:2: title is no text to YAML; put quotes around it'],
  [/title: .*/, 'title: “A”: “b: c”', 'curly quotes are letters to YAML'],
  [/title: .*/, 'title: A\n\tb: c', 'a line begins with a tab; use spaces'],
  [/tags: .*/, 'tags: [hippa]', 'blog/bad.mdx:6: tags[0] is "hippa"'],
])('%s as %j is told with its own remedy', async (line, by, says) => {
  const problems = await check({'bad.mdx': spoiled(line, by)});
  expect(problems).toEqual([expect.stringContaining(says)]);
});

test('what a build leaves out is named, with why', async () => {
  const posts = [
    await parsePost('blog/a.mdx', spoiled(/keywords: .*/, 'draft: true')),
    await parsePost('blog/b.mdx', spoiled(/date: .*/, 'date: 2026-01-02')),
    await parsePost('blog/c.mdx', good),
  ];
  expect(leftOut({posts, now: new Date('2026-01-01T23:00:00Z')})).toEqual([
    'blog/a.mdx is a draft',
    'blog/b.mdx is dated 2026-01-02',
  ]);
});

test('all faults of all posts are reported together', async () => {
  const problems = await check({'a.mdx': spoiled(/date: .*\n/), 'b.mdx': spoiled(/title: .*\n/)});
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(['blog/a.mdx', 'blog/b.mdx']);
});
