import {readFileSync} from 'node:fs';
import path from 'node:path';

import {tokenColors} from '../../../src/lib/tokenColors.ts';

const css = readFileSync(path.resolve('src/css/tokens.css'), 'utf8');

const TOKENS = {
  page: 'ds-surface',
  tint: 'ds-bg-tint',
  ink: 'ds-ink',
  quiet: 'ds-ink-2',
  rule: 'ds-rule-on-tint',
  margin: 'ds-rule-margin',
  link: 'ds-link',
  entry: 'ds-entry',
  live: 'ds-live',
  missed: 'ds-missed-bg',
  missedEdge: 'ds-missed',
  slot: 'ds-slot-booked',
  slotEdge: 'ds-slot-booked-edge',
  slotInk: 'ds-slot-booked-ink',
  action: 'ds-action',
  onAction: 'ds-on-action',
  control: 'ds-border-control',
};

type Colors = Readonly<Record<keyof typeof TOKENS, string>>;

const colorsOf = (tokens: Colors, theme?: 'dark'): Colors =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [name, tokenColors(css, theme)(token)]),
  ) as Colors;

/** Colors of emails: mail programs don't support custom properties. */
export const light = colorsOf(TOKENS);
export const dark = colorsOf({...TOKENS, tint: 'ds-bg', rule: 'ds-paper-edge'}, 'dark');
