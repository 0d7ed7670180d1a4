import {withParameters} from '../address/withParameters';
import {type CategoryCount, type PostSummary} from './types';

export interface BlogFilter {
  /** As typed. */
  readonly query: string;
  /** A category's id, '' for all. */
  readonly categoryId: string;
}

export const noFilter: BlogFilter = {query: '', categoryId: ''};

/** Lower case and without accents, so that 'espanol' finds 'español'. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();

const words = (query: string): readonly string[] => plain(query).split(/\s+/).filter(Boolean);

export const isFiltering = ({query, categoryId}: BlogFilter): boolean =>
  words(query).length > 0 || categoryId !== '';

/** Posts in which every word typed occurs in the title, excerpt, category or author. */
export const filterPosts = (
  posts: readonly PostSummary[],
  {query, categoryId}: BlogFilter,
): readonly PostSummary[] => {
  const wanted = words(query);
  return posts.filter((post) => {
    if (categoryId !== '' && post.categoryId !== categoryId) return false;
    if (wanted.length === 0) return true;
    const text = plain(`${post.title} ${post.excerpt} ${post.category} ${post.author}`);
    return wanted.every((word) => text.includes(word));
  });
};

const articles = (count: number): string => `${count} ${count === 1 ? 'article' : 'articles'}`;

/** '1 article of 6 for “fax” in HIPAA Compliance'; unfiltered '6 articles, newest first'. */
export const describeCount = (
  found: number,
  total: number,
  {query, categoryId}: BlogFilter,
  categories: readonly CategoryCount[],
): string => {
  if (!isFiltering({query, categoryId})) return `${articles(total)}, newest first`;
  return `${articles(found)} of ${total} ${describeFilter({query, categoryId}, categories)}`;
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
  const params = new URLSearchParams(search);
  const asked = params.get('category') ?? '';
  const category = categories.find(
    ({id, label}) => id === asked.toLowerCase() || plain(label) === plain(asked),
  );
  return {query: params.get('q') ?? '', categoryId: category?.id ?? ''};
};

/** The query string for a filter, '' for none; other parameters, such as utm_source, stay. */
export const searchFromFilter = ({query, categoryId}: BlogFilter, search = ''): string =>
  withParameters(search, {q: query.trim(), category: categoryId});
