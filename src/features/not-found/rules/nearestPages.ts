import {editDistance} from '../../../lib/text/editDistance.ts';
import {searchWords} from '../../../lib/search/search.ts';

/** Page that the 404 page may suggest. */
export interface FindablePage {
  /** Route without a trailing slash: '/solutions/dental'. */
  readonly to: string;
  readonly label: string;
  /** Search words in addition to its label: 'prices', 'cost'. */
  readonly words?: readonly string[];
}

/**
 * Computes the similarity from 0 (nothing in common) to 1 (same word). A word that is the beginning of
 * the other is similar: 'dent', 'dental'.
 */
const similarity = (one: string, other: string): number => {
  const longest = Math.max(one.length, other.length);
  if (longest === 0) return 0;
  const edits = 1 - editDistance(one, other) / longest;
  const shorter = one.length < other.length ? one : other;
  const longer = shorter === one ? other : one;
  const begins = shorter.length >= 4 && longer.startsWith(shorter) ? 0.85 : 0;
  return Math.max(edits, begins);
};

const readable = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // '%E0%A4%A' can't be decoded.
  }
};

const wordsOf = (text: string): readonly string[] =>
  searchWords(text)
    // File extensions and filler words don't identify a page.
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word));

const STOP_WORDS = new Set(['html', 'htm', 'php', 'aspx', 'index', 'www', 'the', 'and', 'page']);

/** Minimum similarity of a suggestion. */
const MIN_SIMILARITY = 0.66;

const MAX_PAGES = 3;

/** Limits the comparison: longer paths aren't typing errors, and comparing them would be slow. */
const MAX_WORD_LENGTH = 40;
const MAX_WORDS = 8;

/**
 * Finds the existing pages whose path or subject is closest to a missing path, best first. Empty if
 * none is close.
 */
export const nearestPages = (
  missingPath: string,
  pages: readonly FindablePage[],
): readonly FindablePage[] => {
  const missingWords = wordsOf(readable(missingPath))
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
  if (missingWords.length === 0) return [];

  return pages
    .map((page) => {
      const own = wordsOf(page.to);
      const others = page.words ?? [];
      const best = missingWords.map((word, index) => {
        const byName = Math.max(0, ...own.map((name) => similarity(word, name)));
        const bySubject = Math.max(0, ...others.map((name) => similarity(word, name) * 0.97));
        // The last segment of a path identifies the page best.
        const weight = index === missingWords.length - 1 ? 1 : 0.9;
        return Math.max(byName, bySubject) * weight;
      });
      const nearest = Math.max(...best);
      // Tie-breakers: the page that matches most of the path, then the shorter path.
      const averageMatch = best.reduce((sum, value) => sum + value, 0) / missingWords.length;
      return {page, nearest, score: nearest + averageMatch * 0.5 - own.length * 0.02};
    })
    .filter(({nearest}) => nearest >= MIN_SIMILARITY)
    .sort((a, b) => b.score - a.score || a.page.to.localeCompare(b.page.to))
    .slice(0, MAX_PAGES)
    .map(({page}) => page);
};
