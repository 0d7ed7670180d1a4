/** Lines of one number that overlap, or follow within so many seconds, are one call. */
export const JOIN_SECONDS = 2;
/** Seconds within which lines with one call's number are that call. */
const CALL_ID_SECONDS = 3_600;

export type Result = 'answered' | 'missed' | 'voicemail';

/** A line of a call, reduced to what the figures need. Seconds throughout. */
export interface LogLine {
  /** Start in seconds: since 1970 where the log names a time zone, else the same as `clock`. */
  readonly start: number;
  /** The same moment on the practice's wall clock, counted as if that clock were UTC. */
  readonly clock: number;
  readonly direction: 'in' | 'out';
  /** Null where it is still to choose. */
  readonly result: Result | null;
  /** Seconds of talk; 0 where lengths are left out. */
  readonly talk: number;
  /** Seconds from its start to its end, ringing included, as far as the log says. */
  readonly lasts: number;
  /** A code in place of the number (callerNumber.ts); 0 where the log has none. */
  readonly caller: number;
  /** A code of what is one for all lines of a call; 0 where the log has none. */
  readonly call: number;
}

/** One incoming call from outside, whatever lines the log has of it. */
export interface Call {
  readonly start: number;
  readonly clock: number;
  readonly result: Result | null;
  readonly talk: number;
  readonly lasts: number;
  readonly caller: number;
}

export interface JoinedLog {
  /** Incoming calls by their time. */
  readonly calls: readonly Call[];
  /** Outgoing lines by their time. */
  readonly outgoing: readonly LogLine[];
  /** Incoming lines that were a transfer, or another phone that was tried. */
  readonly joined: number;
}

const endOf = ({start, lasts}: LogLine): number => start + lasts;

/** Answered if any line was; otherwise a line that is still to choose leaves the call open. */
const resultOf = (lines: readonly LogLine[]): Result | null => {
  const has = (result: Result | null): boolean => lines.some((line) => line.result === result);
  if (has('answered')) return 'answered';
  if (has(null)) return null;
  return has('voicemail') ? 'voicemail' : 'missed';
};

const callOf = (lines: readonly LogLine[]): Call => {
  const {start, clock} = lines[0]!;
  const result = resultOf(lines);
  return {
    ...{start, clock, result},
    talk: result === 'answered' ? lines.reduce((sum, {talk}) => sum + talk, 0) : 0,
    lasts: lines.reduce((end, line) => Math.max(end, endOf(line)), start) - start,
    caller: lines.find(({caller}) => caller !== 0)?.caller ?? 0,
  };
};

/** Sorts by time; equal times by all else, so that any order of the rows gives the same. */
const byTime = (a: Call | LogLine, b: Call | LogLine): number =>
  a.start - b.start ||
  a.caller - b.caller ||
  a.talk - b.talk ||
  a.lasts - b.lasts ||
  a.clock - b.clock ||
  (a.result ?? '').localeCompare(b.result ?? '');

/**
 * Lines to calls. A caller is on one call at a time, so lines of one number that overlap are phones
 * that were tried, voicemail, transfers; where the log numbers its calls, that decides.
 */
export const joinCalls = (lines: readonly LogLine[]): JoinedLog => {
  const open = new Map<number, {readonly lines: LogLine[]; end: number}>();
  const all: (readonly LogLine[])[] = [];
  const outgoing: LogLine[] = [];
  let joined = 0;
  for (const line of [...lines].sort(byTime)) {
    const {direction, caller, call: id, start} = line;
    const key = id ? -id : caller;
    const known = key === 0 ? undefined : open.get(key);
    // One number of the log's own is one call, but not a day later.
    const within = id ? CALL_ID_SECONDS : JOIN_SECONDS;
    if (direction === 'out') outgoing.push(line);
    else if (known && start <= known.end + within) {
      joined += 1;
      known.lines.push(line);
      known.end = Math.max(known.end, endOf(line));
    } else {
      const call = {lines: [line], end: endOf(line)};
      all.push(call.lines);
      open.set(key, call);
    }
  }
  return {calls: all.map(callOf).sort(byTime), outgoing, joined};
};
