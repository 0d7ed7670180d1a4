/**
 * Draws what stands for the site elsewhere: favicons, the touch icon, manifest icons and the
 * default social image, from the same tokens and fonts as the pages.
 *
 * Run `npm run brand-images` after a change to the name, the tokens or the fonts; the results in
 * `static/` are committed, so that a build needs neither time nor a font engine for them.
 */
import {readFile, writeFile, mkdir} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

import {Resvg} from '@resvg/resvg-js';
import satori from 'satori';

import {tokenColors} from '../plugins/social-cards/draw';
import {wavePath} from '../src/components/ui/Wave/wavePath';
import {brand} from '../src/config/brand';
import {claims} from '../src/data/claims';
import {hero} from '../src/data/home';

const fromHere = createRequire(__filename);
const root = path.resolve(__dirname, '..');
const staticDir = path.join(root, 'static');

const png = (svg: string, width: number): Buffer =>
  new Resvg(svg, {fitTo: {mode: 'width', value: width}}).render().asPng();

/** A Windows icon holding one PNG: a 6-byte header, one 16-byte entry, the picture. */
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

interface Node {
  readonly type: string;
  readonly props: {readonly style?: Record<string, unknown>; readonly children?: unknown} & Record<
    string,
    unknown
  >;
}

const box = (style: Record<string, unknown>, children?: unknown): Node => ({
  type: 'div',
  // satori is content-box by default, and wants flex on anything with several children.
  props: {style: {boxSizing: 'border-box', display: 'flex', ...style}, children},
});

const main = async (): Promise<void> => {
  const color = tokenColors(await readFile(path.join(root, 'src/css/tokens.css'), 'utf8'));
  const ink = color('ds-ink');
  const ledger = color('ds-ledger-100');
  const spruce = color('ds-spruce-900');
  const live = color('ds-answer-500');
  const canary = color('ds-canary-200');

  // The mark: a line that comes in, speaks, and ends in a slot.
  const mark = (rounded: boolean): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${rounded ? 14 : 0}" fill="${spruce}"/><path d="M6 34h9c3 0 3-14 6.5-14s4 26 7.500 26 4-18 7-18 2 6 4 6h3" fill="none" stroke="${ledger}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><rect x="44" y="26" width="14" height="16" rx="2.5" fill="${canary}"/></svg>`;

  await mkdir(path.join(staticDir, 'img'), {recursive: true});
  await writeFile(path.join(staticDir, 'favicon.svg'), mark(true));
  await writeFile(path.join(staticDir, 'favicon.ico'), ico(png(mark(true), 32), 32));
  await writeFile(path.join(staticDir, 'apple-touch-icon.png'), png(mark(false), 180));
  await writeFile(path.join(staticDir, 'img/icon-192.png'), png(mark(false), 192));
  await writeFile(path.join(staticDir, 'img/icon-512.png'), png(mark(false), 512));
  await writeFile(
    path.join(staticDir, 'manifest.webmanifest'),
    `${JSON.stringify(
      {
        name: brand.name,
        short_name: brand.name,
        description: brand.tagline,
        start_url: '/',
        display: 'browser',
        background_color: ledger,
        theme_color: ledger,
        icons: [
          {src: '/img/icon-192.png', sizes: '192x192', type: 'image/png'},
          {src: '/img/icon-512.png', sizes: '512x512', type: 'image/png'},
        ],
      },
      null,
      2,
    )}\n`,
  );

  const font = (file: string): Promise<Buffer> => readFile(fromHere.resolve(file));
  const card = box(
    {
      width: 1200,
      height: 630,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 72px 0',
      background: ledger,
      color: ink,
      fontFamily: 'Hanken Grotesk',
    },
    [
      box({justifyContent: 'space-between', alignItems: 'center', fontSize: 30}, [
        box({fontFamily: 'Besley', fontSize: 46, letterSpacing: -1.2}, brand.name),
        box({alignItems: 'center', fontWeight: 600}, [
          box({width: 16, height: 16, borderRadius: 8, background: live, marginRight: 14}),
          `${hero.callAnswered.label}, ${claims.answerSeconds} seconds`,
        ]),
      ]),
      box(
        {fontFamily: 'Besley', fontSize: 96, lineHeight: 1.04, letterSpacing: -3, maxWidth: 720},
        hero.headline,
      ),
      box({position: 'relative', height: 150, marginLeft: -72, width: 1200}, [
        {
          type: 'svg',
          props: {
            width: 1200,
            height: 150,
            viewBox: '0 0 1200 150',
            children: [
              {
                type: 'path',
                props: {
                  d: wavePath({
                    width: 800,
                    height: 150,
                    seed: 12,
                    lead: 72,
                    tail: 60,
                    step: 8,
                    amplitude: 0.34,
                    word: [44, 110],
                    pause: [12, 30],
                  }),
                  fill: 'none',
                  stroke: ink,
                  strokeWidth: 3,
                },
              },
            ],
          },
        } satisfies Node,
        box(
          {
            position: 'absolute',
            left: 800,
            top: 38,
            width: 400,
            height: 74,
            flexDirection: 'column',
            justifyContent: 'center',
            paddingLeft: 26,
            borderLeft: `6px solid ${color('ds-canary-400')}`,
            background: canary,
            fontSize: 24,
            fontWeight: 600,
          },
          hero.appointmentBooked.label,
        ),
      ]),
    ],
  );
  const svg = await satori(card as unknown as Parameters<typeof satori>[0], {
    width: 1200,
    height: 630,
    fonts: [
      {
        name: 'Besley',
        data: await font('@fontsource/besley/files/besley-latin-400-normal.woff'),
        weight: 400,
        style: 'normal',
      },
      {
        name: 'Hanken Grotesk',
        data: await font('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff'),
        weight: 600,
        style: 'normal',
      },
    ],
  });
  await writeFile(path.join(staticDir, 'img/social-default.png'), png(svg, 1200));
};

void main();
