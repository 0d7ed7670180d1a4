import {isExtension, isOutside} from './callerNumber.ts';
import type {Meaning} from './roles.ts';

/** Which way a call went by its two numbers, where no column says it. Null: they don't tell. */
const WAYS = {
  'from inside to inside': 'internal',
  'from inside to outside': 'out',
  'from outside to inside': 'in',
  'without a number to inside': 'in',
  'from outside to outside': null,
  'without a number to outside': null,
} as const satisfies Record<string, Meaning | null>;

/** Phones inside the practice have few digits; what is named and has none is inside, too. */
export const partiesText = (from: string, to: string): keyof typeof WAYS => {
  const start = isExtension(from)
    ? 'from inside'
    : isOutside(from)
      ? 'from outside'
      : 'without a number';
  const end = isOutside(to) ? 'to outside' : 'to inside';
  return `${start} ${end}`;
};

export const partiesMeaning = (text: string): Meaning | null =>
  text in WAYS ? WAYS[text as keyof typeof WAYS] : null;
