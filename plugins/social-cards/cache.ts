import {createHash} from 'node:crypto';
import {copyFile, mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {SocialCard} from './card';
import {createDrawer, type DrawCard} from './draw';

/** How many cards are drawn at a time: the engine has threads of its own. */
const AT_A_TIME = 4;

/** Files whose change changes every card. */
const INGREDIENTS = [
  'plugins/social-cards/card.ts',
  'plugins/social-cards/draw.ts',
  'src/components/ui/Wave/wavePath.ts',
  'src/css/tokens.css',
];

const sha = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** A card and where it belongs. */
export interface CardFile {
  /** Absolute path of the PNG to be written. */
  readonly file: string;
  readonly card: SocialCard;
}

const copied = async (from: string, to: string): Promise<boolean> => {
  try {
    await copyFile(from, to);
    return true;
  } catch {
    return false;
  }
};

/**
 * Writes the cards, drawing only those that no earlier build has drawn from the same ingredients.
 *
 * @returns how many were drawn.
 */
export const writeCards = async (
  siteDir: string,
  cards: readonly CardFile[],
  makeDrawer: (siteDir: string) => Promise<DrawCard> = createDrawer,
): Promise<number> => {
  const cacheDir = path.join(siteDir, 'node_modules/.cache/social-cards');
  await mkdir(cacheDir, {recursive: true});
  const ingredients = await Promise.all(
    INGREDIENTS.map((file) => readFile(path.join(siteDir, file), 'utf8')),
  );
  const recipe = sha(ingredients.join('\0'));
  let drawer: Promise<DrawCard> | undefined;
  let drawn = 0;

  const write = async ({file, card}: CardFile): Promise<void> => {
    await mkdir(path.dirname(file), {recursive: true});
    const cached = path.join(cacheDir, `${sha(recipe + JSON.stringify(card))}.png`);
    if (await copied(cached, file)) return;
    drawer ??= makeDrawer(siteDir);
    const png = await (await drawer)(card);
    drawn += 1;
    // Under its name only when it is whole: a build may be stopped at any time.
    await writeFile(`${cached}.${process.pid}`, png);
    await rename(`${cached}.${process.pid}`, cached);
    await writeFile(file, png);
  };

  const waiting = [...cards];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await write(next);
  };
  await Promise.all(Array.from({length: AT_A_TIME}, worker));
  return drawn;
};
