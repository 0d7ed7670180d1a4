import {type Log, openLog} from '../../count/sheet';
import {counted} from '../../../../lib/format/counted';
import type {Settings} from '../../meaning/settings';
import {MAX_BYTES, notALog, type LogProblem, problems, tooBig} from '../../problem';
import {textEncoding} from '../../read/fileType';
import {makeSampleLog} from '../../read/sampleLog';
import {readTable} from '../../read/table';

import type {Answer, Request} from './logState';

/** Bytes by which a file's type and encoding are detected. */
const SNIFFED = 2 ** 16;
/** Names of columns that a list of people has. */
const CONTACTS = /\b(?:first name|last name|e-?mail|mobile|birthday|address)\b/i;

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage: (answer: Answer) => void;
};

/** Job of the file that is being read or was read last; 0 before the first. */
let current = 0;
/** The log in memory: the file itself is opened once. */
let log: Log | null = null;

const refuse = (job: number, problem: LogProblem): void =>
  scope.postMessage({kind: 'problem', job, problem});

const count = (job: number, turn: number, settings: Settings, doubt: LogProblem | null): void => {
  if (!log) return;
  const read = log.read(settings);
  const hasTime = read.sheet.open[0]?.kind !== 'time';
  scope.postMessage({kind: 'counted', job, turn, doubt: hasTime ? null : doubt, ...read});
};

/** Text of a file, or of the sample; null after a problem was posted. */
const textOf = async (job: number, file: File | null): Promise<string | null> => {
  if (!file) return makeSampleLog();
  if (file.size > MAX_BYTES) refuse(job, tooBig(Math.round(file.size / 2 ** 20)));
  else {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const found = textEncoding(bytes.subarray(0, SNIFFED));
    if ('encoding' in found) return new TextDecoder(found.encoding).decode(bytes);
    refuse(job, found.problem);
  }
  return null;
};

const read = async (job: number, file: File | null): Promise<void> => {
  const text = await textOf(job, file);
  if (text === null || job !== current) return;
  const table = readTable(text);
  const isEmpty = table ? table.rows.length + table.broken.length === 0 : text.trim() === '';
  const lines = counted(table?.lines ?? text.split('\n').length, 'line');
  const isContacts = (table?.names ?? []).filter((name) => CONTACTS.test(name)).length > 1;
  const doubt = notALog(file?.name ?? '', lines, isContacts);
  if (isEmpty || !table) return refuse(job, isEmpty ? problems.empty : doubt);
  const place = Intl.DateTimeFormat().resolvedOptions().timeZone;
  log = openLog(table, {place, now: Date.now() / 1000});
  count(job, 0, log.settings, doubt);
};

scope.onmessage = ({data}) => {
  if (data.kind === 'count') {
    count(data.job, data.turn, data.settings, null);
    return;
  }
  log = null;
  current = data.job;
  if (data.kind === 'forget') return;
  // The browser lost the file: it was moved, or changed while it was read.
  read(data.job, data.file).catch(() => refuse(data.job, problems.unreadable));
};

scope.postMessage({kind: 'ready'});
