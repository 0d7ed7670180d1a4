import {splitFrontMatter} from '../../../lib/text/frontMatter.ts';

/** Words a minute: adults read plain prose at 200 to 250, and tables of rules more slowly. */
const WORDS_PER_MINUTE = 200;

/** The words a reader reads: no front matter, imports, tags, comments or link targets. */
const proseOf = (mdx: string): string =>
  splitFrontMatter(mdx)
    .body.replace(/^(?:import|export)\s.*$/gm, ' ')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replace(/^\s*\|?[\s|:-]+\|?\s*$/gm, ' ');

/** Counts the words of an article's prose; a number with its signs is one word. */
export const countWords = (mdx: string): number =>
  (proseOf(mdx).match(/[\p{L}\p{N}][\p{L}\p{N}’'.,§%$-]*/gu) ?? []).length;

/** Whole minutes for an article's source, at least 1. */
export const readingMinutes = (mdx: string): number =>
  Math.max(1, Math.round(countWords(mdx) / WORDS_PER_MINUTE));
