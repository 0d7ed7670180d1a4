import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {Resvg} from '@resvg/resvg-js';

import {socialCardFile} from '../../../src/features/seo/rules/socialCard.ts';
import {tokenColors} from '../../../src/lib/tokenColors.ts';
import {cacheCards} from '../cache.ts';
import type {SocialCard} from '../draw.ts';
import {cardOf, cardsOf} from '../index.ts';
import {callObject} from '../objects.ts';

jest.mock('../../../src/config/company.ts');

const siteDir = path.join(__dirname, '../../..');
const PAPER = 0xffffff;
const TINT = 0xe7f0e2;

/** Decoded picture, for tests of pixels. */
interface Picture {
  readonly width: number;
  readonly height: number;
  /** Returns the color at a position as 0xrrggbb. */
  readonly at: (x: number, y: number) => number;
}

/** Decodes a PNG. Other files have no colors. */
const readPng = (png: Buffer): Picture => {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const size = `width="${width}" height="${height}"`;
  const image = `<image ${size} href="data:image/png;base64,${png.toString('base64')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${image}</svg>`;
  const {pixels} = new Resvg(svg, {font: {loadSystemFonts: false}}).render();
  return {width, height, at: (x, y) => pixels.readUIntBE((y * width + x) * 4, 3)};
};

/** Returns the colors in a rectangle. */
const colorsIn = (
  picture: Picture,
  [left, top, right, bottom]: readonly [number, number, number, number],
): ReadonlySet<number> => {
  const colors = new Set<number>();
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) colors.add(picture.at(x, y));
  }
  return colors;
};

const card = (over: Partial<SocialCard> = {}): SocialCard => ({
  brand: 'Ringwell',
  section: 'Solutions',
  title: 'A title',
  object: callObject('Appointment Booked', 'Call Answered', 3),
  ...over,
});

let dir = '';
beforeAll(async () => void (dir = await mkdtemp(path.join(tmpdir(), 'cards-'))));
afterAll(() => rm(dir, {recursive: true}));

const drawn = async (over: Partial<SocialCard>): Promise<Picture> => {
  const [file = ''] = await cacheCards(siteDir, [card(over)], dir);
  return readPng(await readFile(file));
};

/** Counts the lines of text between the header and the object. */
const linesOf = (picture: Picture): number => {
  const inked = Array.from(
    {length: 214},
    (_, row) => colorsIn(picture, [60, 114 + row, 1140, 115 + row]).size > 1,
  );
  return inked.filter((ink, row) => ink && !inked[row - 1]).length;
};

it.each([
  ['a short title', 'About', 1],
  ['one that is too long', 'No end of words '.repeat(20), 3],
  ['words that cannot be broken', `${'W'.repeat(30)} ${'M'.repeat(60)}`, 3],
])('a card fits %s, and leaves the margins', async (_, title, lines) => {
  const picture = await drawn({title});
  expect([picture.width, picture.height]).toEqual([1200, 630]);
  expect(linesOf(picture)).toBe(lines);
  // The name, with the live light on its i.
  expect(colorsIn(picture, [72, 50, 600, 110])).toContain(0x1a9460);
  expect([...colorsIn(picture, [0, 0, 60, 330])]).toEqual([PAPER]);
  expect([...colorsIn(picture, [1140, 0, 1200, 330])]).toEqual([PAPER]);
  expect([...colorsIn(picture, [0, 0, 1200, 40])]).toEqual([PAPER]);
  expect(picture.at(2, 340)).toBe(TINT);
  // The slot is canary, with words in it.
  const color = tokenColors(await readFile(path.join(siteDir, 'src/css/tokens.css'), 'utf8'));
  expect(picture.at(1190, 520)).toBe(Number.parseInt(color('ds-canary-200').slice(1), 16));
  expect(colorsIn(picture, [770, 440, 1190, 520]).size).toBeGreaterThan(5);
});

it('the cache draws no card twice, and a changed one again', async () => {
  const [first = ''] = await cacheCards(siteDir, [card()], dir);
  await writeFile(first, 'from an earlier build');
  const again = await cacheCards(siteDir, [card(), card({title: 'Another'}), card()], dir);
  expect(again).toEqual([first, expect.not.stringContaining(first), first]);
  expect(await readFile(first, 'utf8')).toBe('from an earlier build');
  expect(readPng(await readFile(again[1] ?? '')).width).toBe(1200);
});

const page = {
  title: 'Pricing | Ringwell',
  image: 'https://site.example/img/cards/pricing.png',
  canonical: 'https://site.example/pricing',
  html: '',
};

it('draws the cards that pages link; further pages of a list use the first page’s', () => {
  const own = {...page, image: 'https://site.example/img/own.png'};
  const further = {...page, title: 'Page 2', canonical: 'https://site.example/blog/page/2'};
  const missing = {...page, title: '404', canonical: 'https://site.example/404.html'};
  expect([...cardsOf([page, own, further, missing], 'https://site.example')]).toEqual([
    ['pricing.png', expect.objectContaining({title: 'Pricing'})],
  ]);
});

it.each([
  ['/', 'home'],
  ['/404.html', 'home'],
  ['/solutions/dental/', 'solutions.dental'],
  ['/blog/page/2', 'blog'],
])('the page %s has its own card at %s, or that of its first page', (page, file) => {
  expect(socialCardFile(page)).toBe(`/img/cards/${file}.png`);
});

it('a card shows the page’s section, or the phone number', () => {
  const sectionOf = (file: string, title: string): string => cardOf(file, {...page, title}).section;
  expect(sectionOf('blog.hipaa-compliance.png', 'HIPAA')).toBe('Blog');
  expect(sectionOf('home.png', 'Ringwell')).toBe('(416) 555-0142');
  expect(sectionOf('pricing.png', 'AI Receptionist Pricing')).toBe('Pricing');
  expect(sectionOf('pricing.png', 'Pricing')).toBe('(416) 555-0142');
});

it('a card shows its specialty’s call, or otherwise a call that ends in a booking', () => {
  const wordsOn = (file: string): readonly string[] =>
    cardOf(file, page).object.texts.map(({text}) => text);
  expect(wordsOn('solutions.dental.png')[0]).toMatch(/^“.+”$/);
  for (const file of ['home.png', 'pricing.png'])
    expect(wordsOn(file)).toContain('Appointment Booked');
});

it('an article’s card has its plate, with its words in the card’s fonts', () => {
  const svg =
    '<rect class="slot_a1 wide_b2" x="9" y="1"/><text class="small_c3" x="20" y="46">On hold</text><text x="60" y="90">Did</text>';
  const html = `<main><header><div data-plate><svg>${svg}</svg></div></header></main>`;
  const {shapes, texts} = cardOf('blog.roi.png', {...page, html}).object;
  expect(shapes).toMatch(/^<g transform="translate\(32 0\)"><rect class="slot wide" .+<\/g>$/);
  expect(shapes).not.toContain('On hold');
  expect(texts).toEqual([
    {x: 52, y: 46, text: 'On hold', look: 'small', size: 17},
    {x: 92, y: 90, text: 'Did', look: 'serif', size: 21},
  ]);
});
