import {copyFileSync, mkdirSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {brand} from '../../src/config/brand.ts';
import {caseStudies} from '../../src/data/caseStudies.ts';
import {claims, replyTime} from '../../src/data/claims.ts';
import {moments, ways} from '../../src/data/compareWays.ts';
import {hero} from '../../src/data/home.ts';
import {allIntegrations} from '../../src/data/integrations.ts';
import {pageAt} from '../../src/data/pages.ts';
import {MINUTES_PER_SLOT, planIds, plans} from '../../src/data/plans.ts';
import {defaultRoiInputs} from '../../src/data/roiFields.ts';
import {specialties} from '../../src/data/specialties/all.ts';
import {callScripts} from '../../src/data/specialties/allCalls.ts';
import {sampleCall} from '../../src/domain/call/call.ts';
import {monthSheet, slotPath} from '../../src/domain/roi/monthSheet.ts';
import {hasOwnCard, SOCIAL_CARD_FOLDER} from '../../src/domain/seo/socialCard.ts';
import {seedOf} from '../../src/domain/specialties/seedOf.ts';
import {wholeDollars} from '../../src/format/whole.ts';
import {htmlFiles, readPage} from '../shared/builtPages.ts';
import {type BuiltPage, readBuiltPage} from '../site-files/builtPage.ts';
import type {SocialCard} from './draw.ts';
import {
  callObject,
  type CardObject,
  casesObject,
  headingsOf,
  monthObject,
  patchObject,
  plansObject,
  plateObject,
  rowsObject,
  struckObject,
  tradeObject,
} from './objects.ts';

const answered = `${hero.callAnswered.label}, ${claims.answerSeconds} seconds`;
const booked = hero.appointmentBooked.label;

const trade = (slug: string): CardObject | null => {
  const script = Object.entries(callScripts).find(([id]) => id === slug)?.[1];
  if (script === undefined) return null;
  const {turns, outcome} = sampleCall(script);
  const said = turns.find(({by}) => by === 'caller')?.text ?? '';
  const {ends, title, detail} = outcome;
  return tradeObject({said, title, detail, isBooked: ends === 'booked'}, seedOf(slug));
};

const plansWithPrices = planIds.map((id) => {
  const {name, price, minutesPerMonth} = plans[id];
  return {
    name,
    price: typeof price === 'number' ? wholeDollars(price) : price,
    filled: (minutesPerMonth ?? 0) / MINUTES_PER_SLOT,
  };
});

const month = monthSheet(defaultRoiInputs);
const {chart} = caseStudies['dallas-dental'];

/** A call that ends in its slot: of pages that show nothing else. */
const call = (name: string): CardObject => callObject(booked, answered, seedOf(name));

/** What a kind of page shows, by the first word of its card's name. */
const objects: Readonly<Record<string, CardObject>> = {
  pricing: plansObject(plansWithPrices),
  calculator: monthObject({
    cautious: slotPath(month, 'cautious'),
    recovered: slotPath(month, 'recovered'),
    missed: slotPath(month, 'missed'),
  }),
  compare: rowsObject(
    (['voicemail', 'hire', 'service'] as const).map((way, at) => ({
      mark: String(at + 1),
      text: `${ways[way].name}: ${moments.night.calls[way].slot}`,
    })),
    {look: 'slot', text: `${ways.ai.name}: ${moments.night.calls.ai.slot}`},
  ),
  'phone-log': rowsObject(
    [
      {mark: '8:02', text: 'Answered'},
      {mark: '8:03', text: 'Missed'},
      {mark: '8:04', text: 'Voicemail'},
    ],
    {look: 'missed', text: 'Missed calls, counted'},
  ),
  solutions: rowsObject(
    Object.values(specialties).map(({menuLabel, overview}, at) => ({
      mark: String(at + 1),
      text: `${menuLabel}: “${overview.caller}”`,
    })),
  ),
  integrations: patchObject(
    allIntegrations
      .filter((_, at) => at % 2 === 0)
      .map(({name, status}) => ({name, isBeta: status === 'beta'})),
  ),
  security: struckObject('Call her after 3'),
  'case-studies': casesObject(chart.total, [chart.missedBefore.length, chart.missedAfter.length]),
  contact: rowsObject(
    [
      {mark: 'Call', text: brand.phone.display},
      {mark: 'Write', text: brand.email.display},
      {mark: 'Ask', text: `A person replies within ${replyTime}`},
    ],
    {look: 'slot', text: 'Schedule a Demo'},
  ),
  features: rowsObject(
    [
      {mark: '12:41', text: `Picked up after ${claims.answerSeconds} s`},
      {mark: '12:42', text: 'Sorted by your rules'},
      {mark: '12:43', text: 'Confirmed by text'},
    ],
    {look: 'slot', text: booked},
  ),
  newsletter: rowsObject([
    {mark: '', text: 'One short letter a month'},
    {mark: '', text: 'On the front desk, and on the product'},
  ]),
  messages: rowsObject(
    [
      {mark: 'From', text: 'The contact form'},
      {mark: 'Within', text: replyTime},
    ],
    {look: 'open', text: 'Answered'},
  ),
  about: rowsObject(
    [
      {mark: String(brand.foundedYear), text: 'Founded in Toronto'},
      {mark: '24/7', text: 'The line answers first'},
      {mark: 'You', text: 'Ask for a role, reach a person'},
    ],
    {look: 'open', text: 'Line open'},
  ),
};

/** Pages of text, whose cards show their own first headings: lists of articles, and the contracts. */
const texts = new Set(['blog', 'dpa', 'privacy', 'terms', 'accessibility']);

/** What stands on the card of a page. `file` is the card's name, such as `solutions.dental.png`. */
export const cardOf = (
  file: string,
  {title, canonical}: Pick<BuiltPage, 'title' | 'canonical'>,
  html = '',
): SocialCard => {
  const [kind = '', name] = file.replace(/\.png$/, '').split('.');
  const own = kind === 'solutions' && name !== undefined ? trade(name) : null;
  const plate = kind === 'blog' && name !== undefined ? plateObject(html) : null;
  const headings = texts.has(kind)
    ? rowsObject(headingsOf(html), kind === 'dpa' ? 'signatures' : undefined)
    : null;
  const shown = title.replace(` | ${brand.name}`, '');
  const section = pageAt(`/${kind}`)?.title;
  return {
    brand: brand.name,
    // A page that is called as its section would say so twice.
    section: section === undefined || section === shown ? brand.phone.display : section,
    title: shown,
    object: own ?? plate ?? headings ?? objects[kind] ?? call(canonical),
  };
};

/** The cards that built pages name as their picture, by their files' names. */
export const cardsOf = (
  pages: readonly (BuiltPage & {readonly html?: string})[],
  siteUrl: string,
): ReadonlyMap<string, SocialCard> => {
  const prefix = `${siteUrl}${SOCIAL_CARD_FOLDER}/`;
  const named = pages.filter(
    ({image, canonical}) => image.startsWith(prefix) && hasOwnCard(canonical),
  );
  return new Map(
    named.map((page) => {
      const file = page.image.slice(prefix.length);
      return [file, cardOf(file, page, page.html)];
    }),
  );
};

/**
 * Draws the picture that a link preview shows of each page, from what the built page says about
 * itself. src/theme/SiteMetadata names the file in every page's head.
 */
export default function socialCards({siteDir}: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({outDir, siteConfig}) {
      const {cacheCards} = await import('./cache.ts');
      const pages = (await htmlFiles(outDir)).map((file) => {
        const html = readPage(file);
        return {...readBuiltPage(html), html};
      });
      const cards = cardsOf(pages, siteConfig.url);
      const drawn = await cacheCards(siteDir, [...cards.values()]);
      const folder = path.join(outDir, SOCIAL_CARD_FOLDER);
      mkdirSync(folder, {recursive: true});
      [...cards.keys()].forEach((file, index) => {
        // At once: a thousand small copies take longer to wait for than to make.
        copyFileSync(drawn[index] ?? '', path.join(folder, file));
      });
    },
  };
}
