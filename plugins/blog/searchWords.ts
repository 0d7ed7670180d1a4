import type {BlogPost} from '@docusaurus/plugin-content-blog';

import type {SearchablePost} from '../../src/domain/blog/types.ts';
import {searchWords} from '../../src/domain/search/search.ts';
import {summarize} from './summaries.ts';

/** Letters of words that an article may add to the search's file: about 90 bytes as it is sent. */
const MOST_LETTERS = 160;

/** Words in fewer letters tell little, and abbreviations stand in the title. */
const SHORTEST = 4;

/** What is read: not code, tags, addresses or comments. */
const prose = (mdx: string): string =>
  mdx
    .replace(/^(?:import|export)\s.*$/gm, ' ')
    .replace(/\{\/\*[\s\S]*?\*\/\}|<[^>]*>|\]\([^)]*\)/g, ' ');

const count = (words: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/**
 * For each text, the words that occur often in it and in few others, best first. The writer's own
 * keywords come before them.
 */
export const tellingWords = (
  posts: readonly {
    readonly text: string;
    readonly keywords: readonly string[];
    /** What the search knows anyway. */
    readonly known: string;
  }[],
): readonly string[] => {
  const counted = posts.map(({text}) =>
    count(searchWords(prose(text)).filter((word) => word.length >= SHORTEST && !/\d/.test(word))),
  );
  const holders = count(counted.flatMap((counts) => [...counts.keys()]));
  return posts.map(({keywords, known}, index) => {
    const knownWords = new Set(searchWords(known));
    const score = (word: string, times: number): number =>
      times * Math.log((posts.length + 1) / (holders.get(word) ?? 1));
    const own = [...(counted[index] ?? [])]
      .sort(([a, m], [b, n]) => score(b, n) - score(a, m) || (a < b ? -1 : 1))
      .map(([word]) => word);
    let letters = 0;
    return [...new Set([...searchWords(keywords.join(' ')), ...own])]
      .filter((word) => !knownWords.has(word))
      .filter((word) => (letters += word.length + 1) <= MOST_LETTERS)
      .join(' ');
  });
};

/** All words of each article by its slug, for what the telling ones don't answer. */
export const wordsOfAll = (posts: readonly BlogPost[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    posts.map((post) => [
      summarize(post).slug,
      [...new Set(searchWords(prose(post.content)))].join(' '),
    ]),
  );

/** The rows of the search's file. */
export const searchable = (posts: readonly BlogPost[]): readonly SearchablePost[] => {
  const summaries = posts.map(summarize);
  const words = tellingWords(
    posts.map(({content, metadata}, index) => {
      const {title = '', excerpt = '', slug = '', category = ''} = summaries[index] ?? {};
      return {
        text: content,
        keywords: metadata.frontMatter.keywords ?? [],
        known: [title, excerpt, slug, category].join(' '),
      };
    }),
  );
  return summaries.map((summary, index) => ({...summary, words: words[index] ?? ''}));
};
