import {figuresOf} from '../../count/figures';
import type {OpeningHours} from '../../count/hours';
import {Log} from '../../count/sheet';
import type {Settings} from '../../meaning/settings';
import {MAX_BYTES, problems, tooBig} from '../../problem';
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
  const found = textEncoding(bytes.subarray(0, SNIFFED), file.name);
  if ('problem' in found) return {kind: 'problem', job, problem: found.problem};
  return new TextDecoder(found.encoding).decode(bytes);
};

const count = (
  {job, turn}: {readonly job: number; readonly turn: number},
  settings: Settings,
  hours: OpeningHours | null,
): void => {
  if (!log) return;
  const {sheet, joined} = log.read(settings);
  const hasFigures = sheet.open.length === 0 && sheet.stop === null;
  const figures = hasFigures ? figuresOf(joined, hours ?? undefined) : null;
  scope.postMessage({kind: 'counted', job, turn, sheet, figures});
};

const read = async (job: number, file: File | null): Promise<void> => {
  const text = await textOf(file);
  if (job !== current) return;
  if (typeof text !== 'string') {
    scope.postMessage(text);
    return;
  }
  const table = readTable(text);
  if (text.trim() === '' || (table && table.rows.length + table.broken.length === 0)) {
    scope.postMessage({kind: 'problem', job, problem: problems.empty});
    return;
  }
  log =
    table &&
    new Log(table, {
      place: Intl.DateTimeFormat().resolvedOptions().timeZone,
      now: Date.now() / 1000,
    });
  if (!table || !log || log.settings.time === null) {
    const isContacts = (table?.names ?? []).filter((name) => CONTACTS.test(name)).length > 1;
    const lines = table?.lines ?? text.split('\n').length;
    scope.postMessage({kind: 'no-log', job, lines, isContacts});
  }
  if (log) count({job, turn: 0}, log.settings, null);
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
      count(data, data.settings, data.hours);
      break;
    case 'forget':
      current = 0;
      log = null;
      break;
  }
};

scope.postMessage({kind: 'ready'});
