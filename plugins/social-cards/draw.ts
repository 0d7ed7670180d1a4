import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

import {SOCIAL_CARD_SIZE} from '../../src/domain/seo/socialCard';
import {cardLine, cardNode, type SocialCard, type TokenColor} from './card';
import {encodeIndexedPng} from './png';

/**
 * Colors out of tokens.css, so that none is typed twice.
 *
 * @throws {Error} naming a color that the file does not have as a plain value.
 */
export const tokenColors = (css: string): TokenColor => {
  return (name) => {
    const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, 'i').exec(css)?.[1];
    if (value === undefined) throw new Error(`src/css/tokens.css has no color --${name}`);
    return value;
  };
};

/** Draws a card as a PNG. */
export type DrawCard = (card: SocialCard) => Promise<Uint8Array>;

/**
 * Loads the fonts and engines, which a build with all its cards in the cache does without.
 *
 * @param siteDir root of the repository.
 */
export const createDrawer = async (siteDir: string): Promise<DrawCard> => {
  const [{default: satori}, {renderAsync}, css] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
    readFile(path.join(siteDir, 'src/css/tokens.css'), 'utf8'),
  ]);
  const fromSite = createRequire(path.join(siteDir, 'package.json'));
  // satori reads .woff and not .woff2.
  const font = (file: string): Promise<Buffer> => readFile(fromSite.resolve(`@fontsource/${file}`));
  const [besley, hanken] = await Promise.all([
    font('besley/files/besley-latin-400-normal.woff'),
    font('hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff'),
  ]);
  const color = tokenColors(css);
  // One array for all cards: satori parses the fonts once for each array it sees.
  const options: Parameters<typeof satori>[1] = {
    ...SOCIAL_CARD_SIZE,
    fonts: [
      {name: 'Besley', data: besley, weight: 400, style: 'normal'},
      {name: 'Hanken Grotesk', data: hanken, weight: 600, style: 'normal'},
    ],
  };

  return async (card) => {
    const node = cardNode(card, color) as unknown as Parameters<typeof satori>[0];
    const svg = (await satori(node, options)).replace(/<\/svg>$/, `${cardLine(card, color)}</svg>`);
    // Text is drawn as outlines already: looking for the machine's fonts would only take time.
    const image = await renderAsync(svg, {font: {loadSystemFonts: false}});
    return encodeIndexedPng(image.pixels, image.width) ?? image.asPng();
  };
};
