import {parseLength, readLength, type LengthShape} from './length.ts';
import type {LengthReading, LengthRole} from './roles.ts';
import type {LengthQuestion} from './questions.ts';

/** Longer than any call of a practice, and than any of its averages: seconds. */
const LONGEST_CALL = 4 * 3600;
const LONGEST_AVERAGE = 30 * 60;
/** A shorter average of talks is minutes that were read as seconds. */
const SHORTEST_AVERAGE = 10;
/** So many lengths that can't be read are a form that we don't know, not a slip. */
const UNREAD_SHARE = 0.1;

const LIKE: Readonly<Record<LengthShape, readonly LengthReading[]>> = {
  number: ['seconds', 'minutes', 'milliseconds'],
  two: ['written', 'hours-minutes'],
  three: ['written', 'minutes-seconds'],
  units: ['written'],
};

/** What the lengths of one column look like, over the whole log. */
export class LengthStats {
  private readonly reading: LengthReading;
  private readonly shapes = new Map<LengthShape, string>();
  private filled = 0;
  private read = 0;
  private sum = 0;
  private longest = 0;
  private longestText = '';
  private unread = 0;
  private unreadText = '';
  private fullMinutes = 0;
  private threes = 0;

  constructor(reading: LengthReading) {
    this.reading = reading;
  }

  add(text: string): void {
    const parsed = parseLength(text);
    if (parsed === null) return;
    this.filled += 1;
    if (parsed === undefined) {
      this.unread += 1;
      if (this.unreadText === '' || text < this.unreadText) this.unreadText = text;
      return;
    }
    const isNothing = parsed.parts.every((part) => part === 0);
    if (isNothing) return;
    const known = this.shapes.get(parsed.shape);
    if (known === undefined || text > known) this.shapes.set(parsed.shape, text);
    if (parsed.shape === 'three') {
      this.threes += 1;
      if (parsed.parts[2] === 0) this.fullMinutes += 1;
    }
    const seconds = readLength(text, this.reading);
    if (typeof seconds !== 'number') return;
    this.read += 1;
    this.sum += seconds;
    if (seconds > this.longest) [this.longest, this.longestText] = [seconds, text];
  }

  get unreadLengths(): number {
    return this.unread;
  }

  /** What is asked about the column; null when it is known. @param isAnswered the visitor has said */
  question(role: LengthRole, column: string, isAnswered: boolean): LengthQuestion | null {
    if (isAnswered || this.reading === 'none') return null;
    const ask = (
      why: LengthQuestion['why'],
      example: string,
      shape: LengthShape | null,
    ): LengthQuestion => ({
      role,
      column,
      example,
      why,
      choices: [
        ...(shape ? LIKE[shape] : []).map(
          (reading) => [reading, readLength(example, reading) ?? null] as const,
        ),
        ['none', null] as const,
      ],
    });
    const shapeOf = (text: string): LengthShape | null => parseLength(text)?.shape ?? null;
    if (this.unread > this.filled * UNREAD_SHARE) return ask('unread', this.unreadText, null);
    const number = this.shapes.get('number');
    if (number !== undefined && this.reading === 'written') return ask('unit', number, 'number');
    // A spreadsheet saves 26:10 as 26:10:00: no call of many lasted a second over its minute.
    if (this.threes > 2 && this.fullMinutes === this.threes) {
      return ask('spreadsheet', this.shapes.get('three') ?? '', 'three');
    }
    if (this.longest > LONGEST_CALL || this.sum > this.read * LONGEST_AVERAGE) {
      return ask('long', this.longestText, shapeOf(this.longestText));
    }
    if (role !== 'wait' && this.read > 2 && this.sum < this.read * SHORTEST_AVERAGE) {
      return ask('short', this.longestText, shapeOf(this.longestText));
    }
    return null;
  }
}
