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

interface Seen {
  readonly text: string;
  readonly shape: LengthShape | null;
  readonly isNothing: boolean;
  readonly fraction: boolean;
  /** Seconds over the full minute, as written. */
  readonly rest: number | undefined;
  readonly seconds: number | null | undefined;
  lines: number;
}

const linesOf = (lengths: readonly Seen[]): number =>
  lengths.reduce((sum, {lines}) => sum + lines, 0);

/** By seconds, else by text: the same whatever the order of the lines. */
const longestOf = (lengths: readonly Seen[]): string => {
  const [longest] = [...lengths].sort(
    (a, b) => (b.seconds ?? -1) - (a.seconds ?? -1) || (a.text > b.text ? -1 : 1),
  );
  return longest?.text ?? '';
};

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
      text,
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
    return linesOf(this.those(({seconds}) => seconds === undefined));
  }

  private those(test: (seen: Seen) => boolean): readonly Seen[] {
    return [...this.texts.values()].filter(test);
  }

  /** Question about the column; null when it is known. */
  question(column: string): QuestionRow | null {
    const {role, reading} = this;
    if (this.isAnswered) return null;
    const ask = (why: keyof typeof reasons, lengths: readonly Seen[]): QuestionRow => {
      const example = longestOf(lengths);
      const shape = parseLength(example)?.shape;
      const ways = (shape ? LIKE[shape] : []).filter(
        (way) => shape !== 'number' || way !== 'minutes-seconds' || isPointed(example),
      );
      const choices = [...ways, 'none' as const].map((way) => {
        const seconds = readLength(example, way) ?? null;
        return [way, seconds === null ? 'Leave this column out' : spelled(seconds)] as const;
      });
      const label = `“${example}” in “${column}”`;
      return {id: role, label, note: reasons[why], known: '', choices};
    };

    // Parts are of a minute more often than of a second.
    const split = this.those(({shape, fraction}) => shape === 'number' && fraction);
    if (reading === 'seconds' && split.length > 0) return ask('unit', split);
    const bare = this.those(({shape, isNothing}) => shape === 'number' && !isNothing);
    const arePointed = bare.every(({text}) => isPointed(text)) && linesOf(bare) >= MANY;
    if (reading === 'minutes' && arePointed) return ask('unit', bare);
    if (reading === 'written' && bare.length > 0) return ask('unit', bare);
    const unread = this.those(({seconds}) => seconds === undefined);
    const filled = this.those(({shape, seconds}) => shape !== null || seconds === undefined);
    if (linesOf(unread) > linesOf(filled) * UNREAD_SHARE) return ask('unread', unread);
    // A spreadsheet saves 26:10 as 26:10:00: no call of many lasted a second over its minute.
    const threes = this.those(({shape, isNothing}) => shape === 'three' && !isNothing);
    if (linesOf(threes) > 2 && threes.every(({rest}) => rest === 0)) {
      return ask('spreadsheet', threes);
    }
    const read = this.those(({seconds}) => Boolean(seconds));
    const count = linesOf(read);
    const all = read.reduce((sum, {seconds, lines}) => sum + (seconds ?? 0) * lines, 0);
    const most = longestOf(read);
    const longest = readLength(most, reading) ?? 0;
    if (longest > LONGEST_CALL || all > count * LONGEST_AVERAGE) return ask('long', read);
    const areTwos = parseLength(most)?.shape === 'two' && count >= MANY;
    const isShort = all < count * SHORTEST_AVERAGE || (areTwos && longest < SHORTEST_LONGEST);
    return role !== 'wait' && count > 2 && isShort ? ask('short', read) : null;
  }
}
