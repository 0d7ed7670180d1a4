import {pages} from '../../data/pages.ts';
import {isMailLinkPath} from '../mail-links/paths.ts';
import {pagePaths, type Route} from '../routes/pagePaths.ts';
import type {FindablePage} from './nearestPages.ts';

/** Real routes, but nobody is looking for them: lists of lists, the handbook and tools of `npm start`. */
const NOT_OFFERED = /^\/(?:docs|__docusaurus|search|404|blog\/(?:category|page|authors))(?:[/.]|$)/;

const UPPERCASE: Readonly<Record<string, string>> = {
  hipaa: 'HIPAA',
  roi: 'ROI',
  emr: 'EMR',
  ai: 'AI',
};

/** '/blog/hipaa-compliance' reads 'HIPAA compliance' where no menu names the page. */
const labelFromPath = (path: string): string => {
  const words = (path.split('/').at(-1) ?? '').split('-');
  return words
    .map(
      (word, index) =>
        UPPERCASE[word] ?? (index === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word),
    )
    .join(' ');
};

/** A page with its name, as data/pages.ts and the specialties have it. */
interface NamedPage {
  readonly to: string;
  readonly label: string;
  readonly words?: readonly string[];
}

const listed: readonly NamedPage[] = Object.entries(pages).map(([to, {title, searchWords}]) => ({
  to,
  label: title,
  words: searchWords,
}));

/**
 * Every page of the built site that a lost visitor may want, with its name from the list of pages
 * or from the specialties, so that a suggestion can never lead to another dead line.
 */
export const findablePages = (
  routes: readonly Route[],
  specialties: readonly NamedPage[],
): readonly FindablePage[] => {
  const names = new Map([...listed, ...specialties].map((page) => [page.to, page]));
  const paths = [...pagePaths(routes)].filter(
    (path) =>
      path !== '/' && !path.includes(':') && !NOT_OFFERED.test(path) && !isMailLinkPath(path),
  );
  return paths.map((to) => ({
    to,
    label: names.get(to)?.label ?? labelFromPath(to),
    words: names.get(to)?.words ?? [],
  }));
};
