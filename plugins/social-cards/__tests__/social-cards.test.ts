import {mkdir, mkdtemp, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {socialCardFile} from '../../../src/domain/seo/socialCard';
import {writeCards} from '../cache';
import {Canvas} from '../canvas';
import {type SocialCard} from '../card';
import {tokenColors} from '../draw';
import {cardOf, cardsOf, postCards} from '../index';
import {type DrawCards, drawInThreads} from '../pool';
import {breakLines, type Line} from '../text';
import {colorsIn, type Picture, readPng} from './png';

const siteDir = path.join(__dirname, '../../..');

const card = (over: Partial<SocialCard> = {}): SocialCard => ({
  brand: 'Ringwell',
  section: 'Solutions',
  title: 'A title',
  description: 'What the page says about itself.',
  slot: 'Appointment Booked',
  seed: 3,
  ...over,
});

/** Draws as a build does, in a thread: the library that shapes text loads in plain Node only. */
const drawn = async (...cards: readonly SocialCard[]): Promise<readonly Buffer[]> => {
  const dir = await mkdtemp(path.join(tmpdir(), 'cards-'));
  const jobs = cards.map((job, index) => ({card: job, file: path.join(dir, `${index}.png`)}));
  await drawInThreads(siteDir, jobs, 2);
  const files = await Promise.all(jobs.map(({file}) => readFile(file)));
  await rm(dir, {recursive: true});
  return files;
};

describe('a drawn card', () => {
  it.each([
    ['a short title', 'About'],
    ['one that is too long', 'Words and more words '.repeat(12)],
    ['words that cannot be broken', `${'W'.repeat(30)} ${'M'.repeat(30)}`],
  ])('holds %s: ink where text belongs, none in the margins', async (_, title) => {
    const [png] = await drawn(card({title, description: 'Long description. '.repeat(20)}));
    const picture = readPng(png ?? Buffer.alloc(0));
    expect([picture.width, picture.height]).toEqual([1200, 630]);

    const paper = 0xe7f0e2;
    expect(colorsIn(picture, [72, 140, 1128, 460]).size).toBeGreaterThan(10);
    expect(colorsIn(picture, [72, 60, 600, 140]).size).toBeGreaterThan(10);
    expect([...colorsIn(picture, [0, 0, 60, 460])]).toEqual([paper]);
    expect([...colorsIn(picture, [1140, 0, 1200, 460])]).toEqual([paper]);
    // Between the text and the line, and above everything.
    expect([...colorsIn(picture, [0, 455, 1200, 470])]).toEqual([paper]);
    expect([...colorsIn(picture, [0, 0, 1200, 50])]).toEqual([paper]);
    // The slot is canary, with words in it.
    expect(picture.at(1190, 590)).toBe(0xf6e191);
    expect(colorsIn(picture, [820, 530, 1190, 580]).size).toBeGreaterThan(5);
  });

  it('is the same after another, and without anything of it', async () => {
    const long = card({title: 'Words and more words '.repeat(12), seed: 9});
    const [first, , again] = await drawn(card(), long, card());
    expect(again?.equals(first ?? Buffer.alloc(0))).toBe(true);
  });

  it('has a section, a slot and a line of its own', async () => {
    const cards = [card(), card({section: 'Blog'}), card({slot: 'Notes'}), card({seed: 4})];
    const [plain, section, slot, seed] = (await drawn(...cards)).map(readPng);
    const parts = {
      section: [700, 60, 1200, 140],
      slot: [810, 520, 1200, 590],
      line: [0, 480, 790, 630],
    } as const;
    const differ = (other: Picture | undefined): readonly string[] =>
      Object.entries(parts)
        .filter(([, [left, top, right, bottom]]) => {
          for (let y = top; y < bottom; y += 1) {
            for (let x = left; x < right; x += 1) {
              if (plain?.at(x, y) !== other?.at(x, y)) return true;
            }
          }
          return false;
        })
        .map(([name]) => name);
    expect([section, slot, seed].map(differ)).toEqual([['section'], ['slot'], ['line']]);
  });

  it('takes its colors from the tokens and says when one is gone', () => {
    const color = tokenColors(':root { --ds-ink: #10241f; --ds-live: var(--ds-answer-500); }');
    expect(color('ds-ink')).toBe('#10241f');
    expect(() => color('ds-live')).toThrow('--ds-live');
  });
});

describe('a text broken into lines', () => {
  /** Each letter 10 pixels wide. */
  const set = (text: string): Line =>
    [...text].map((_letter, at) => ({glyph: at, x: at * 10, advance: 10, at}));
  const lines = (text: string, width: number, most = 9): readonly string[] =>
    breakLines(text, set(text), {
      width,
      lines: most,
      ellipsis: [{glyph: -1, x: 0, advance: 10, at: 0}],
    }).map((line) => line.map(({glyph}) => (glyph === -1 ? '…' : text[glyph])).join(''));

  it.each([
    ['one two', 70, ['one two']],
    ['one two', 69, ['one', 'two']],
    ['one two three', 70, ['one two', 'three']],
    ['  one   two ', 50, ['one', 'two']],
    ['abcdefgh ij', 30, ['abc', 'def', 'gh', 'ij']],
    ['a', 1, ['a']],
    ['', 50, []],
    ['   ', 50, []],
  ])('%p in %d pixels', (text, width, expected) => {
    expect(lines(text, width)).toEqual(expected);
  });

  it('ends in an ellipsis when it is longer than its lines', () => {
    expect(lines('one two three', 70, 1)).toEqual(['one tw…']);
    expect(lines('one two three', 50, 2)).toEqual(['one', 'two…']);
    expect(lines('one two', 70, 1)).toEqual(['one two']);
  });

  it('has each line begin at 0 and its glyphs behind each other', () => {
    const [, second = []] = breakLines('one two', set('one two'), {
      width: 40,
      lines: 2,
      ellipsis: [],
    });
    expect(second.map(({x}) => x)).toEqual([0, 10, 20]);
  });
});

describe('cards drawn in threads', () => {
  it('are those that one thread draws', async () => {
    const cards = Array.from({length: 240}, (_, seed) => card({seed}));
    const [together, [first], [last]] = await Promise.all([
      drawn(...cards),
      drawn(card({seed: 0})),
      drawn(card({seed: 239})),
    ]);
    expect(together[0]?.equals(first ?? Buffer.alloc(0))).toBe(true);
    expect(together[239]?.equals(last ?? Buffer.alloc(0))).toBe(true);
  });

  it('fail the build when one cannot be written', async () => {
    const job = {card: card(), file: path.join(tmpdir(), 'no-such-folder', 'card.png')};
    await expect(drawInThreads(siteDir, [job], 1)).rejects.toThrow('ENOENT');
  });
});

describe('a canvas', () => {
  const white = '#ffffff';

  it('prints a shape in an ink, its edges between the two', () => {
    const canvas = new Canvas(3, 2);
    const ink = canvas.ramp(white, '#000000');
    canvas.print({width: 3, height: 1, coverage: Uint8Array.of(0, 255, 128)}, ink, 0, 1);
    const picture = readPng(canvas.png());
    const row = (y: number): number[] => [0, 1, 2].map((x) => picture.at(x, y));
    expect(row(0)).toEqual([0xffffff, 0xffffff, 0xffffff]);
    expect(row(1)).toEqual([0xffffff, 0x000000, 0x7d7d7d]);
  });

  it('keeps the darker of two shapes, and leaves out what lies outside', () => {
    const canvas = new Canvas(2, 1);
    const ink = canvas.ramp(white, '#000000');
    const shape = {width: 4, height: 3, coverage: new Uint8Array(12).fill(255)};
    canvas.print(shape, ink, -3, -1);
    canvas.print({width: 2, height: 1, coverage: Uint8Array.of(128, 0)}, ink, 0, 0);
    const picture = readPng(canvas.png());
    expect([picture.at(0, 0), picture.at(1, 0)]).toEqual([0x000000, 0xffffff]);
  });

  it('takes up again what was saved', () => {
    const canvas = new Canvas(2, 1);
    const red = canvas.color('#ff0000');
    const blue = canvas.color('#0000ff');
    canvas.fill(blue, 1, 0, 2, 1);
    const saved = canvas.save();
    canvas.fill(red, 0, 0, 2, 1);
    canvas.restore(saved);
    canvas.fill(red, 0, 0, 0, 1);
    expect(readPng(canvas.png()).at(1, 0)).toBe(0x0000ff);
  });

  it('has 256 colors and no more', () => {
    const canvas = new Canvas(1, 1);
    for (let color = 0; color < 256; color += 1) canvas.color('#000000');
    expect(canvas.png().length).toBeGreaterThan(768);
    canvas.color('#000000');
    expect(() => canvas.png()).toThrow('256 colors, not 257');
  });
});

describe('cards of a build', () => {
  const page = {
    title: 'Pricing | Ringwell',
    description: 'Plans.',
    image: 'https://site.example/img/cards/pricing.png',
    canonical: 'https://site.example/pricing',
    noIndex: false,
  };

  it('are those that the pages name', () => {
    const own = {...page, image: 'https://site.example/img/own.png'};
    expect(cardsOf([page, own], 'https://site.example', '/out')).toEqual([
      {
        file: path.join('/out', 'img/cards/pricing.png'),
        card: expect.objectContaining({title: 'Pricing', description: 'Plans.'}),
      },
    ]);
  });

  it('are the first page’s on the further pages of a list', () => {
    expect(socialCardFile('/blog/page/2')).toBe('/img/cards/blog.png');
    expect(socialCardFile('/blog/authors/product/authors/3')).toBe(
      '/img/cards/blog.authors.product.png',
    );
    const further = {...page, canonical: 'https://site.example/blog/page/2'};
    expect(cardsOf([further], 'https://site.example', '/out')).toEqual([]);
  });

  it('say where on the site they are', () => {
    expect(cardOf('blog.hipaa-compliance.png', page).section).toBe('Blog');
    expect(cardOf('solutions.dental.png', page).section).toBe('Solutions');
    expect(cardOf('pricing.png', page).section).toBe('Call Answered, 0.3 seconds');
  });

  it('are known for posts before their pages are built', () => {
    const metadata = {permalink: '/blog/roi', title: 'Pricing', description: 'Plans.'};
    expect(postCards([{metadata}])).toEqual([cardOf('blog.roi.png', page)]);
  });

  it('lie in files that no two pages share', () => {
    expect(socialCardFile('/')).toBe('/img/cards/home.png');
    expect(socialCardFile('/solutions/dental/')).toBe('/img/cards/solutions.dental.png');
    expect(socialCardFile('/blog/authors/product')).toBe('/img/cards/blog.authors.product.png');
    expect(socialCardFile('/docs/run/backend')).toBeNull();
    expect(socialCardFile('/404.html')).toBeNull();
  });

  it('are drawn once and then taken from the cache', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'cards-'));
    for (const file of [
      'plugins/social-cards/canvas.ts',
      'plugins/social-cards/card.ts',
      'plugins/social-cards/draw.ts',
      'plugins/social-cards/png.ts',
      'plugins/social-cards/text.ts',
      'src/components/ui/Wave/wavePath.ts',
      'src/css/tokens.css',
    ]) {
      await mkdir(path.dirname(path.join(dir, file)), {recursive: true});
      await writeFile(path.join(dir, file), file);
    }
    const fake: DrawCards = async (_dir, jobs) => {
      for (const job of jobs) await writeFile(job.file, job.card.title);
    };
    const one = {file: path.join(dir, 'out/one.png'), card: card({title: 'one'})};
    const two = {file: path.join(dir, 'out/two.png'), card: card({title: 'two'})};

    expect(await writeCards(dir, [one], fake)).toBe(1);
    await rm(one.file);
    expect(await writeCards(dir, [one, two], fake)).toBe(1);
    expect(await readFile(one.file, 'utf8')).toBe('one');
    expect(await readFile(two.file, 'utf8')).toBe('two');

    await writeFile(path.join(dir, 'src/css/tokens.css'), 'another green');
    expect(await writeCards(dir, [one, two], fake)).toBe(2);
    expect((await stat(one.file)).size).toBe(3);
    await rm(dir, {recursive: true});
  });
});
