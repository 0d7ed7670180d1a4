import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {brand} from '../../src/config/brand';
import {claims} from '../../src/data/claims';
import {hero} from '../../src/data/home';
import {SOCIAL_CARD_FOLDER} from '../../src/domain/seo/socialCard';
import {blogTitle} from '../blog/options';
import {htmlFiles} from '../host-headers/builtPages';
import {type BuiltPage, readBuiltPage} from '../site-files/builtPage';
import {type CardFile, writeCards} from './cache';
import type {SocialCard} from './card';

/** A number from a name, the same in every build. */
const seedOf = (name: string): number =>
  [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);

const sections: readonly (readonly [prefix: string, section: string, slot: string])[] = [
  ['blog', 'Blog', blogTitle],
  ['solutions', 'Solutions', hero.appointmentBooked.label],
];

/** What stands on the card of a page. `file` is the card's name, such as `solutions.dental.png`. */
export const cardOf = (file: string, {title, description}: BuiltPage): SocialCard => {
  const [, section, slot] = sections.find(([prefix]) => file.startsWith(prefix)) ?? [
    '',
    `${hero.callAnswered.label}, ${claims.answerSeconds} seconds`,
    hero.appointmentBooked.label,
  ];
  const suffix = ` | ${brand.name}`;
  return {
    brand: brand.name,
    section,
    title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    description,
    slot,
    seed: seedOf(file),
  };
};

/** The cards that built pages name as their picture. */
export const cardsOf = (
  pages: readonly BuiltPage[],
  siteUrl: string,
  outDir: string,
): readonly CardFile[] => {
  const prefix = `${siteUrl}${SOCIAL_CARD_FOLDER}/`;
  return pages
    .filter(({image}) => image.startsWith(prefix))
    .map((page) => {
      const name = page.image.slice(prefix.length);
      return {
        file: path.join(outDir, SOCIAL_CARD_FOLDER, name),
        card: cardOf(name, page),
      };
    });
};

/**
 * Draws the picture that a link preview shows of each page, from what the built page says about
 * itself. src/theme/SiteMetadata names the file in every page's head.
 */
export default function socialCards({siteDir}: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({outDir, siteConfig}) {
      const pages = await Promise.all(
        (await htmlFiles(outDir)).map(async (file) => readBuiltPage(await readFile(file, 'utf8'))),
      );
      await writeCards(siteDir, cardsOf(pages, siteConfig.url, outDir));
    },
  };
}
