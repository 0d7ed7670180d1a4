// cspell:ignore billsec
import type {LengthReading} from './roles.ts';

/** Format of a length: three parts (1:02:13), two (2:13), a bare number, or one with units. */
export type LengthShape = 'three' | 'two' | 'number' | 'units';

/** Nothing in a cell, and what logs write in its place. */
const NOTHING = /^(?:|[-–—]+|n\/?a|none|null)$/;
const THREE = /^(\d+):([0-5]\d):([0-5]\d)(?:[.,]\d+)?$/;
/** As .NET writes what is longer than a day: 1.02:03:04. */
const DAYS = /^(\d+)[.:](\d{2}):([0-5]\d):([0-5]\d)(?:[.,]\d+)?$/;
const TWO = /^(\d+):([0-5]\d)(?:[.,]\d+)?$/;
/** 1:30 min. */
const MINUTES = /^()(\d+):([0-5]\d)\s*(?:minutes|mins|min|m)\.?$/;
const NUMBER = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d+(?:\.\d+)?$/;
const ISO = /^p(?:(\d+)d)?(?:t(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)(?:\.\d+)?s)?)?$/;
const UNITS =
  /^(?:(\d+(?:\.\d+)?)\s*(?:hours|hour|hrs|hr|h)\.?,?\s*)?(?:(\d+(?:\.\d+)?)\s*(?:minutes|minute|mins|min|m)\.?,?\s*)?(?:(?:and\s*)?(\d+(?:\.\d+)?)\s*(?:seconds|second|secs|sec|s)\.?)?$/;

interface Parsed {
  readonly shape: LengthShape;
  /** Numbers in order, as many as the shape has; hours, minutes and seconds for `units`. */
  readonly parts: readonly number[];
}

/** Null for an empty text, undefined for what isn't a length. */
export const parseLength = (text: string): Parsed | null | undefined => {
  const value = text.trim().toLowerCase();
  if (NOTHING.test(value)) return null;
  const numbers = (match: RegExpExecArray): number[] =>
    match.slice(1).map((part: string | undefined) => Number(part ?? 0));
  if (NUMBER.test(value)) return {shape: 'number', parts: [Number(value.replaceAll(',', ''))]};
  const three = THREE.exec(value);
  if (three) return {shape: 'three', parts: numbers(three)};
  const two = TWO.exec(value);
  if (two) return {shape: 'two', parts: numbers(two)};
  const minutes = MINUTES.exec(value);
  if (minutes) return {shape: 'units', parts: numbers(minutes)};
  const days = DAYS.exec(value) ?? (/\d/.test(value) ? ISO.exec(value) : null);
  if (days) {
    const [day = 0, hour = 0, minute = 0, second = 0] = numbers(days);
    return {shape: 'units', parts: [day * 24 + hour, minute, second]};
  }
  const units = /\d/.test(value) ? UNITS.exec(value) : null;
  return units ? {shape: 'units', parts: numbers(units)} : undefined;
};

const OF_NUMBER: Readonly<Partial<Record<LengthReading, number>>> = {
  seconds: 1,
  minutes: 60,
  milliseconds: 0.001,
};

/**
 * Seconds of a length of time. A bare number says nothing without its unit.
 *
 * @returns null for nothing, undefined for what can't be read so
 */
export const readLength = (
  text: string,
  reading: LengthReading = 'written',
): number | null | undefined => {
  if (reading === 'none') return null;
  const parsed = parseLength(text);
  if (!parsed) return parsed;
  const [one = 0, two = 0, three = 0] = parsed.parts;
  switch (parsed.shape) {
    case 'number': {
      // 2.05 in a column of minutes that never has more than 59 behind the point.
      if (reading === 'minutes-seconds') return Math.floor(one) * 60 + Math.round((one % 1) * 100);
      const unit = OF_NUMBER[reading];
      // Nothing is nothing in every unit.
      return one === 0 ? 0 : unit === undefined ? undefined : Math.round(one * unit);
    }
    case 'two':
      return reading === 'hours-minutes' ? one * 3600 + two * 60 : one * 60 + two;
    case 'three':
      return reading === 'minutes-seconds' ? one * 60 + two : one * 3600 + two * 60 + three;
    case 'units':
      return Math.round(one * 3600 + two * 60 + three);
  }
};

/** The unit that a column's name says, as in “Duration (sec)”; null where it says none. */
export const unitInName = (header: string): LengthReading | null => {
  const name = header.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const has = (pattern: RegExp): boolean => pattern.test(name);
  if (has(/\bh+:m+(?!:s)\b/) && !has(/\bm+:s+/)) return 'hours-minutes';
  if (has(/\b(?:ms|msecs?|milliseconds?|millis)\b/)) return 'milliseconds';
  if (has(/(?:\b|_)(?:s|secs?|seconds)\b|billsec$/)) return 'seconds';
  return has(/(?:\b|_)(?:min|mins|minutes)\b/) ? 'minutes' : null;
};
