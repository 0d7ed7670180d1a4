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
import type {CategoryCount, PostSummary} from './types.ts';

export interface BlogFilter {
  /** As typed. */
  readonly query: string;
  /** A category's id, '' for all. */
  readonly categoryId: string;
}

export const noFilter: BlogFilter = {query: '', categoryId: ''};

export const isFiltering = ({query, categoryId}: BlogFilter): boolean =>
  hasQuery(query) || categoryId !== '';

type Searched = PostSummary & {readonly words?: string};

/** All words of the articles by their slugs. */
export type ArticleWords = Readonly<Record<string, string>>;

const described = ({title, excerpt, category, author, slug, words = ''}: Searched): string =>
  [title, excerpt, category, author, slug, words].join(' | ');

/** Checks whether only the articles' own words may answer the query. */
export const needsArticleWords = (posts: readonly Searched[], {query}: BlogFilter): boolean => {
  const answers = createMatcher(query);
  return hasQuery(query) && !posts.some((post) => answers(described(post)));
};

/**
 * Posts whose title, excerpt, category, author, address, or keywords answer the query; where none
 * does, those whose own words do; where none does either, those that come near it.
 */
export const filterPosts = <Post extends Searched>(
  posts: readonly Post[],
  {query, categoryId}: BlogFilter,
  articleWords: ArticleWords = {},
): readonly Post[] => {
  const answers = createMatcher(query);
  const ways: readonly ((post: Post) => boolean)[] = [
    (post) => answers(described(post)),
    (post) => answers(`${described(post)} | ${articleWords[post.slug] ?? ''}`),
    (post) => createFuzzyMatcher(query)(described(post)),
  ];
  const found = ways.map((way) => posts.filter(way)).find(({length}) => length > 0) ?? [];
  return found.filter(({categoryId: its}) => categoryId === '' || its === categoryId);
};

/** '1 article of 6 for “fax” in HIPAA Compliance'; unfiltered '6 articles, newest first'. */
export const describeCount = (
  found: number,
  total: number,
  {query, categoryId}: BlogFilter,
  categories: readonly CategoryCount[],
): string => {
  if (!isFiltering({query, categoryId})) return `${counted(total, 'article')}, newest first`;
  return `${counted(found, 'article')} of ${formatNumber(total)} ${describeFilter({query, categoryId}, categories)}`;
};

/** 'for “fax” in HIPAA Compliance'. */
export const describeFilter = (
  {query, categoryId}: BlogFilter,
  categories: readonly CategoryCount[],
): string => {
  const label = categories.find(({id}) => id === categoryId)?.label ?? '';
  return [query.trim() ? `for “${query.trim()}”` : '', label ? `in ${label}` : '']
    .filter(Boolean)
    .join(' ');
};

/** `?q=…&category=…`; a category may be written as its id or its name. Unknown ones are ignored. */
export const filterFromSearch = (
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

/** The query string for a filter, '' for none; other parameters, such as utm_source, stay. */
export const searchFromFilter = ({query, categoryId}: BlogFilter, search = ''): string =>
  withParameters(search, {q: query.trim(), category: categoryId});
