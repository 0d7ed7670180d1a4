import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {createDrawer, type SocialCard} from './draw.ts';

const sha = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

/**
 * Draws what no earlier build has drawn. A card is known by its layout (its words, colors and
 * places) and by the lock file, which pins the fonts and what draws with them.
 *
 * @returns each card's PNG in the cache.
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
      // Under its name only when it is whole: a build may be stopped at any time.
      await writeFile(`${file}.${process.pid}`, await draw(layout));
      await rename(`${file}.${process.pid}`, file);
    }
  };
  // Two at a time: pixels are drawn in a thread of resvg's, text and PNG made in this one.
  await Promise.all([work(), work()]);
  return laidOut.map(({file}) => file);
};
