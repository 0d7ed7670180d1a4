import {type BlogSources, checkPosts} from '../checkPosts';
import {parsePost} from '../sources';

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
    ]),
  };
  return checkPosts(sources);
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
  [/^---[^]*---\n\n/, '', 'no front matter'],
  [/title: .*/, 'title: A: b: c', 'not valid YAML'],
  [/title: .*\n/, '', 'no title; add title: "…"'],
  [/title: .*/, `title: ${'x'.repeat(71)}`, 'title is 71 characters long; at most 70'],
  [/description: .*\n/, '', 'no description'],
  [
    /description: .*/,
    `description: ${'x'.repeat(161)}`,
    'description is 161 characters long; at most 160',
  ],
  [/date: .*\n/, '', 'no date; add date: YYYY-MM-DD'],
  [/date: .*/, 'date: next Thursday', 'date "next Thursday" is not a day; write it as YYYY-MM-DD'],
  [/date: .*/, 'date: 2025-02-30', 'date "2025-02-30" is not a day'],
  [
    /authors:/,
    'last_update:\n  date: soon\nauthors:',
    'last_update has no day; write date: YYYY-MM-DD on an indented line below it',
  ],
  [
    /authors:/,
    'last_update:\n  date: 2025-09-17\nauthors:',
    'last_update 2025-09-17 is before date 2025-09-18',
  ],
  [/tags: .*\n/, '', 'no category; add tags: [one of ai-technology, hipaa-compliance]'],
  [/tags: .*/, 'tags: [hippa]', 'unknown category "hippa"; one of ai-technology, hipaa-compliance'],
  [
    /tags: .*/,
    'tags: [ai-technology, hipaa-compliance]',
    '2 categories (ai-technology, hipaa-compliance); a post has exactly one',
  ],
  [/authors: .*\n/, '', 'no author; add authors: [one of compliance, product]'],
  [/authors: .*/, 'authors: [marketing]', 'unknown author "marketing"; one of compliance, product'],
  [/description:/, 'descripton:', 'unknown field "descripton"; did you mean "description"?'],
  [
    /keywords: .*/,
    'slug: My Post',
    'slug "My Post" has more than lowercase letters, digits and hyphens',
  ],
  [/keywords: .*/, 'slug: authors', 'slug "authors" is an address of the blog itself'],
  [/keywords: .*/, 'draft: "yes"', 'draft is "yes"; write true or false'],
  [/keywords: .*/, 'keywords: []', 'keywords is not a list of words'],
  [/keywords: .*/, 'keywords: phones, privacy', 'keywords is not a list of words'],
  [/!\[.*?\]/, '![]', 'image /img/desk.png has no alt text'],
  [/!\[.*\)/, '<img src="/img/desk.png" />', 'has no alt text; add alt="what it shows"'],
  [
    /keywords: .*/,
    'image: /img/none.png\nimage_alt: A desk',
    'image /img/none.png does not exist; put it into static/img/none.png',
  ],
  [/keywords: .*/, 'image: /img/desk.png', 'image without image_alt; say what it shows'],
  [/Text with/, '# Again\n\nText with', 'a heading of the first level in the text'],
  [
    /Text with/,
    '<Timelin />\n\nText with <Timelin.Part />',
    'unknown component <Timelin />; did you mean "Timeline"?',
  ],
  [
    /Text with/,
    '<Photograph>\n\nText\n\n</Photograph>\n\nText with',
    'unknown component <Photograph />; one of Adoption, AdoptionShare, ',
  ],
  [/Text with .*\n/, '', 'no text below the front matter'],
])('%s as %j gets its one line', async (part, by, line) => {
  const faults = await check({'bad.mdx': spoiled(part, by)});
  expect(faults.filter((fault) => fault.includes(line))).toHaveLength(1);
  expect(faults.every((fault) => fault.startsWith('blog/bad.mdx: ') && !fault.includes('\n'))).toBe(
    true,
  );
});

test('one fault is one line, even where a missing field makes two rules unhappy', async () => {
  expect(await check({'bad.mdx': spoiled(/date: .*\n/)})).toHaveLength(1);
  expect(await check({'bad.mdx': spoiled(/tags: .*/, 'tags: [hippa]')})).toHaveLength(1);
});

test('two posts with one address: the second is told which the first is', async () => {
  expect(
    await check({'desk.mdx': good, 'other.mdx': spoiled(/keywords: .*/, 'slug: desk')}),
  ).toEqual([
    'blog/desk.mdx and blog/other.mdx: both have the slug "desk"; give one of them another',
  ]);
});

test('images in the text are there, can be read, and are small', async () => {
  const withImage = (target: string): string => good.replace('/img/desk.png', target);
  expect(await check({'good.mdx': withImage('./beside.png')})).toEqual([]);
  expect(await check({'good.mdx': withImage('https://example.com/x.png')})).toEqual([]);
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
      faults.map((fault) => `blog/good.mdx: ${fault}`),
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

test('all faults of all posts are reported together', async () => {
  const faults = await check({'a.mdx': spoiled(/date: .*\n/), 'b.mdx': spoiled(/title: .*\n/)});
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['blog/a.mdx', 'blog/b.mdx']);
});
