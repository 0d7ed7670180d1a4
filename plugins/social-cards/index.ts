import {copyFileSync, mkdirSync} from 'node:fs';
import path from 'node:path';

import {type LoadContext, type Plugin} from '@docusaurus/types';

import {brand} from '../../src/config/brand';
import {claims} from '../../src/data/claims';
import {hero} from '../../src/data/home';
import {hasOwnCard, SOCIAL_CARD_FOLDER} from '../../src/domain/seo/socialCard';
import {blogTitle} from '../blog/options';
import {htmlFiles, readPage} from '../shared/builtPages';
import {type BuiltPage, readBuiltPage} from '../site-files/builtPage';
import {type SocialCard} from './draw';

/** A number from a name, the same in every build. */
const seedOf = (name: string): number =>
  [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);

const sections: readonly (readonly [prefix: string, section: string, slot: string])[] = [
  ['blog', 'Blog', blogTitle],
  ['solutions', 'Solutions', hero.appointmentBooked.label],
];
const elsewhere = `${hero.callAnswered.label}, ${claims.answerSeconds} seconds`;

/** What stands on the card of a page. `file` is the card's name, such as `solutions.dental.png`. */
export const cardOf = (
  file: string,
  {title, description}: Pick<BuiltPage, 'title' | 'description'>,
): SocialCard => {
  const [, section = elsewhere, slot = hero.appointmentBooked.label] =
    sections.find(([prefix]) => file.startsWith(prefix)) ?? [];
  return {
    brand: brand.name,
    section,
    title: title.replace(` | ${brand.name}`, ''),
    description,
    slot,
    seed: seedOf(file),
  };
};

/** The cards that built pages name as their picture, by their files' names. */
export const cardsOf = (
  pages: readonly BuiltPage[],
  siteUrl: string,
): ReadonlyMap<string, SocialCard> => {
  const prefix = `${siteUrl}${SOCIAL_CARD_FOLDER}/`;
  const named = pages.filter(
    ({image, canonical}) => image.startsWith(prefix) && hasOwnCard(canonical),
  );
  return new Map(
    named.map((page) => {
      const file = page.image.slice(prefix.length);
      return [file, cardOf(file, page)];
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
      const {cacheCards} = await import('./cache');
      const pages = (await htmlFiles(outDir)).map((file) => readBuiltPage(readPage(file)));
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
