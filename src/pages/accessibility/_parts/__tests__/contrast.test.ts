import {readFileSync} from 'node:fs';
import path from 'node:path';

import {contrastPairs} from '@site/src/data/legalAccessibility';

const css = readFileSync(path.resolve(__dirname, '../../../../css/tokens.css'), 'utf8');

const tokensOf = (block: string): ReadonlyMap<string, string> =>
  new Map(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name ?? '',
      (value ?? '').trim(),
    ]),
  );

// The last match is the dark theme; the first one ends the Infima mapping.
const darkAt = Math.max(
  ...[...css.matchAll(/html\[data-theme=["']dark["']\] \{/g)].map((m) => m.index),
);
const light = tokensOf(css.slice(0, css.indexOf('/* ---- 8.')));
const dark = new Map([...light, ...tokensOf(css.slice(darkAt))]);

const resolve = (tokens: ReadonlyMap<string, string>, name: string): string => {
  const value = tokens.get(name);
  const alias = /^var\((--[\w-]+)\)$/.exec(value ?? '');
  if (alias?.[1]) return resolve(tokens, alias[1]);
  if (!value || !/^#[0-9a-f]{6}$/i.test(value)) throw new Error(`${name} is '${value}'`);
  return value;
};

/** Relative luminance of an sRGB color (WCAG 2.2). */
const luminance = (hex: string): number => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (tokens: ReadonlyMap<string, string>, ink: string, ground: string): number => {
  const [a, b] = [luminance(resolve(tokens, ink)), luminance(resolve(tokens, ground))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

const down = (ratio: number): number => Math.floor(ratio * 10) / 10;

it.each(contrastPairs.map((pair) => [pair.use, pair] as const))(
  '%s: the stated ratios match the tokens',
  (_, pair) => {
    const measured = {
      light: down(contrast(light, pair.ink, pair.ground)),
      dark: down(contrast(dark, pair.ink, pair.ground)),
    };
    expect({light: pair.light, dark: pair.dark}).toEqual(measured);
    expect(Math.min(measured.light, measured.dark)).toBeGreaterThanOrEqual(pair.min);
  },
);
