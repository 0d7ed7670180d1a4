import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import {formatProblem} from '../../../src/lib/problems.ts';
import {normalizeSource} from '../../../src/lib/text/normalizeSource.ts';
import {firstParagraph, readPost, type ReadPost, unpublishedReason} from '../frontMatter.ts';

const good = `---
title: A good title
description: A sentence that makes sense on its own.
date: 2025-09-18
authors: [compliance]
tags: [hipaa-compliance]
keywords: [phones]
---

Text.
`;

const read = async (
  saved: string,
  file = 'blog/faxes.mdx',
): Promise<ReadPost & {readonly lines: readonly string[]}> => {
  const keys = {
    authors: ['team', 'compliance', 'product'],
    categories: ['ai-technology', 'hipaa-compliance'].map((id) => ({id, label: id})),
    pictures: ['/img/desk.png'],
  };
  const post = await readPost(file, saved, keys, (text) =>
    DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: normalizeSource(text)}),
  );
  return {...post, lines: post.problems.map(formatProblem)};
};

test('a post with only a title and a date is complete', async () => {
  const {frontMatter, lines} = await read(
    '---\ntitle: Faxes\ndate: 2026-01-02\n---\n\nNobody *likes* them. [We](/about) do.\n\nMore.\n',
  );
  expect(lines).toEqual([]);
  expect(frontMatter).toEqual({
    title: 'Faxes',
    slug: 'faxes',
    date: new Date('2026-01-02'),
    authors: ['team'],
    description: 'Nobody likes them. We do.',
  });
});

test.each([
  [
    'wrapped lines',
    '<Dek>\n  One line\n  and *another*.\n</Dek>\n\nMore.',
    'One line and another.',
  ],
  ['what comes before it', '{/* a\n\nb */}\n\n![a](/b.png)\n\n## Start\nHere.', 'Here.'],
  ['code and lists', '```js\nlet a;\n\nlet b;\n```\n\n- one\n\nText.', 'Text.'],
  ['imports', "import A from './_a';\n\n<A />\n\nText.", 'Text.'],
  ['nothing', '<A />', ''],
  ['sentences', `${'One sentence of words. '.repeat(10)}`, /^(?:One sentence of words\. ?){6}$/],
  ['one long sentence', 'word '.repeat(50), /^(?:word ){29}word…$/],
])('finds the first paragraph of a post with %s', (_, text, found) => {
  expect(firstParagraph(text)).toMatch(
    typeof found === 'string' ? new RegExp(`^${found}$`) : found,
  );
});

/** A line of the good post, its replacement, and the reported problem. */
test.each<readonly [RegExp, string, string]>([
  [/^---[^]*---\n\n/, '', 'blog/faxes.mdx: front matter is missing; begin the file with'],
  [/---\n\nText/, '\nText', 'blog/faxes.mdx: front matter has no end; write a line ---'],
  [/Text/, 'Caf\uFFFD', 'blog/faxes.mdx:10: was saved in an older encoding'],
  [/Text/, 'T\0e\0x\0t\0', 'blog/faxes.mdx: is saved as UTF-16; save it as UTF-8'],
  [/title: .*/, 'title: A: b: c', 'blog/faxes.mdx:2: front matter isn’t valid YAML'],
  [/title: .*/, 'title: “A”: “b: c”', 'curly quotes are letters to YAML'],
  [/title: .*/, 'title: A\n\tb: c', 'a line begins with a tab; use spaces'],
  [
    /title: .*/,
    'title: A\ntitle: B',
    ':3: front matter isn’t valid YAML (duplicated mapping key); a field occurs twice',
  ],
  [/title: .*\n/, '', 'blog/faxes.mdx: title is missing; write title: "…"'],
  [/title: .*/, 'title:', 'blog/faxes.mdx:2: title is missing'],
  [/title: .*/, 'title: 2026', 'blog/faxes.mdx:2: title is not text to YAML; put quotes'],
  [/Text/, 'Itâ€™s', 'blog/faxes.mdx:10: was saved in an older encoding'],
  [/title: .*/, 'title: We are #1 in faxes', ':2: title is read as "We are"; put quotes around'],
  [/title: .*/, 'title:\n  We are #1', 'blog/faxes.mdx:2: title is read as "We are"'],
  [/title: .*/, 'title: “Faxes”', ':2: title has curly quotes around it, which are shown; write'],
  [/title: .*/, 'title: A <script>', ':2: title is shown as typed; write it without markup'],
  [/title: [^]*\n---/, 'title:A\n---', 'blog/faxes.mdx: front matter has no fields; write title'],
  [/title: /, '  title: ', 'blog/faxes.mdx: front matter begins with a space'],
  [/title: .*/, `title: ${'x'.repeat(61)}`, 'title has 61 characters; at most 60 fit'],
  [/date: .*\n/, '', 'blog/faxes.mdx: date is missing; write date: YYYY-MM-DD'],
  [/date: .*/, 'date: 0206-11-20', ':4: date is "0206-11-20", which isn’t a day'],
  [/date: .*/, 'date: 2025-02-30', ':4: date is "2025-02-30", which isn’t a day'],
  [/authors:/, 'last_update:\n  date: soon\nauthors:', ':5: last_update has no day'],
  [/authors:/, 'last_update:\n  date: 2099-01-01\nauthors:', 'is 2099-01-01, in the future'],
  [
    /authors:/,
    'last_update:\n  date: 2025-09-17\nauthors:',
    'last_update is 2025-09-17, before date 2025-09-18',
  ],
  [/tags: .*/, 'tags: ai-technology', ':6: tags is "ai-technology"; write tags: [ai-technology]'],
  [/tags: .*/, 'tags: [hippa]', ':6: tags[0] is "hippa"; write one of ai-technology, hipaa'],
  [/tags: .*/, 'tags: [ai-technology, hipaa-compliance]', 'write one category, and further'],
  [/authors: .*/, 'authors: {name: Me}', ':5: authors is {"name":"Me"}; write authors: [one'],
  [/description:/, 'descripton:', 'descripton isn’t a known field; did you mean description?'],
  [/keywords: .*/, 'slug: My Post', 'slug is "My Post"; write lowercase letters'],
  [/keywords: .*/, 'slug: page', 'slug is "page", an address of the blog itself'],
  [/keywords: .*/, 'draft: "yes"', 'draft is "yes"; write true or false, without quotes'],
  [/keywords: .*/, 'keywords: phones, privacy', 'keywords is not a list; write keywords: [ph'],
  [/keywords: .*/, 'keywords:\n- fax\n- #1', ':7: keywords is read as ["fax",null]; put quotes'],
  [/keywords: .*/, 'keywords: [2026]', ':7: keywords[0] is not text to YAML; put quotes'],
  [/keywords: .*/, `plate: ${'x'.repeat(25)}`, ':7: plate has 25 characters; at most 24 fit'],
  [/authors: .*/, 'authors: [product, product]', ':5: authors lists an author twice'],
  [/description: .*([^]*)Text\./, '$1<A />', 'description is missing, and there is no paragraph'],
  [/keywords: .*/, 'image: /img/none.png', ':7: image is "/img/none.png"; write the address'],
  [/keywords: .*/, 'image: /img/desk.png', 'image has no image_alt; write what it shows'],
])('a fault of front matter gets its one line: %s as %j', async (part, by, says) => {
  const saved = good.replace(part, by);
  expect(saved).not.toBe(good);
  const {lines} = await read(saved);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^blog\/faxes\.mdx(?::\d+)?: [^\n]+$/);
  expect(lines[0]).toContain(says);
});

