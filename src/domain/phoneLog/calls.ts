import type {Call, LogLine} from './logLine.ts';

/** Seconds within which nobody at a desk can pick up: such a caller hung up at once. */
export const HANG_UP_SECONDS = 5;
/** Lines of one number that overlap, or follow within so many seconds, are one call. */
export const JOIN_SECONDS = 2;

/** Seconds after a missed line in which another phone may ring for the same call, or the caller try again. */
const FOLLOW_UP_SECONDS = 60;

/** The same where the second line is voicemail, which rings for long before it picks up. */
const VOICEMAIL_SECONDS = 180;

/** Seconds within which lines with one call's number are that call. */
const CALL_ID_SECONDS = 3_600;

/** The visitor's rules for counting lines that the log leaves open. */
export interface JoinRules {
  /** Lines of one caller within a minute, or without a number at one moment, are the same call. */
  readonly isOneCall?: boolean;
  /** A call of which one line was answered and a later one was not is missed. */
  readonly lastLineDecides?: boolean;
}

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
  /**
   * Calls that the rules decide: those soon after a missed one, and those answered first and missed
   * then.
   */
  readonly open: {readonly followUps: number; readonly answeredFirst: number};
}

const isAnswered = ({result}: LogLine): boolean => result === 'answered';
const pickUpOf = ({start, wait}: LogLine): number => start + (wait ?? 0);
const endOf = (line: LogLine): number => pickUpOf(line) + line.talk;
const lastEndOf = (lines: readonly LogLine[]): number =>
  lines.reduce((end, line) => Math.max(end, endOf(line)), -Infinity);

/**
 * Checks for an answered line before a missed one, or at the same moment: several phones rang, or a
 * machine answered.
 */
const isAnsweredFirst = (lines: readonly LogLine[]): boolean => {
  const isMixed = lines.some((line, at) => {
    const before = lines[at - 1];
    return before?.start === line.start && isAnswered(before) !== isAnswered(line);
  });
  return lines.some(isAnswered) && (isMixed || !isAnswered(lines.at(-1)!));
};

/** One call of its lines, which are in order. */
const callOf = (lines: readonly LogLine[], {lastLineDecides = false}: JoinRules): Call => {
  const {start, clock} = lines[0]!;
  const answeredLines = lines.filter(isAnswered);
  const answered = answeredLines.length > 0 && !(lastLineDecides && isAnsweredFirst(lines));
  const pickedUp = answeredLines.reduce((at, line) => Math.min(at, pickUpOf(line)), Infinity);
  const waited = (answered ? pickedUp : lastEndOf(lines)) - start;
  return {
    start,
    clock,
    answered,
    voicemail: !answered && lines.some(({result}) => result === 'voicemail'),
    talk: answered ? lastEndOf(answeredLines) - pickedUp : 0,
    wait: lines.some(({wait}) => wait !== null) ? waited : null,
    caller: lines.find(({caller}) => caller !== 0)?.caller ?? 0,
  };
};

const isHangUp = ({answered, voicemail, wait}: Call): boolean =>
  !answered && !voicemail && wait !== null && wait < HANG_UP_SECONDS;

/** Sorts by time; equal times by all else, so that any order of the rows gives the same. */
const byTime = (a: Call | LogLine, b: Call | LogLine): number =>
  a.start - b.start ||
  a.caller - b.caller ||
  a.talk - b.talk ||
  (a.wait ?? -1) - (b.wait ?? -1) ||
  a.clock - b.clock;

const followUpSeconds = (isVoicemail: boolean): number =>
  isVoicemail ? VOICEMAIL_SECONDS : FOLLOW_UP_SECONDS;

/** Calls that begin soon after one of the same caller; without a number, at the same moment. */
const followUpsIn = (calls: readonly Call[]): number => {
  const ends = new Map<number, number>();
  let count = 0;
  for (const call of calls) {
    const end = ends.get(call.caller);
    const within = call.caller === 0 ? JOIN_SECONDS : followUpSeconds(call.voicemail);
    if (end !== undefined && call.start <= end + within) count += 1;
    ends.set(
      call.caller,
      call.caller === 0 ? call.start : call.start + (call.wait ?? 0) + call.talk,
    );
  }
  return count;
};

/**
 * Lines to calls. A caller is on one call at a time, so lines of one number that overlap are phones
 * that were tried, voicemail, transfers; where the log numbers its calls, that decides. Answered if
 * any line was. Internal lines are left out, and callers who hung up at once.
 */
export const joinCalls = (lines: readonly LogLine[], rules: JoinRules = {}): JoinedLog => {
  const open = new Map<string, {readonly lines: LogLine[]; end: number}>();
  const all: (readonly LogLine[])[] = [];
  const outgoing: LogLine[] = [];
  let [internal, joined] = [0, 0];
  for (const line of [...lines].sort(byTime)) {
    const {direction, caller, call: id = 0, start} = line;
    const key = id ? `call ${id}` : `caller ${caller}`;
    const known = open.get(key);
    // One number of the log's own is one call, but not a day later.
    const isSameCall = ({lines: before, end}: {lines: LogLine[]; end: number}): boolean => {
      if (id) return start <= end + CALL_ID_SECONDS;
      if (caller === 0) return start <= before.at(-1)!.start + JOIN_SECONDS;
      const within = rules.isOneCall ? followUpSeconds(line.result === 'voicemail') : JOIN_SECONDS;
      return start <= end + within;
    };
    if (direction === 'internal') internal += 1;
    else if (direction === 'out') outgoing.push(line);
    else if (caller === 0 && id === 0 && !rules.isOneCall) all.push([line]);
    else if (known && isSameCall(known)) {
      joined += 1;
      known.lines.push(line);
      known.end = Math.max(known.end, endOf(line));
    } else {
      const call = {lines: [line], end: endOf(line)};
      all.push(call.lines);
      open.set(key, call);
    }
  }
  const calls = all.map((those) => callOf(those, rules));
  const kept = calls.filter((call) => !isHangUp(call)).sort(byTime);
  return {
    calls: kept,
    outgoing,
    left: {internal, joined, hangUps: calls.length - kept.length},
    open: {followUps: followUpsIn(kept), answeredFirst: all.filter(isAnsweredFirst).length},
  };
};
