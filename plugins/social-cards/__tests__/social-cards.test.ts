import {mkdir, mkdtemp, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {socialCardFile} from '../../../src/domain/seo/socialCard';
import {writeCards} from '../cache';
import {type SocialCard} from '../card';
import {createDrawer, tokenColors} from '../draw';
import {encodeIndexedPng} from '../png';
import {cardOf, cardsOf, postCards} from '../index';
import {type DrawCards, drawInThreads} from '../pool';
import {colorsIn, readPng} from './png';

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

describe('a drawn card', () => {
  const draw = createDrawer(siteDir);

  it.each([
    ['a short title', 'About'],
    ['one that is too long', 'Words and more words '.repeat(12)],
    ['words that cannot be broken', `${'W'.repeat(30)} ${'M'.repeat(30)}`],
  ])('holds %s: ink where text belongs, none in the margins', async (_, title) => {
    const png = await (await draw)(card({title, description: 'Long description. '.repeat(20)}));
    const picture = readPng(Buffer.from(png));
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

  it('takes its colors from the tokens and says when one is gone', () => {
    const color = tokenColors(':root { --ds-ink: #10241f; --ds-live: var(--ds-answer-500); }');
    expect(color('ds-ink')).toBe('#10241f');
    expect(() => color('ds-live')).toThrow('--ds-live');
  });
});

describe('cards drawn in threads', () => {
  it('are those that one thread draws', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'cards-'));
    const jobs = Array.from({length: 24}, (_, seed) => ({
      card: card({seed}),
      file: path.join(dir, `${seed}.png`),
    }));
    await drawInThreads(siteDir, jobs, 2);
    const draw = await createDrawer(siteDir);
    for (const {card: drawn, file} of [jobs[0], jobs[23]].filter((job) => job !== undefined)) {
      expect((await readFile(file)).equals(await draw(drawn))).toBe(true);
    }
    await rm(dir, {recursive: true});
  });

  it('fail the build when one cannot be written', async () => {
    const job = {card: card(), file: path.join(tmpdir(), 'no-such-folder', 'card.png')};
    await expect(drawInThreads(siteDir, [job], 1)).rejects.toThrow('ENOENT');
  });
});

describe('a PNG with a palette', () => {
  it('has the pixels that went in', () => {
    const pixels = Buffer.from('10241fff10241fffe7f0e2ff1a9460ffe7f0e2ff10241fff', 'hex');
    const picture = readPng(encodeIndexedPng(pixels, 3) ?? Buffer.alloc(0));
    expect([picture.width, picture.height]).toEqual([3, 2]);
    const row = (y: number): number[] => [0, 1, 2].map((x) => picture.at(x, y));
    expect(row(0)).toEqual([0x10241f, 0x10241f, 0xe7f0e2]);
    expect(row(1)).toEqual([0x1a9460, 0xe7f0e2, 0x10241f]);
  });

  it('holds 256 colors and no more', () => {
    const pixels = (colors: number): Buffer =>
      Buffer.concat(Array.from({length: colors}, (_, i) => Buffer.from([i >> 8, i & 255, 0, 255])));
    expect(encodeIndexedPng(pixels(256), 256)).not.toBeNull();
    expect(encodeIndexedPng(pixels(257), 257)).toBeNull();
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
      'plugins/social-cards/card.ts',
      'plugins/social-cards/draw.ts',
      'plugins/social-cards/png.ts',
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
