import {formatDay} from '../dates.ts';
import {readBlogFilter, searchArticles, noFilter, writeBlogFilter} from '../searchArticles.ts';
import {countWords, readingMinutes} from '../readingTime.ts';
import {relatedPosts} from '../related.ts';
import type {CategoryCount, PostSummary} from '../types.ts';

const categories: readonly CategoryCount[] = [
  {id: 'ai-technology', label: 'AI Technology', count: 1},
  {id: 'hipaa-compliance', label: 'HIPAA Compliance', count: 1},
];

const post = (slug: string, fields: Partial<PostSummary> = {}): PostSummary => ({
  slug,
  permalink: `/blog/${slug}`,
  title: slug,
  excerpt: '',
  category: 'AI Technology',
  categoryId: 'ai-technology',
  author: 'Product team',
  date: '2025-07-01',
  minutes: 5,
  plate: 'Booked',
  ...fields,
});

const fax = post('fax', {title: 'The fax machine is still plugged in'});
const hipaa = post('hipaa', {
  title: 'HIPAA on the phone',
  excerpt: '¿Hablan español? The caller’s name',
  category: 'HIPAA Compliance',
  categoryId: 'hipaa-compliance',
  author: 'Compliance team',
});
const all = [fax, hipaa];

// How words are compared: src/lib/search; how many are found, in words: e2e/blog.spec.ts.
describe('finding an article', () => {
  test.each([
    ['a word of the title', 'fax', [fax]],
    ['an author', 'compliance team', [hipaa]],
    ['two words in different places', 'phone hablan', [hipaa]],
    ['words that no one article has', 'fax phone', []],
    ['only spaces', '   ', all],
  ])('the list can be searched for %s', (_, query, expected) => {
    expect(searchArticles(all, {query, categoryId: ''})).toEqual(expected);
  });

  test('a search with a typo finds the article, and an exact match is listed alone', () => {
    expect(searchArticles(all, {query: 'hippa', categoryId: ''})).toEqual([hipaa]);
    expect(searchArticles(all, {query: 'hippa', categoryId: 'ai-technology'})).toEqual([]);
  });
});

describe('the filter in the address', () => {
  test('the URL names a category by id or name, and an unknown one shows all', () => {
    expect(readBlogFilter('?category=HIPAA+Compliance', categories).categoryId).toBe(
      'hipaa-compliance',
    );
    expect(readBlogFilter('?category=nonsense', categories)).toEqual(noFilter);
  });

  test('the URL’s filter is read as it was written, and other parameters stay', () => {
    const filter = {query: 'a&b=c é', categoryId: 'ai-technology'};
    const search = writeBlogFilter(filter, '?utm_source=letter');
    expect(readBlogFilter(search, categories)).toEqual(filter);
    expect(search).toContain('utm_source=letter');
    expect(writeBlogFilter(noFilter, search)).toBe('?utm_source=letter');
    expect(writeBlogFilter(noFilter)).toBe('');
  });
});

describe('related articles', () => {
  const at = (slug: string, categoryId: string, date: string, keywords: string[] = []) => ({
    ...post(slug, {categoryId, date}),
    keywords,
  });

  test('related articles exclude the article itself, and prefer its category and keywords to its month', () => {
    const here = at('here', 'a', '2025-06-01', ['phones', 'money']);
    const posts = [
      here,
      at('same-day', 'b', '2025-06-01'),
      at('same-category', 'a', '2020-01-01'),
      at('same-words', 'b', '2020-01-01', ['phones', 'money']),
      at('both', 'a', '2019-01-01', ['phones']),
    ];
    expect(relatedPosts(here, posts).map(({slug}) => slug)).toEqual(['both', 'same-category']);
  });

  test('the related article nearest in time is found anywhere in the list', () => {
    const here = at('here', 'a', '2025-06-01');
    const dates = ['2020-01-01', '2021-01-01', '2022-01-01', '2025-05-01', '2025-06-01'];
    const posts = dates.map((date) => at(date, 'a', date));
    expect(relatedPosts(here, posts).map(({slug}) => slug)).toEqual(['2025-06-01', '2025-05-01']);
    expect(relatedPosts(here, [here])).toEqual([]);
  });
});

describe('reading time', () => {
  test('the reading time leaves out front matter, imports, tags, comments, and addresses', () => {
    const mdx = `---\ntitle: Not counted\n---\nimport X from './x';\n\nOne two <Claim id="a" /> [three](https://example.com/a/b).\n\n{/* not this */}\n\n| four | five |\n| --- | --- |\n`;
    expect(countWords(mdx)).toBe(5);
  });

  test('the reading time is a minute for 215 words, and never less', () => {
    expect(readingMinutes('')).toBe(1);
    expect(readingMinutes('word '.repeat(8 * 200))).toBe(8);
  });
});

test('formats a day as Sep 4, 2025', () => {
  expect(formatDay('2025-09-04')).toBe('Sep 4, 2025');
});
