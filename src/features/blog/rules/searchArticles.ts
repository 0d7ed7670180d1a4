import {readQuery} from '../../../lib/address/readQuery.ts';
import {withParameters} from '../../../lib/address/withParameters.ts';
import {
  hasQuery,
  createFuzzyMatcher,
  createMatcher,
  searchWords,
} from '../../../lib/search/search.ts';
import {counted} from '../../../lib/format/counted.ts';
import {formatNumber} from '../../../lib/format/numbers.ts';
import type {CategoryCount, PostSummary, SearchablePost} from './types.ts';

export interface BlogFilter {
  /** As typed. */
  readonly query: string;
  /** Id of a category; '' for all. */
  readonly categoryId: string;
}

export const noFilter: BlogFilter = {query: '', categoryId: ''};

export const isFiltering = ({query, categoryId}: BlogFilter): boolean =>
  hasQuery(query) || categoryId !== '';

type Searched = PostSummary & Partial<SearchablePost>;

/** All words of the articles by their slugs. */
export type ArticleWords = Readonly<Record<string, string>>;

const described = ({title, excerpt, category, author, slug, keywords = []}: Searched): string =>
  [title, excerpt, category, author, slug, ...keywords].join(' | ');

/** Checks whether no summary matches the query, so that the articles' words are needed. */
export const needsArticleWords = (posts: readonly Searched[], {query}: BlogFilter): boolean => {
  const matches = createMatcher(query);
  return hasQuery(query) && !posts.some((post) => matches(described(post)));
};

/**
 * Finds articles by their title, excerpt, category, author, slug, or keywords. If none matches, also by
 * the words of their text; if still none matches, with typing errors allowed.
 */
export const searchArticles = <Post extends Searched>(
  posts: readonly Post[],
  {query, categoryId}: BlogFilter,
  articleWords: ArticleWords = {},
): readonly Post[] => {
  const matches = createMatcher(query);
  const matchers: readonly ((post: Post) => boolean)[] = [
    (post) => matches(described(post)),
    (post) => matches(`${described(post)} | ${articleWords[post.slug] ?? ''}`),
    (post) => createFuzzyMatcher(query)(described(post)),
  ];
  const found =
    matchers.map((matcher) => posts.filter(matcher)).find(({length}) => length > 0) ?? [];
  return found.filter((post) => categoryId === '' || post.categoryId === categoryId);
};

/** Formats a count: '1 article of 6 for “fax” in HIPAA Compliance'; unfiltered '6 articles, newest first'. */
export const describeCount = (
  found: number,
  total: number,
  {query, categoryId}: BlogFilter,
  categories: readonly CategoryCount[],
): string => {
  if (!isFiltering({query, categoryId})) return `${counted(total, 'article')}, newest first`;
  return `${counted(found, 'article')} of ${formatNumber(total)} ${describeFilter({query, categoryId}, categories)}`;
};

/** Formats a filter: 'for “fax” in HIPAA Compliance'. */
export const describeFilter = (
  {query, categoryId}: BlogFilter,
  categories: readonly CategoryCount[],
): string => {
  const label = categories.find(({id}) => id === categoryId)?.label ?? '';
  return [query.trim() ? `for “${query.trim()}”` : '', label ? `in ${label}` : '']
    .filter(Boolean)
    .join(' ');
};

/** Parses `?q=…&category=…`, with a category's id or name. Ignores an unknown category. */
export const readBlogFilter = (
  search: string,
  categories: readonly CategoryCount[],
): BlogFilter => {
  const params = readQuery(search);
  const asked = params.get('category') ?? '';
  const category = categories.find(
    ({id, label}) =>
      id === asked.toLowerCase() || searchWords(label).join() === searchWords(asked).join(),
  );
  return {query: params.get('q') ?? '', categoryId: category?.id ?? ''};
};

/** Builds the query string for a filter. Keeps other parameters, such as utm_source. */
export const writeBlogFilter = ({query, categoryId}: BlogFilter, search = ''): string =>
  withParameters(search, {q: query.trim(), category: categoryId});
