import {figuresOf} from '../../count/figures';
import {type Log, openLog} from '../../count/sheet';
import {counted} from '../../../../lib/format/counted';
import type {Settings} from '../../meaning/settings';
import {MAX_BYTES, notALog, type LogProblem, problems, tooBig} from '../../problem';
import {textEncoding} from '../../read/fileType';
import {makeSampleLog} from '../../read/sampleLog';
import {readTable} from '../../read/table';

import type {Answer, Request} from './logState';

/** Bytes that are looked at to tell how a file is written. */
const SNIFFED = 2 ** 16;
/** Names of columns that a list of people has. */
const CONTACTS = /\b(?:first name|last name|e-?mail|mobile|birthday|address)\b/i;

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage: (answer: Answer) => void;
};

/** The file being read, or read last: 0 for none. */
let current = 0;
/** The log in memory: the file itself is opened once. */
let log: Log | null = null;

const textOf = async (file: File | null): Promise<string | Answer> => {
  const job = current;
  if (file === null) return makeSampleLog();
  if (file.size > MAX_BYTES) {
    return {kind: 'problem', job, problem: tooBig(Math.round(file.size / 2 ** 20))};
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = textEncoding(bytes.subarray(0, SNIFFED));
  if ('problem' in found) return {kind: 'problem', job, problem: found.problem};
  return new TextDecoder(found.encoding).decode(bytes);
};

const count = (
  {job, turn}: {readonly job: number; readonly turn: number},
  settings: Settings,
  doubt: LogProblem | null = null,
): void => {
  if (!log) return;
  const {sheet, joined} = log.read(settings);
  const hasFigures = sheet.open.length === 0 && sheet.stop === null;
  const figures = hasFigures ? figuresOf(joined) : null;
  scope.postMessage({kind: 'counted', job, turn, doubt, sheet, figures});
};

const read = async (job: number, file: File | null): Promise<void> => {
  const text = await textOf(file);
  if (job !== current) return;
  if (typeof text !== 'string') {
    scope.postMessage(text);
    return;
  }
  const table = readTable(text);
  const isEmpty = table ? table.rows.length + table.broken.length === 0 : text.trim() === '';
  const doubt = (lines: number, names: readonly string[]): LogProblem =>
    notALog(
      file?.name ?? '',
      counted(lines, 'line'),
      names.filter((name) => CONTACTS.test(name)).length > 1,
    );
  if (isEmpty || !table) {
    const problem = isEmpty ? problems.empty : doubt(text.split('\n').length, []);
    scope.postMessage({kind: 'problem', job, problem});
    return;
  }
  const place = Intl.DateTimeFormat().resolvedOptions().timeZone;
  log = openLog(table, {place, now: Date.now() / 1000});
  const isDoubted = log.settings.time === null;
  count({job, turn: 0}, log.settings, isDoubted ? doubt(table.lines, table.names) : null);
};

scope.onmessage = ({data}) => {
  switch (data.kind) {
    case 'read':
      current = data.job;
      log = null;
      // The browser lost the file: it was moved, or changed while it was read.
      read(data.job, data.file).catch(() =>
        scope.postMessage({kind: 'problem', job: data.job, problem: problems.unreadable}),
      );
      break;
    case 'count':
      count(data, data.settings);
      break;
    case 'forget':
      current = 0;
      log = null;
      break;
  }
};

scope.postMessage({kind: 'ready'});
