import {copyFileSync, mkdirSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {load} from 'cheerio/lib/slim';

import {company} from '../../src/config/company.ts';
import {callAnswered, outcomeNames} from '../../src/features/call/rules/call.ts';
import {pageAt} from '../../src/data/pages.ts';
import {callScripts} from '../../src/features/specialties/data/all.ts';
import {toSampleCall} from '../../src/features/call/rules/play.ts';
import {hasOwnCard, SOCIAL_CARD_FOLDER} from '../../src/features/seo/rules/socialCard.ts';
import {hashSlug} from '../../src/lib/text/hashSlug.ts';
import {builtPages} from '../shared/builtPages.ts';
import type {SocialCard} from './draw.ts';
import {callObject, type CardObject, plateObject, specialtyObject} from './objects.ts';

/** Built page, with the metadata of its head. */
export interface BuiltPage {
  /** Title for link previews, with the site's name if the page has it. */
  readonly title: string;
  /** Absolute URL of the picture for link previews; '' without one. */
  readonly image: string;
  /** Absolute canonical URL; '' without one. */
  readonly canonical: string;
  readonly html: string;
}

const readBuiltPage = (html: string): BuiltPage => {
  const $ = load(html.slice(0, html.indexOf('<body')));
  const content = (property: string): string =>
    $(`meta[property="${property}"]`).attr('content') ?? '';
  return {
    title: content('og:title'),
    image: content('og:image'),
    canonical: $('link[rel="canonical"]').attr('href') ?? '',
    html,
  };
};

const answered = `${callAnswered.label}, ${callAnswered.value}`;
const booked = outcomeNames.booked;

const specialtyCall = (slug: string): CardObject | null => {
  const script = Object.entries(callScripts).find(([id]) => id === slug)?.[1];
  return script === undefined ? null : specialtyObject(toSampleCall(script), hashSlug(slug));
};

/**
 * Chooses the content of a page's card: a specialty's call, an article's plate, or otherwise a call.
 * @param file name of the card, such as `solutions.dental.png`
 */
export const cardOf = (file: string, {title, canonical, html}: BuiltPage): SocialCard => {
  const [kind = '', name] = file.replace(/\.png$/, '').split('.');
  const own = kind === 'solutions' && name !== undefined ? specialtyCall(name) : null;
  const shown = title.replace(` | ${company.name}`, '');
  const section = pageAt(`/${kind}`)?.title;
  return {
    brand: company.name,
    // Avoids repeating the title when it equals the section.
    section: section === undefined || section === shown ? company.phone.display : section,
    title: shown,
    object: own ?? plateObject(html) ?? callObject(booked, answered, hashSlug(canonical)),
  };
};

/** Returns the cards that built pages name as their picture, by file name. */
export const cardsOf = (
  pages: readonly BuiltPage[],
  siteUrl: string,
): ReadonlyMap<string, SocialCard> => {
  const prefix = `${siteUrl}${SOCIAL_CARD_FOLDER}/`;
  const named = pages.filter(
    ({image, canonical}) => image.startsWith(prefix) && hasOwnCard(canonical),
  );
  const fileOf = ({image}: BuiltPage): string => image.slice(prefix.length);
  return new Map(named.map((page) => [fileOf(page), cardOf(fileOf(page), page)]));
};

/**
 * Draws each page's picture for link previews, from the head of the built page.
 * src/theme/SiteMetadata names the file in every page's head.
 */
export default function socialCards({siteDir}: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({outDir, siteConfig}) {
      const {cacheCards} = await import('./cache.ts');
      const pages = Array.from(builtPages(outDir), ({html}) => readBuiltPage(html));
      const cards = cardsOf(pages, siteConfig.url);
      const drawn = await cacheCards(siteDir, [...cards.values()]);
      const folder = path.join(outDir, SOCIAL_CARD_FOLDER);
      mkdirSync(folder, {recursive: true});
      [...cards.keys()].forEach((file, index) => {
        // Synchronous: waiting for a thousand small copies takes longer than making them.
        copyFileSync(drawn[index] ?? '', path.join(folder, file));
      });
    },
  };
}