test('a preview gets a post without its invalid fields', async () => {
  const {frontMatter, content} = await read(good.replace('[hipaa-compliance]', 'hipaa-compliance'));
  expect(Object.keys(frontMatter).sort()).toEqual([
    ...['authors', 'date', 'description', 'keywords', 'slug', 'title'],
  ]);
  expect(content.trim()).toBe('Text.');
});

test('reports invalid YAML also on the second call, where the parser doesn’t throw', async () => {
  const parse = jest.fn(async () => ({frontMatter: {}, content: ''}));
  parse.mockRejectedValueOnce({reason: 'x', mark: {line: 1}});
  const keys = {authors: [], categories: [], pictures: []};
  const saved = `${good}Twice.`;
  for (const _ of [1, 2]) {
    const {problems} = await readPost('blog/twice.mdx', saved, keys, parse);
    expect(problems.map(formatProblem)).toEqual([
      expect.stringContaining('blog/twice.mdx:2: front matter isn’t valid YAML (x)'),
    ]);
  }
});

test('accepts one author without brackets', async () => {
  const {lines, frontMatter} = await read(good.replace('[compliance]', 'product'));
  expect(lines).toEqual([]);
  expect(frontMatter.authors).toBe('product');
});

test('a post’s address is its file’s name without the day, or its folder’s', async () => {
  for (const file of ['blog/2026-11-20-faxes.mdx', 'blog/faxes/index.md']) {
    expect((await read(good, file)).frontMatter.slug).toBe('faxes');
  }
  expect((await read(good, 'blog/Größe.mdx')).lines).toEqual([
    expect.stringContaining('here or as the file’s name'),
  ]);
});

test('keeps the typed text of fields that YAML would convert', async () => {
  const head = `title: >\n  We are\n  #1, "truly"\nkeywords:\n- it's a fax\n- '#1'\nplate: A & B\ndescription: "C # D"`;
  expect((await read(`---\n${head}\ndate: 2026-01-02\n---\n\nText.\n`)).lines).toEqual([]);
});

// Line endings and byte order marks: src/lib/text/__tests__/normalizeSource.test.ts.
test('a fault of front matter names the line of the file, also below an empty first line', async () => {
  const {lines} = await read(`\n${good.replace('A good title', '2026')}`);
  expect(lines).toEqual([expect.stringContaining('blog/faxes.mdx:3: title is not text')]);
});

test.each([
  [{draft: true, date: new Date('2025-01-01')}, 'is a draft'],
  [{date: new Date('2026-01-02')}, 'is dated 2026-01-02'],
  [{date: new Date('2026-01-01')}, null],
])('says why a build leaves out the post %j: %s', (frontMatter, reason) => {
  expect(unpublishedReason(frontMatter, new Date('2026-01-01T23:00:00Z'))).toBe(reason);
});
