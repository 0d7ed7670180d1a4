import {isExtension, isOutside, withheldWords} from './callerNumber.ts';
import {type Meaning, plainName} from './roles.ts';

/** Direction of a call by its two numbers, where no column has it. Null: unknown. */
const WAYS = {
  'from inside to inside': 'internal',
  'from inside to outside': 'out',
  'from outside to inside': 'in',
  'without a number to inside': 'in',
  'from outside to outside': null,
  'without a number to outside': null,
  'from a name to inside': null,
  'from a name to outside': null,
} as const satisfies Record<string, Meaning | null>;

/** Phones inside the practice have few digits; what is named and has none is inside, too. */
export const partiesText = (from: string, to: string): keyof typeof WAYS => {
  const start = isExtension(from)
    ? 'from inside'
    : isOutside(from)
      ? 'from outside'
      : /\p{L}/u.test(from) && !withheldWords.includes(plainName(from))
        ? 'from a name'
        : 'without a number';
  const end = isOutside(to) ? 'to outside' : 'to inside';
  return `${start} ${end}`;
};

/** Meaning of a pair of parties, as `partiesText` describes it; null when they leave it open. */
export const partiesMeaning = (text: string): Meaning | null =>
  text in WAYS ? WAYS[text as keyof typeof WAYS] : null;
