import {createHash} from 'node:crypto';
import {copyFileSync, existsSync, mkdirSync} from 'node:fs';
import {mkdir, readFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';

import type {SocialCard} from './card';
import {type DrawCards, drawInThreads} from './pool';

/** Files whose change changes every card. */
const INGREDIENTS = [
  'plugins/social-cards/canvas.ts',
  'plugins/social-cards/card.ts',
  'plugins/social-cards/draw.ts',
  'plugins/social-cards/png.ts',
  'plugins/social-cards/text.ts',
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

/** Says where the cache keeps a card, drawn or not: by its words and by what it is drawn with. */
const cachePlaces = async (siteDir: string): Promise<(card: SocialCard) => string> => {
  const cacheDir = path.join(siteDir, 'node_modules/.cache/social-cards');
  await mkdir(cacheDir, {recursive: true});
  const ingredients = await Promise.all(
    INGREDIENTS.map((file) => readFile(path.join(siteDir, file), 'utf8')),
  );
  const recipe = sha(ingredients.join('\0'));
  return (card) => path.join(cacheDir, `${sha(recipe + JSON.stringify(card))}.png`);
};

/**
 * Draws into the cache what no earlier build has drawn from the same ingredients.
 *
 * @param threads how many at most; the build may need the processor for more than cards.
 * @returns how many were drawn.
 */
export const cacheCards = async (
  siteDir: string,
  cards: readonly SocialCard[],
  threads = availableParallelism(),
  draw: DrawCards = drawInThreads,
): Promise<number> => {
  const placeOf = await cachePlaces(siteDir);
  const jobs = new Map(cards.map((card) => [placeOf(card), card]));
  const missing = [...jobs].flatMap(([file, card]) => (existsSync(file) ? [] : [{file, card}]));
  await draw(siteDir, missing, threads);
  return missing.length;
};

/**
 * Writes the cards, drawing only those that are not in the cache.
 *
 * @returns how many were drawn.
 */
export const writeCards = async (
  siteDir: string,
  cards: readonly CardFile[],
  draw: DrawCards = drawInThreads,
): Promise<number> => {
  const drawn = await cacheCards(
    siteDir,
    cards.map(({card}) => card),
    availableParallelism(),
    draw,
  );
  const placeOf = await cachePlaces(siteDir);
  for (const {file, card} of cards) {
    mkdirSync(path.dirname(file), {recursive: true});
    // At once: a thousand small copies take longer to wait for than to make.
    copyFileSync(placeOf(card), file);
  }
  return drawn;
};
