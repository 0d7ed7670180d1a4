/** Lines of one number that overlap, or follow within so many seconds, are one call. */
export const JOIN_SECONDS = 2;
/** Seconds within which lines with one call's number are that call. */
const CALL_ID_SECONDS = 3_600;

export type Result = 'answered' | 'missed' | 'voicemail';

/** One incoming call from outside, whatever lines the log has of it. Seconds throughout. */
export interface Call {
  /** Since 1970 where the log names a time zone, else the same as `clock`. */
  readonly start: number;
  /** The same moment on the practice's wall clock, counted as if that clock were UTC. */
  readonly clock: number;
  readonly result: Result | null;
  /** Talk; 0 where lengths are left out. */
  readonly talk: number;
  /** Seconds from its start to its end, including ringing, as far as the log has them. */
  readonly lasts: number;
  /** A code in place of the phone number (callerNumber.ts); 0 without one. */
  caller: number;
}

export interface LogLine extends Call {
  readonly direction: 'in' | 'out';
  /** The log's own number for the call, the same on all of its lines; '' without one. */
  readonly call: string;
}

export type JoinedLog = ReturnType<typeof joinCalls>;

export const endOf = ({start, lasts}: Call): number => start + lasts;

/** Answered if any line was; otherwise a line that is still to choose leaves the call open. */
const callOf = (lines: readonly LogLine[]): Call => {
  const {start, clock} = lines[0]!;
  const order = ['answered', null, 'voicemail', 'missed'] as const;
  const result = order.find((one) => lines.some((line) => line.result === one)) ?? null;
  return {
    ...{start, clock, result},
    talk: result === 'answered' ? lines.reduce((sum, {talk}) => sum + talk, 0) : 0,
    lasts: Math.max(...lines.map(endOf)) - start,
    caller: lines.find(({caller}) => caller !== 0)?.caller ?? 0,
  };
};

/** Compares times, then all other values, so that the order of the rows doesn't change the result. */
const byTime = (a: Call, b: Call): number =>
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
export const joinCalls = (lines: readonly LogLine[]) => {
  const open = new Map<string | number, {readonly lines: LogLine[]; end: number}>();
  const all: (readonly LogLine[])[] = [];
  const outgoing: LogLine[] = [];
  for (const line of [...lines].sort(byTime)) {
    const {direction, caller, call: id, start} = line;
    const key = id || caller;
    const known = key === 0 ? undefined : open.get(key);
    // One number of the log's own is one call, but not a day later.
    const within = id ? CALL_ID_SECONDS : JOIN_SECONDS;
    if (direction === 'out') outgoing.push(line);
    else if (known && start <= known.end + within) {
      known.lines.push(line);
      known.end = Math.max(known.end, endOf(line));
    } else {
      const call = {lines: [line], end: endOf(line)};
      all.push(call.lines);
      open.set(key, call);
    }
  }
  return {
    calls: all.map(callOf).sort(byTime),
    outgoing,
    /** Incoming lines that were a transfer, or another phone that was tried. */
    joined: lines.length - outgoing.length - all.length,
  };
};
