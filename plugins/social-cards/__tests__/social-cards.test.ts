import {mkdir, mkdtemp, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {socialCardFile} from '../../../src/domain/seo/socialCard';
import {cacheCards} from '../cache';
import {type SocialCard, tokenColors} from '../draw';
import {cardOf, cardsOf} from '../index';
import {colorsIn, type Picture, readPng} from './png';

const siteDir = path.join(__dirname, '../../..');
const PAPER = 0xe7f0e2;

const card = (over: Partial<SocialCard> = {}): SocialCard => ({
  brand: 'Ringwell',
  section: 'Solutions',
  title: 'A title',
  description: 'What the page says about itself.',
  slot: 'Appointment Booked',
  seed: 3,
  ...over,
});

let dir = '';
beforeAll(async () => void (dir = await mkdtemp(path.join(tmpdir(), 'cards-'))));
afterAll(() => rm(dir, {recursive: true}));

const drawn = async (over: Partial<SocialCard>, site = siteDir): Promise<Picture> => {
  const [file = ''] = await cacheCards(site, [card(over)], dir);
  return readPng(await readFile(file));
};

describe('a drawn card', () => {
  /** How many lines of text stand between the header and the wave. */
  const linesOf = (picture: Picture): number => {
    const inked = Array.from(
      {length: 340},
      (_, row) => colorsIn(picture, [60, 140 + row, 1140, 141 + row]).size > 1,
    );
    return inked.filter((ink, row) => ink && !inked[row - 1]).length;
  };

  it.each([
    ['a short title', 'About', 3],
    ['one that is too long', 'No end of words '.repeat(20), 5],
    ['words that cannot be broken', `${'W'.repeat(30)} ${'M'.repeat(60)}`, 5],
  ])('holds %s and two lines of description, and leaves the margins', async (_, title, lines) => {
    const picture = await drawn({title, description: 'A rather verbose line. '.repeat(20)});
    expect([picture.width, picture.height]).toEqual([1200, 630]);
    expect(linesOf(picture)).toBe(lines);
    expect(colorsIn(picture, [72, 60, 600, 140]).size).toBeGreaterThan(10);
    expect([...colorsIn(picture, [0, 0, 60, 480])]).toEqual([PAPER]);
    expect([...colorsIn(picture, [1140, 0, 1200, 480])]).toEqual([PAPER]);
    expect([...colorsIn(picture, [0, 455, 1200, 470])]).toEqual([PAPER]);
    expect([...colorsIn(picture, [0, 0, 1200, 50])]).toEqual([PAPER]);
    // The slot is canary, with words in it.
    expect(picture.at(1190, 590)).toBe(0xf6e191);
    expect(colorsIn(picture, [820, 530, 1190, 580]).size).toBeGreaterThan(5);
  });

  it('has a section, a slot and a line of its own', async () => {
    const parts = {
      section: [700, 60, 1200, 140],
      slot: [810, 520, 1200, 590],
      line: [0, 480, 790, 630],
    };
    const plain = await drawn({});
    const differing = async (over: Partial<SocialCard>): Promise<readonly string[]> => {
      const other = await drawn(over);
      const differs = ([left = 0, top = 0, right = 0, bottom = 0]: readonly number[]): boolean => {
        for (let y = top; y < bottom; y += 1) {
          for (let x = left; x < right; x += 1) if (plain.at(x, y) !== other.at(x, y)) return true;
        }
        return false;
      };
      return Object.entries(parts).flatMap(([name, place]) => (differs(place) ? [name] : []));
    };
    expect(await differing({section: 'Blog'})).toEqual(['section']);
    expect(await differing({slot: 'Notes'})).toEqual(['slot']);
    expect(await differing({seed: 4})).toEqual(['line']);
  });

  it('takes its colors from the tokens and says when one is gone', async () => {
    const site = path.join(dir, 'site');
    await mkdir(path.join(site, 'src/css'), {recursive: true});
    for (const place of ['node_modules', 'package-lock.json']) {
      await symlink(path.join(siteDir, place), path.join(site, place));
    }
    const css = await readFile(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
    await writeFile(path.join(site, 'src/css/tokens.css'), css.replace('#f6e191', '#123456'));
    expect((await drawn({}, site)).at(1190, 590)).toBe(0x123456);

    const color = tokenColors(':root { --ds-live: var(--ds-answer-500); }');
    expect(() => color('ds-live')).toThrow('--ds-live');
  });
});

it('draws no card twice, and a changed one anew', async () => {
  const [first = ''] = await cacheCards(siteDir, [card()], dir);
  await writeFile(first, 'from an earlier build');
  const again = await cacheCards(siteDir, [card(), card({title: 'Another'}), card()], dir);
  expect(again).toEqual([first, expect.not.stringContaining(first), first]);
  expect(await readFile(first, 'utf8')).toBe('from an earlier build');
  expect(readPng(await readFile(again[1] ?? '')).width).toBe(1200);
});

describe('cards of a build', () => {
  const page = {
    title: 'Pricing | Ringwell',
    description: 'Plans.',
    image: 'https://site.example/img/cards/pricing.png',
    canonical: 'https://site.example/pricing',
    noIndex: false,
  };

  it('are those that the pages name, and the first page’s on the further pages of a list', () => {
    const own = {...page, image: 'https://site.example/img/own.png'};
    const further = {...page, title: 'Page 2', canonical: 'https://site.example/blog/page/2'};
    const missing = {...page, title: '404', canonical: 'https://site.example/404.html'};
    expect([...cardsOf([page, own, further, missing], 'https://site.example')]).toEqual([
      ['pricing.png', expect.objectContaining({title: 'Pricing', description: 'Plans.'})],
    ]);
    expect(socialCardFile('/blog/page/2')).toBe('/img/cards/blog.png');
    expect(socialCardFile('/blog/authors/product/authors/3')).toBe(
      '/img/cards/blog.authors.product.png',
    );
  });

  it('say where on the site they are', () => {
    expect(cardOf('blog.hipaa-compliance.png', page).section).toBe('Blog');
    expect(cardOf('solutions.dental.png', page).section).toBe('Solutions');
    expect(cardOf('pricing.png', page).section).toBe('Call Answered, 0.3 seconds');
  });

  it('lie in files that no two pages share', () => {
    expect(socialCardFile('/')).toBe('/img/cards/home.png');
    expect(socialCardFile('/solutions/dental/')).toBe('/img/cards/solutions.dental.png');
    expect(socialCardFile('/404.html')).toBe('/img/cards/home.png');
  });
});
