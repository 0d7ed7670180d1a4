import {isLong} from '../../scripts/jest/long';
import {pageKinds} from '../builtSite';

/** What another engine is shown daily: each way of laying a page out, and of typing into one. */
const SAMPLE = [
  '/',
  '/solutions/dental',
  '/calculator',
  '/contact',
  '/blog/roi',
  '/phone-log',
  '/404',
];
export const visited = isLong ? pageKinds : pageKinds.filter((path) => SAMPLE.includes(path));

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
