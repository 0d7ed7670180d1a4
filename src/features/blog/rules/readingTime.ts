import {splitFrontMatter} from '../../../lib/text/frontMatter.ts';

/** Adults read plain prose at 200 to 250 words a minute, and tables of rules more slowly. */
const WORDS_PER_MINUTE = 200;

/** Removes front matter, imports, tags, comments and link targets. */
const proseOf = (mdx: string): string =>
  splitFrontMatter(mdx)
    .body.replace(/^(?:import|export)\s.*$/gm, ' ')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replace(/^\s*\|?[\s|:-]+\|?\s*$/gm, ' ');

/** Counts the words of an article's prose; a number such as '$1,000' is one word. */
export const countWords = (mdx: string): number =>
  (proseOf(mdx).match(/[\p{L}\p{N}][\p{L}\p{N}’'.,§%$-]*/gu) ?? []).length;

/** Estimates the reading time of an article's source in whole minutes, at least 1. */
export const readingMinutes = (mdx: string): number =>
  Math.max(1, Math.round(countWords(mdx) / WORDS_PER_MINUTE));
