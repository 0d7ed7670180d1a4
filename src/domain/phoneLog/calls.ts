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

interface OpenCall {
  start: number;
  clock: number;
  end: number;
  answered: boolean;
  voicemail: boolean;
  knowsWait: boolean;
  pickedUp: number;
  talkEnds: number;
  /** Start of the line that began last, and its result. */
  lastStart: number;
  lastAnswered: boolean;
  /** Lines of one moment differ: several phones rang, or a machine answered. */
  isMixed: boolean;
}

/** Begins a call with one of its lines; the order of lines makes no difference. */
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
    lastStart: line.start,
    lastAnswered: answered,
    isMixed: false,
  };
};

const join = (call: OpenCall, line: LogLine): void => {
  const other = openCall(line);
  call.end = Math.max(call.end, other.end);
  if (other.start > call.lastStart) {
    [call.lastStart, call.lastAnswered] = [other.start, other.answered];
  } else if (other.start === call.lastStart) {
    call.isMixed ||= call.lastAnswered !== other.answered;
    call.lastAnswered ||= other.answered;
  }
  call.answered ||= other.answered;
  call.voicemail ||= other.voicemail;
  call.knowsWait ||= other.knowsWait;
  call.pickedUp = Math.min(call.pickedUp, other.pickedUp);
  call.talkEnds = Math.max(call.talkEnds, other.talkEnds);
};

const isAnsweredFirst = ({answered, lastAnswered, isMixed}: OpenCall): boolean =>
  answered && (!lastAnswered || isMixed);

const closed = (call: OpenCall, caller: number, {lastLineDecides = false}: JoinRules): Call => {
  const {start, clock, knowsWait} = call;
  const answered = call.answered && !(lastLineDecides && isAnsweredFirst(call));
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
  const open = new Map<string, {call: OpenCall; caller: number}>();
  const all: OpenCall[] = [];
  const calls: Call[] = [];
  const outgoing: LogLine[] = [];
  let [internal, joined] = [0, 0];
  const close = ({call, caller}: {call: OpenCall; caller: number}): void => {
    all.push(call);
    calls.push(closed(call, caller, rules));
  };
  for (const line of [...lines].sort(byTime)) {
    const {direction, caller, call: id = 0} = line;
    const fresh = {call: openCall(line), caller};
    // One number of the log's own is one call, but not a day later.
    const isSameCall = (before: OpenCall): boolean => {
      if (id) return line.start <= before.end + CALL_ID_SECONDS;
      if (caller === 0) return line.start <= before.lastStart + JOIN_SECONDS;
      const isVoicemail = line.result === 'voicemail';
      const within = rules.isOneCall ? followUpSeconds(isVoicemail) : JOIN_SECONDS;
      return line.start <= before.end + within;
    };
    if (direction === 'internal') internal += 1;
    else if (direction === 'out') outgoing.push(line);
    else if (caller === 0 && id === 0 && !rules.isOneCall) close(fresh);
    else {
      const key = id ? `call ${id}` : `caller ${caller}`;
      const known = open.get(key);
      if (known && isSameCall(known.call)) {
        joined += 1;
        join(known.call, line);
        known.caller ||= caller;
      } else {
        if (known) close(known);
        open.set(key, fresh);
      }
    }
  }
  for (const call of open.values()) close(call);
  const kept = calls.filter((call) => !isHangUp(call)).sort(byTime);
  return {
    calls: kept,
    outgoing,
    left: {internal, joined, hangUps: calls.length - kept.length},
    open: {followUps: followUpsIn(kept), answeredFirst: all.filter(isAnsweredFirst).length},
  };
};
