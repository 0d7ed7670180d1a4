import type {Call, LogLine} from './logLine.ts';

/** Seconds within which nobody at a desk can pick up: such a caller hung up at once. */
export const HANG_UP_SECONDS = 5;
/** Lines of one number that overlap, or follow within so many seconds, are one call. */
export const JOIN_SECONDS = 2;

export interface JoinedLog {
  /** Incoming calls by their time. */
  readonly calls: readonly Call[];
  /** Outgoing lines by their time. */
  readonly outgoing: readonly LogLine[];
  readonly left: {
    readonly internal: number;
    /** Lines that were a transfer, or another phone that was tried. */
    readonly joined: number;
    readonly hangUps: number;
  };
}

interface OpenCall {
  start: number;
  clock: number;
  end: number;
  answered: boolean;
  voicemail: boolean;
  knowsWait: boolean;
  pickedUp: number;
  talkEnds: number;
}

/** Of the earliest start, the latest end and the first pick-up: the order of lines makes no difference. */
const openCall = (line: LogLine): OpenCall => {
  const pickedUp = line.start + (line.wait ?? 0);
  const answered = line.result === 'answered';
  return {
    start: line.start,
    clock: line.clock,
    end: pickedUp + line.talk,
    answered,
    voicemail: line.result === 'voicemail',
    knowsWait: line.wait !== null,
    pickedUp: answered ? pickedUp : Infinity,
    talkEnds: answered ? pickedUp + line.talk : -Infinity,
  };
};

const join = (call: OpenCall, line: LogLine): void => {
  const other = openCall(line);
  call.end = Math.max(call.end, other.end);
  call.answered ||= other.answered;
  call.voicemail ||= other.voicemail;
  call.knowsWait ||= other.knowsWait;
  call.pickedUp = Math.min(call.pickedUp, other.pickedUp);
  call.talkEnds = Math.max(call.talkEnds, other.talkEnds);
};

const closed = (call: OpenCall, caller: number): Call => {
  const {start, clock, answered, knowsWait} = call;
  const waited = (answered ? call.pickedUp : call.end) - start;
  return {
    start,
    clock,
    answered,
    voicemail: call.voicemail && !answered,
    talk: answered ? call.talkEnds - call.pickedUp : 0,
    wait: knowsWait ? waited : null,
    caller,
  };
};

const isHangUp = ({answered, voicemail, wait}: Call): boolean =>
  !answered && !voicemail && wait !== null && wait < HANG_UP_SECONDS;

/** By time; equal times by all else, so that any order of the rows gives the same. */
const byTime = (a: Call | LogLine, b: Call | LogLine): number =>
  a.start - b.start ||
  a.caller - b.caller ||
  a.talk - b.talk ||
  (a.wait ?? -1) - (b.wait ?? -1) ||
  a.clock - b.clock;

/**
 * Lines to calls. A caller is on one call at a time, so lines of one number that overlap are phones
 * that were tried, voicemail, transfers; answered if any of them was. Internal lines are left out,
 * and callers who hung up at once.
 */
export const joinCalls = (lines: readonly LogLine[]): JoinedLog => {
  const open = new Map<number, OpenCall>();
  const all: Call[] = [];
  const outgoing: LogLine[] = [];
  let [internal, joined] = [0, 0];
  for (const line of [...lines].sort(byTime)) {
    if (line.direction === 'internal') internal += 1;
    else if (line.direction === 'out') outgoing.push(line);
    else if (line.caller === 0) all.push(closed(openCall(line), 0));
    else {
      const call = open.get(line.caller);
      if (call && line.start <= call.end + JOIN_SECONDS) {
        joined += 1;
        join(call, line);
      } else {
        if (call) all.push(closed(call, line.caller));
        open.set(line.caller, openCall(line));
      }
    }
  }
  for (const [caller, call] of open) all.push(closed(call, caller));
  const calls = all.filter((call) => !isHangUp(call)).sort(byTime);
  return {calls, outgoing, left: {internal, joined, hangUps: all.length - calls.length}};
};
