import {readFileSync} from 'node:fs';
import path from 'node:path';

import {tokenColors} from '@site/src/lib/tokenColors';

const css = readFileSync(path.resolve(__dirname, '../tokens.css'), 'utf8');

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

// The accessibility statement promises these ratios.
it.each([
  ['text', '--ds-ink', '--ds-bg-tint', 4.5],
  ['second text', '--ds-ink-2', '--ds-bg-tint', 4.5],
  ['small print', '--ds-ink-3', '--ds-bg-tint', 4.5],
  ['a link', '--ds-link', '--ds-bg-tint', 4.5],
  ['a button', '--ds-on-action', '--ds-action', 4.5],
  ['a missed call', '--ds-missed-text', '--ds-missed-bg', 4.5],
  ['a booking', '--ds-slot-booked-ink-2', '--ds-slot-booked', 4.5],
  ['the border of a field', '--ds-border-control', '--ds-bg-tint', 3],
  ['the focus ring', '--ds-focus', '--ds-bg', 3],
])('the color of %s has enough contrast in both themes', (_, ink, ground, least) => {
  for (const theme of ['light', 'dark'] as const)
    expect(contrast(theme, ink, ground)).toBeGreaterThanOrEqual(least);
});
