import {pages} from '../../../data/pages.ts';
import {pageSearchWords} from '../data.ts';
import {isMailLinkPath} from '../../../lib/address/mailLinkPaths.ts';
import {pagePaths, type Route} from '../../../lib/routes/pagePaths.ts';
import type {FindablePage} from './nearestPages.ts';

/** Existing routes that are never suggested: indexes of lists, the handbook and tools of `npm start`. */
const EXCLUDED = /^\/(?:docs|__docusaurus|search|404|blog\/page)(?:[/.]|$)/;

const UPPERCASE: Readonly<Record<string, string>> = {
  hipaa: 'HIPAA',
  roi: 'ROI',
  emr: 'EMR',
  ai: 'AI',
};

/** Builds a label for a page without one: '/blog/hipaa-compliance' becomes 'HIPAA compliance'. */
const labelFromPath = (path: string): string => {
  const words = (path.split('/').at(-1) ?? '').split('-');
  return words
    .map(
      (word, index) =>
        UPPERCASE[word] ?? (index === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word),
    )
    .join(' ');
};

const listed: readonly FindablePage[] = Object.entries(pages).map(([to, {title}]) => ({
  to,
  label: title,
  words: pageSearchWords[to],
}));

/**
 * Lists pages of the built site that the 404 page may suggest, titled by data/pages.ts or the
 * specialties. Only existing routes, so that no suggestion is a dead link.
 */
export const findablePages = (
  routes: readonly Route[],
  specialties: readonly FindablePage[],
): readonly FindablePage[] => {
  const names = new Map([...listed, ...specialties].map((page) => [page.to, page]));
  const paths = [...pagePaths(routes)].filter(
    (path) => path !== '/' && !path.includes(':') && !EXCLUDED.test(path) && !isMailLinkPath(path),
  );
  return paths.map((to) => ({
    to,
    label: names.get(to)?.label ?? labelFromPath(to),
    words: names.get(to)?.words ?? [],
  }));
};
