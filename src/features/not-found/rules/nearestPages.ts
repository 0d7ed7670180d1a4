import {makeDecodable} from '../../../lib/routes/repairPath.ts';
import {createFuzzyMatcher, searchWords} from '../../../lib/search/search.ts';

/** Page that the 404 page may suggest. */
export interface FindablePage {
  /** Route without a trailing slash: '/solutions/dental'. */
  readonly to: string;
  readonly label: string;
  /** Search words in addition to its label: 'prices', 'cost'. */
  readonly words?: readonly string[];
}

/** File extensions and filler words, which don't identify a page. */
const STOP_WORDS = new Set(['html', 'htm', 'php', 'aspx', 'index', 'www', 'the', 'and', 'page']);

const MAX_PAGES = 3;
/** Limits the comparison: longer paths aren't typing errors, and comparing them would be slow. */
const MAX_WORDS = 8;

/**
 * Finds the existing pages that have words of a missing path, with typing errors allowed, best first.
 * Empty if none has.
 */
export const nearestPages = (
  missingPath: string,
  pages: readonly FindablePage[],
): readonly FindablePage[] => {
  const matchers = searchWords(decodeURIComponent(makeDecodable(missingPath)))
    .filter((word) => word.length > 2 && !STOP_WORDS.has(word))
    .slice(-MAX_WORDS)
    .map(createFuzzyMatcher);
  return pages
    .map((page) => {
      const text = [page.to, page.label, ...(page.words ?? [])].join(' ');
      // The last word of a path identifies the page best.
      const score = matchers.map((matches, index) => (matches(text) ? index + 1 : 0));
      return {page, score: score.reduce((sum, one) => sum + one, 0)};
    })
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score || a.page.to.length - b.page.to.length)
    .slice(0, MAX_PAGES)
    .map(({page}) => page);
};
