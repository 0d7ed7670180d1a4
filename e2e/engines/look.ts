import {isLong} from '../../scripts/jest/long';
import {pageKinds, pageLayouts} from '../builtSite';

/** What another engine is shown daily: besides the layouts a page with a worker, and one at any address. */
const daily = [...pageLayouts, '/phone-log', '/404'];
export const visited = isLong ? pageKinds : daily;

interface Look {
  readonly headings: number;
  /** CSS pixels. */
  readonly sidewaysScroll: number;
  /** Of the two that every page shows. */
  readonly missingFonts: readonly string[];
}

/** What an engine makes of a page. Runs in the page, once that is hydrated. */
export const look = (): Look => {
  const root = document.documentElement;
  const loaded = [...document.fonts].filter(({status}) => status === 'loaded');
  return {
    headings: document.querySelectorAll('h1').length,
    sidewaysScroll: root.scrollWidth - root.clientWidth,
    missingFonts: ['Besley Variable', 'Hanken Grotesk Variable'].filter(
      (name) => !loaded.some(({family}) => family.includes(name)),
    ),
  };
};

export const GOOD_LOOK: Look = {headings: 1, sidewaysScroll: 0, missingFonts: []};

export const NARROW = {width: 320, height: 700};
export const WIDE = {width: 1280, height: 900};
