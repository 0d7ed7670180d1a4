import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {createDrawer, type SocialCard} from './draw.ts';

const sha = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

/**
 * Draws cards that no earlier build has drawn. A card's key is its layout (words, colors, positions) and
 * the lock file, which pins the fonts and the libraries that draw.
 *
 * @returns path of each card's PNG in the cache
 */
export const cacheCards = async (
  siteDir: string,
  cards: readonly SocialCard[],
  cacheDir = path.join(siteDir, 'node_modules/.cache/social-cards'),
): Promise<readonly string[]> => {
  await mkdir(cacheDir, {recursive: true});
  const {layOut, draw} = await createDrawer(siteDir);
  const lock = sha(await readFile(path.join(siteDir, 'package-lock.json'), 'utf8'));
  const laidOut = cards.map((card) => {
    const layout = layOut(card);
    return {layout, file: path.join(cacheDir, `${sha(lock + JSON.stringify(layout))}.png`)};
  });

  const missing = laidOut.filter(({file}) => !existsSync(file));
  const queue = new Map(missing.map(({layout, file}) => [file, layout])).entries();
  const work = async (): Promise<void> => {
    for (const [file, layout] of queue) {
      // Renamed once complete, because a build may be stopped at any time.
      await writeFile(`${file}.${process.pid}`, await draw(layout));
      await rename(`${file}.${process.pid}`, file);
    }
  };
  // Two at a time: resvg renders in another thread, while this one lays out text and writes PNG.
  await Promise.all([work(), work()]);
  return laidOut.map(({file}) => file);
};
