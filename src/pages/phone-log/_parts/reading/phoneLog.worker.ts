import type {JoinedLog} from '@site/src/domain/phoneLog/calls';
import {countLog} from '@site/src/domain/phoneLog/countLog';
import {figuresOf} from '@site/src/domain/phoneLog/figures';
import {textEncoding} from '@site/src/domain/phoneLog/fileType';
import {LogReader} from '@site/src/domain/phoneLog/logReader';
import {MAX_BYTES, problems, tooBig} from '@site/src/domain/phoneLog/problem';
import {readRows} from '@site/src/domain/phoneLog/readRows';
import {makeSampleLog} from '@site/src/domain/phoneLog/sampleLog';

import type {Answer, Request} from './logState';

/** Bytes that are looked at to tell how a file is written. */
const SNIFFED = 2 ** 16;

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage: (answer: Answer) => void;
};

/** The file being read, or read last: 0 for none. */
let current = 0;
/** Its calls, for when the hours change. Numbers are codes here. */
let joined: JoinedLog | null = null;

type ReadRequest = Extract<Request, {kind: 'read'}>;

const read = async ({job, isSample, answers, asks, ...request}: ReadRequest): Promise<void> => {
  const file = isSample ? new File([makeSampleLog()], request.file.name) : request.file;
  const megabytes = Math.round(file.size / 2 ** 20);
  if (file.size > MAX_BYTES) {
    scope.postMessage({kind: 'problem', job, problem: tooBig(megabytes)});
    return;
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (job !== current) return;
  const sniffed = textEncoding(bytes.subarray(0, SNIFFED), file.name);
  if ('problem' in sniffed) {
    scope.postMessage({kind: 'problem', job, problem: sniffed.problem});
    return;
  }
  const reader = new LogReader({answers, asks, isSample});
  readRows(new TextDecoder(sniffed.encoding).decode(bytes), (row) => reader.push(row));
  const outcome = reader.finish();
  if (outcome.kind !== 'log') {
    scope.postMessage({...outcome, job});
    return;
  }
  const {said} = answers;
  const counted = countLog(outcome.log, {said, isSample, now: Date.now() / 1000});
  if (counted.kind !== 'counted') {
    scope.postMessage({...counted, job});
    return;
  }
  joined = counted.joined;
  const {lines: _, ...rest} = outcome.log;
  scope.postMessage({kind: 'result', job, result: {figures: counted.figures, ...rest}});
};

scope.onmessage = ({data}) => {
  switch (data.kind) {
    case 'read':
      current = data.job;
      joined = null;
      // The browser lost the file: it was moved, or changed while it was read.
      read(data).catch(() =>
        scope.postMessage({kind: 'problem', job: data.job, problem: problems.unreadable}),
      );
      break;
    case 'hours':
      if (joined) {
        const figures = figuresOf(joined, data.hours);
        scope.postMessage({kind: 'figures', job: data.job, figures});
      }
      break;
    case 'forget':
      current = 0;
      joined = null;
      break;
  }
};

scope.postMessage({kind: 'ready'});
