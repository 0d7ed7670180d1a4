import {readFileSync} from 'node:fs';
import path from 'node:path';

import {contrastPairs} from '@site/src/features/legal/accessibility';
import {tokenColors} from '@site/src/lib/tokenColors';

const css = readFileSync(path.resolve(__dirname, '../../../../css/tokens.css'), 'utf8');

/** Relative luminance of an sRGB color (WCAG 2.2). */
const luminance = (hex: string): number => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (theme: 'light' | 'dark', ...pair: readonly string[]): number => {
  const color = tokenColors(css, theme);
  const [darker = 0, lighter = 0] = pair
    .map((name) => luminance(color(name.replace('--', ''))))
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

const down = (ratio: number): number => Math.floor(ratio * 10) / 10;

it.each(contrastPairs.map((pair) => [pair.use, pair] as const))(
  '%s: the stated ratios match the tokens',
  (_, pair) => {
    const measured = {
      light: down(contrast('light', pair.ink, pair.ground)),
      dark: down(contrast('dark', pair.ink, pair.ground)),
    };
    expect({light: pair.light, dark: pair.dark}).toEqual(measured);
    expect(Math.min(measured.light, measured.dark)).toBeGreaterThanOrEqual(pair.min);
  },
);
