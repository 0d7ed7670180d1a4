/**
 * Draws the site's mark in the colors of its tokens: favicons, the touch icon, the manifest's icons.
 *
 * Run `npm run brand-images` after a change to the mark or the tokens; the results in `static/` are
 * committed.
 */
import {readFile, writeFile, mkdir} from 'node:fs/promises';
import path from 'node:path';

import {Resvg} from '@resvg/resvg-js';

import {tokenColors} from '../src/domain/tokenColors.ts';
import {root} from './lib/root.mjs';

const staticDir = path.join(root, 'static');

const png = (svg: string, width: number): Buffer =>
  new Resvg(svg, {fitTo: {mode: 'width', value: width}}).render().asPng();

/** Makes a Windows icon of one PNG: a 6-byte header, one 16-byte entry, the picture. */
const ico = (image: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, image]);
};

const main = async (): Promise<void> => {
  const color = tokenColors(await readFile(path.join(root, 'src/css/tokens.css'), 'utf8'));
  const ledger = color('ds-ledger-100');
  const spruce = color('ds-spruce-900');
  const canary = color('ds-canary-200');

  // A phone line with a voice's wave that ends in an appointment slot.
  const mark = (rounded: boolean): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${rounded ? 14 : 0}" fill="${spruce}"/><path d="M6 34h9c3 0 3-14 6.5-14s4 26 7.500 26 4-18 7-18 2 6 4 6h3" fill="none" stroke="${ledger}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><rect x="44" y="26" width="14" height="16" rx="2.5" fill="${canary}"/></svg>`;

  await mkdir(path.join(staticDir, 'img'), {recursive: true});
  await writeFile(path.join(staticDir, 'favicon.svg'), mark(true));
  await writeFile(path.join(staticDir, 'favicon.ico'), ico(png(mark(true), 32), 32));
  await writeFile(path.join(staticDir, 'apple-touch-icon.png'), png(mark(false), 180));
  await writeFile(path.join(staticDir, 'img/icon-192.png'), png(mark(false), 192));
  await writeFile(path.join(staticDir, 'img/icon-512.png'), png(mark(false), 512));
};

void main();
