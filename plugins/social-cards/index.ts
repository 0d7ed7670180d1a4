import path from 'node:path';

import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {brand} from '../../src/config/brand';
import {claims} from '../../src/data/claims';
import {hero} from '../../src/data/home';
import {isFurtherPage, SOCIAL_CARD_FOLDER, socialCardFile} from '../../src/domain/seo/socialCard';
import {blogTitle} from '../blog/options';
import {htmlFiles, readPage} from '../host-headers/builtPages';
import {type BuiltPage, readBuiltPage} from '../site-files/builtPage';
import {cacheCards, type CardFile, writeCards} from './cache';
import type {SocialCard} from './card';

/** A number from a name, the same in every build. */
const seedOf = (name: string): number =>
  [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);

const sections: readonly (readonly [prefix: string, section: string, slot: string])[] = [
  ['blog', 'Blog', blogTitle],
  ['solutions', 'Solutions', hero.appointmentBooked.label],
];

/** What stands on the card of a page. `file` is the card's name, such as `solutions.dental.png`. */
export const cardOf = (
  file: string,
  {title, description}: Pick<BuiltPage, 'title' | 'description'>,
): SocialCard => {
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
    .filter(({image, canonical}) => image.startsWith(prefix) && !isFurtherPage(canonical))
    .map((page) => {
      const name = page.image.slice(prefix.length);
      return {
        file: path.join(outDir, SOCIAL_CARD_FOLDER, name),
        card: cardOf(name, page),
      };
    });
};

/** As much of a post as its card takes. */
type CardPost = {
  readonly metadata: Pick<BlogPost['metadata'], 'permalink' | 'title' | 'description'>;
};

/** The cards of the blog's posts, which are known before the pages are built. */
export const postCards = (posts: readonly CardPost[]): readonly SocialCard[] =>
  posts.flatMap(({metadata: {permalink, title, description}}) => {
    const file = socialCardFile(permalink);
    return file === null ? [] : [cardOf(path.basename(file), {title: title ?? '', description})];
  });

/**
 * Draws the picture that a link preview shows of each page, from what the built page says about
 * itself. src/theme/SiteMetadata names the file in every page's head.
 *
 * Posts are what there may be a thousand of. Their cards are drawn into the cache while the bundler
 * works, which keeps one core busy and not two. A post whose page says something else after all has
 * its card drawn with the others.
 */
export default function socialCards({siteDir}: LoadContext): Plugin {
  let ahead: Promise<unknown> = Promise.resolve();
  return {
    name: 'social-cards',
    allContentLoaded({allContent}) {
      if (process.env.NODE_ENV !== 'production') return;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      ahead = cacheCards(siteDir, postCards(blog?.blogPosts ?? []), 1);
      // Told in postBuild, which waits for it; a build that fails before has its own reason.
      ahead.catch(() => undefined);
    },
    async postBuild({outDir, siteConfig}) {
      await ahead;
      const pages = (await htmlFiles(outDir)).map((file) => readBuiltPage(readPage(file)));
      await writeCards(siteDir, cardsOf(pages, siteConfig.url, outDir));
    },
  };
}
