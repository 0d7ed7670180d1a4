import {editDistance} from '../../config/editDistance.ts';
import {searchWords} from '../search/search.ts';

/** A page that a lost visitor may be sent to. */
export interface FindablePage {
  /** Route without a trailing slash: '/solutions/dental'. */
  readonly to: string;
  readonly label: string;
  /** Search words for it beside its own name: 'prices', 'cost'. */
  readonly words?: readonly string[];
}

/** 1 for the same word, 0 for nothing in common. A shared beginning counts: 'dentist', 'dental'. */
const likeness = (one: string, other: string): number => {
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
    return path; // '%E0%A4%A' can't be decoded: compare it as it is
  }
};

const wordsOf = (text: string): readonly string[] =>
  searchWords(text)
    // File endings and filler tell nothing about the page.
    .filter((word) => word.length > 1 && !NOISE.has(word));

const NOISE = new Set(['html', 'htm', 'php', 'aspx', 'index', 'www', 'the', 'and', 'page']);

/** Below this a suggestion would be a guess. */
const CLOSE_ENOUGH = 0.66;

/** Paths longer than this aren't typing mistakes, and comparing them would take noticeable time. */
const LONGEST_WORD = 40;
const MOST_WORDS = 8;

/**
 * The real pages whose address or subject is nearest to a path that does not exist, best first.
 * Empty when nothing comes near.
 */
export const nearestPages = (
  missingPath: string,
  pages: readonly FindablePage[],
  atMost = 3,
): readonly FindablePage[] => {
  const asked = wordsOf(readable(missingPath))
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
  if (asked.length === 0) return [];

  return pages
    .map((page) => {
      const own = wordsOf(page.to);
      const others = page.words ?? [];
      const best = asked.map((word, index) => {
        const byName = Math.max(0, ...own.map((name) => likeness(word, name)));
        const bySubject = Math.max(0, ...others.map((name) => likeness(word, name) * 0.97));
        // The last part of an address says most about the page.
        const weight = index === asked.length - 1 ? 1 : 0.9;
        return Math.max(byName, bySubject) * weight;
      });
      const nearest = Math.max(...best);
      // Among equals, the page that leaves least of the address unexplained, then the shorter one.
      const explained = best.reduce((sum, value) => sum + value, 0) / asked.length;
      return {page, nearest, score: nearest + explained * 0.5 - own.length * 0.02};
    })
    .filter(({nearest}) => nearest >= CLOSE_ENOUGH)
    .sort((a, b) => b.score - a.score || a.page.to.localeCompare(b.page.to))
    .slice(0, atMost)
    .map(({page}) => page);
};
