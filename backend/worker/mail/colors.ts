import {readFileSync} from 'node:fs';
import path from 'node:path';

import {tokenColors} from '../../../src/domain/tokenColors.ts';

const css = readFileSync(path.resolve('src/css/tokens.css'), 'utf8');
const [inLight, inDark] = [tokenColors(css), tokenColors(css, 'dark')];

/** Colors of emails: mail programs don't support custom properties. */
export const light = {
  page: inLight('ds-surface'),
  tint: inLight('ds-bg-tint'),
  ink: inLight('ds-ink'),
  quiet: inLight('ds-ink-2'),
  rule: inLight('ds-rule-on-tint'),
  margin: inLight('ds-rule-margin'),
  link: inLight('ds-link'),
  entry: inLight('ds-entry'),
  live: inLight('ds-live'),
  missed: inLight('ds-missed-bg'),
  missedEdge: inLight('ds-missed'),
  slot: inLight('ds-slot-booked'),
  slotEdge: inLight('ds-slot-booked-edge'),
  slotInk: inLight('ds-slot-booked-ink'),
} as const;

export const dark: Readonly<Record<keyof typeof light, string>> = {
  page: inDark('ds-surface'),
  tint: inDark('ds-bg'),
  ink: inDark('ds-ink'),
  quiet: inDark('ds-ink-2'),
  rule: inDark('ds-paper-edge'),
  margin: inDark('ds-rule-margin'),
  link: inDark('ds-link'),
  entry: inDark('ds-entry'),
  live: inDark('ds-live'),
  missed: inDark('ds-missed-bg'),
  missedEdge: inDark('ds-missed'),
  // A booked slot is the brightest thing in both themes.
  slot: inDark('ds-slot-booked'),
  slotEdge: inDark('ds-slot-booked-edge'),
  slotInk: inDark('ds-slot-booked-ink'),
};
