/** Lines of one number that overlap, or follow within so many seconds, are one call. */
export const JOIN_SECONDS = 2;
/** Seconds within which lines with the same call id are one call. */
const CALL_ID_SECONDS = 3_600;

export type LoggedResult = 'answered' | 'missed' | 'voicemail';

/** One incoming call from outside, on one or more lines of the log. All times are in seconds. */
export interface Call {
  /** Moment since 1970 in a log with time zones, else the same as `clock`. */
  readonly start: number;
  /** The same moment on the practice's wall clock, counted as if that clock were UTC. */
  readonly clock: number;
  readonly result: LoggedResult | null;
  /** 0 where durations are left out. */
  readonly talkSeconds: number;
  /** From its start to its end, including ringing, as far as the log has them. */
  readonly durationSeconds: number;
  /** A code in place of the phone number (callerNumber.ts); 0 without one. */
  readonly caller: number;
}

export interface LogLine extends Call {
  readonly direction: 'in' | 'out';
  /** The log's id of the call, the same on all of its lines; '' without one. */
  readonly callId: string;
}

export type JoinedLog = ReturnType<typeof joinCalls>;

export const endTime = ({start, durationSeconds}: Call): number => start + durationSeconds;

/** Makes one call of its lines. Its result is null while one line's is, unless another was answered. */
const callOf = (lines: readonly LogLine[]): Call => {
  const {start, clock} = lines[0]!;
  const order = ['answered', null, 'voicemail', 'missed'] as const;
  const result = order.find((one) => lines.some((line) => line.result === one)) ?? null;
  return {
    ...{start, clock, result},
    talkSeconds: result === 'answered' ? lines.reduce((sum, line) => sum + line.talkSeconds, 0) : 0,
    durationSeconds: Math.max(...lines.map(endTime)) - start,
    caller: lines.find(({caller}) => caller !== 0)?.caller ?? 0,
  };
};

/** Compares times, then all other values, so that the order of the rows doesn't change the result. */
const byTime = (a: Call, b: Call): number =>
  a.start - b.start ||
  a.caller - b.caller ||
  a.talkSeconds - b.talkSeconds ||
  a.durationSeconds - b.durationSeconds ||
  a.clock - b.clock ||
  (a.result ?? '').localeCompare(b.result ?? '');

/**
 * Joins lines to calls. If the log has a column with a call's id, lines with the same id are one call.
 * Otherwise lines of one number that overlap are: phones that were tried, voicemail, transfers.
 */
export const joinCalls = (lines: readonly LogLine[]) => {
  const open = new Map<string | number, {readonly lines: LogLine[]; end: number}>();
  const all: (readonly LogLine[])[] = [];
  const outgoing: LogLine[] = [];
  for (const line of [...lines].sort(byTime)) {
    const {direction, caller, callId, start} = line;
    const key = callId || caller;
    const known = key === 0 ? undefined : open.get(key);
    const within = callId ? CALL_ID_SECONDS : JOIN_SECONDS;
    if (direction === 'out') outgoing.push(line);
    else if (known && start <= known.end + within) {
      known.lines.push(line);
      known.end = Math.max(known.end, endTime(line));
    } else {
      const call = {lines: [line], end: endTime(line)};
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
