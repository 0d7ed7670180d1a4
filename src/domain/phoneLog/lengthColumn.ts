import {counted} from '../../format/counted.ts';
import {parseLength, readLength, type LengthShape} from './length.ts';
import type {QuestionRow} from './questions.ts';
import type {LengthReading, LengthRole} from './roles.ts';

/** Longer than any call of a practice, and than any of its averages: seconds. */
const LONGEST_CALL = 4 * 3600;
const LONGEST_AVERAGE = 30 * 60;
/** A shorter average of talks is minutes that were read as seconds. */
const SHORTEST_AVERAGE = 10;
/** And of so many that read as minutes and seconds one is longer than that. */
const SHORTEST_LONGEST = 100;
const MANY = 40;
/** So many lengths that can't be read are a form that we don't know, not a slip. */
const UNREAD_SHARE = 0.1;

const LIKE: Readonly<Record<LengthShape, readonly LengthReading[]>> = {
  number: ['seconds', 'minutes', 'minutes-seconds', 'milliseconds'],
  two: ['written', 'hours-minutes'],
  three: ['written', 'minutes-seconds'],
  units: ['written'],
};

/** Reasons for the question about a column. */
const reasons = {
  unit: 'The log doesn’t say which unit this is in.',
  spreadsheet: 'A spreadsheet may have changed minutes and seconds to hours and minutes.',
  unread: 'We can’t read call lengths in this form.',
  long: 'Read as written, calls would be too long to be real.',
  short: 'Read as written, calls would be too short to be real.',
} as const;

/** '26 minutes 10 seconds'. */
const spelled = (seconds: number): string => {
  const parts = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [Math.round(seconds % 60), 'second'],
  ] as const;
  const named = parts.flatMap(([count, unit]) => (count > 0 ? [counted(count, unit)] : []));
  return named.length > 0 ? named.join(' ') : 'less than a second';
};

/** 2.05: two digits, below 60, behind a point. */
const isPointed = (text: string): boolean => /^\d+\.[0-5]\d$/.test(text.trim());

const hasFraction = ({shape, fraction}: Seen): boolean => shape === 'number' && fraction;

interface Seen {
  readonly shape: LengthShape | null;
  readonly isNothing: boolean;
  readonly fraction: boolean;
  /** Seconds over the full minute, as written. */
  readonly rest: number | undefined;
  readonly seconds: number | null | undefined;
  lines: number;
}

/** The lengths of one column over the whole log. */
export class LengthColumn {
  readonly role: LengthRole;
  private readonly reading: LengthReading;
  private readonly isAnswered: boolean;
  /** By the text as it stands: thousands of calls have a few hundred lengths. */
  private readonly texts = new Map<string, Seen>();

  /** @param isAnswered the visitor has said how it is read */
  constructor(role: LengthRole, reading: LengthReading, isAnswered: boolean) {
    this.role = role;
    this.reading = reading;
    this.isAnswered = isAnswered;
  }

  /** Counts a cell. @returns its seconds; null for nothing and for what can't be read */
  see(text: string): number | null {
    const seen = this.texts.get(text) ?? this.look(text);
    seen.lines += 1;
    return seen.seconds ?? null;
  }

  private look(text: string): Seen {
    const parsed = parseLength(text);
    const seen = {
      shape: parsed?.shape ?? null,
      isNothing: parsed === null || parsed?.parts.every((part) => part === 0) === true,
      fraction: /\d\.\d*[1-9]/.test(text),
      rest: parsed?.parts[2],
      seconds: readLength(text, this.reading),
      lines: 0,
    };
    this.texts.set(text, seen);
    return seen;
  }

  /** Lengths are of whole minutes: a short call may have 0 of them. */
  get isCoarse(): boolean {
    return this.reading === 'minutes' || this.reading === 'hours-minutes';
  }

  /** Lines whose length can't be read. */
  get unread(): number {
    return this.sum(({seconds}) => seconds === undefined);
  }

  /** Question about the column; null when it is known. */
  question(column: string): QuestionRow | null {
    const {role} = this;
    if (this.isAnswered) return null;
    const ask = (why: keyof typeof reasons, example: string): QuestionRow => {
      const shape = parseLength(example)?.shape;
      const ways = (shape ? LIKE[shape] : []).filter(
        (reading) => shape !== 'number' || reading !== 'minutes-seconds' || isPointed(example),
      );
      const choices = [...ways, 'none' as const].map((reading) => {
        const seconds = readLength(example, reading) ?? null;
        return [reading, seconds === null ? 'Leave this column out' : spelled(seconds)] as const;
      });
      const label = `“${example}” in “${column}”`;
      return {id: role, label, note: reasons[why], known: '', choices};
    };
    const longest = (test: (seen: Seen) => boolean): string =>
      [...this.texts]
        .filter(([, seen]) => test(seen))
        .reduce((a, b) => (isLonger(b, a) ? b : a), ['', null] as Entry)[0];

    const isBare = ({shape, isNothing}: Seen): boolean => shape === 'number' && !isNothing;
    // Parts are of a minute more often than of a second.
    const isSplit = this.reading === 'seconds' && this.sum(hasFraction) > 0;
    if (isSplit) return ask('unit', longest(hasFraction));
    const pointed = this.sum((seen, text) => isBare(seen) && isPointed(text));
    if (this.reading === 'minutes' && pointed >= MANY && pointed === this.sum(isBare)) {
      return ask('unit', longest(isBare));
    }
    if (this.reading === 'written' && this.sum(isBare) > 0) return ask('unit', longest(isBare));
    const filled = this.sum(({shape, seconds}) => shape !== null || seconds === undefined);
    if (this.unread > filled * UNREAD_SHARE) {
      return ask(
        'unread',
        longest(({seconds}) => seconds === undefined),
      );
    }
    // A spreadsheet saves 26:10 as 26:10:00: no call of many lasted a second over its minute.
    const isThree = ({shape, isNothing}: Seen): boolean => shape === 'three' && !isNothing;
    const threes = this.sum(isThree);
    if (threes > 2 && threes === this.sum((seen) => isThree(seen) && seen.rest === 0)) {
      return ask('spreadsheet', longest(isThree));
    }
    const isRead = ({seconds}: Seen): boolean => Boolean(seconds);
    const read = this.sum(isRead);
    const all = this.sum(isRead, ({seconds}) => seconds ?? 0);
    const most = longest(isRead);
    if ((readLength(most, this.reading) ?? 0) > LONGEST_CALL || all > read * LONGEST_AVERAGE) {
      return ask('long', most);
    }
    const isShort =
      all < read * SHORTEST_AVERAGE ||
      (parseLength(most)?.shape === 'two' &&
        read >= MANY &&
        (readLength(most, this.reading) ?? 0) < SHORTEST_LONGEST);
    return role !== 'wait' && read > 2 && isShort ? ask('short', most) : null;
  }

  private sum(
    test: (seen: Seen, text: string) => boolean,
    of: (seen: Seen) => number = () => 1,
  ): number {
    let sum = 0;
    for (const [text, seen] of this.texts) if (test(seen, text)) sum += of(seen) * seen.lines;
    return sum;
  }
}

type Entry = readonly [text: string, seen: Seen | null];

/** By seconds, else by text: the same whatever the order of the lines. */
const isLonger = ([text, seen]: Entry, [than, other]: Entry): boolean =>
  other === null ||
  (seen?.seconds ?? -1) > (other.seconds ?? -1) ||
  ((seen?.seconds ?? -1) === (other.seconds ?? -1) && text > than);
