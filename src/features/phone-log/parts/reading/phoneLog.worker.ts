import {type Log, openLog} from '../../sheet/sheet';
import {counted} from '../../../../lib/format/counted';
import type {Settings} from '../../meaning/settings';
import {MAX_BYTES, notALog, type LogProblem, problems, tooBig} from '../../problem';
import {textEncoding} from '../../read/fileType';
import {makeSampleLog} from '../../read/sampleLog';
import {readTable} from '../../read/table';

import type {CountedLog} from './logState';

/** A file (null for the sample), other settings for the log in memory, or neither: to forget it. */
export interface WorkerRequest {
  /** The answer has the same. */
  readonly id: number;
  readonly file?: File | null;
  readonly settings?: Settings;
}

/** A problem, or the log; both for a file that doesn't look like one: its sheet is shown on request. */
export interface WorkerReply {
  /** 0 says that the worker is ready. */
  readonly id: number;
  readonly problem?: LogProblem | undefined;
  readonly log?: CountedLog;
}

/** Bytes by which a file's type and encoding are detected. */
const SNIFFED = 2 ** 16;
/** Names of columns that a list of people has. */
const CONTACTS = /\b(?:first name|last name|e-?mail|mobile|birthday|address)\b/i;

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
  postMessage: (answer: WorkerReply) => void;
};

/** The newest request: one file at a time, a second one replaces the first. */
let newest = 0;
/** The log in memory: the file itself is opened once. */
let log: Log | null = null;

/** Text of a file, or what is wrong with it. */
const readText = async (file: File): Promise<string | LogProblem> => {
  if (file.size > MAX_BYTES) return tooBig(Math.round(file.size / 2 ** 20));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = textEncoding(bytes.subarray(0, SNIFFED));
  return 'problem' in found ? found.problem : new TextDecoder(found.encoding).decode(bytes);
};

const read = async (id: number, file: File | null): Promise<Omit<WorkerReply, 'id'>> => {
  const text = file ? await readText(file) : makeSampleLog();
  if (typeof text !== 'string') return {problem: text};
  const table = readTable(text);
  const isEmpty = table ? table.rows.length + table.broken.length === 0 : text.trim() === '';
  if (isEmpty) return {problem: problems.empty};
  const lines = counted(table?.lines ?? text.split('\n').length, 'line');
  const isContacts = (table?.names ?? []).filter((name) => CONTACTS.test(name)).length > 1;
  const notALogProblem = notALog(file?.name ?? '', lines, isContacts);
  if (!table) return {problem: notALogProblem};
  const {timeZone} = Intl.DateTimeFormat().resolvedOptions();
  const opened = openLog(table, {timeZone, now: Date.now() / 1000});
  if (id === newest) log = opened;
  const counts = opened.read(opened.settings);
  const hasTime = counts.sheet.missing[0]?.kind !== 'time';
  return {log: counts, problem: hasTime ? undefined : notALogProblem};
};

scope.onmessage = ({data: {id, file, settings}}) => {
  newest = id;
  const answer = (found: Omit<WorkerReply, 'id'>): void => scope.postMessage({id, ...found});
  if (settings) {
    if (log) answer({log: log.read(settings)});
    return;
  }
  log = null;
  // The browser lost the file: it was moved, or changed while it was read.
  if (file !== undefined)
    void read(id, file).then(answer, () => answer({problem: problems.unreadable}));
};

scope.postMessage({id: 0});
