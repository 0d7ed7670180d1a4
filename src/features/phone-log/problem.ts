import {formatNumber} from '../../lib/format/numbers.ts';

/** A month of calls is a few megabytes. */
export const MAX_BYTES = 50 * 2 ** 20;

/** Reason why a file can't be used, and how to correct it. */
export interface LogProblem {
  readonly title: string;
  readonly text: string;
}

/** Problems that need no number or name from the file. */
export const problems = {
  workbook: {
    title: 'This is an Excel workbook',
    text: 'Open it, choose Save As, pick “CSV UTF-8”, and drop the new file here.',
  },
  archive: {
    title: 'This file is compressed',
    text: 'Unpack it, and drop the CSV file here.',
  },
  pdf: {
    title: 'This is a PDF',
    text: 'Go back to the report in your phone system and choose CSV as the format.',
  },
  'web-page': {
    title: 'This is a web page',
    text: 'Use the report’s own Export or Download button and choose CSV. If the file opens in Excel, choose Save As there, pick “CSV UTF-8”, and drop the new file here.',
  },
  'not-text': {
    title: 'This file isn’t text',
    text: 'A phone log is a CSV file: text, with one line per call. Export it from your phone system.',
  },
  empty: {
    title: 'There are no calls in this file',
    text: 'Check the dates in your phone system and export last month again, from the first day to the last.',
  },
  dropped: {
    title: 'This isn’t one file',
    text: 'Drop one CSV file, not several or a folder. Some mail programs don’t hand a file over when it is dragged: save the attachment first, and choose it here.',
  },
  'not-loaded': {
    title: 'The log reader didn’t load',
    text: 'Nothing is wrong with your file. Check this device’s connection and choose the file again. If that doesn’t help, reload this page, or use another browser.',
  },
  unreadable: {
    title: 'The file could not be read',
    text: 'It may have been moved or is open in another program. Choose it again. If that doesn’t help, reload this page.',
  },
} as const satisfies Record<string, LogProblem>;

export const tooBig = (megabytes: number): LogProblem => ({
  title: `This file is ${formatNumber(megabytes, 0)} MB`,
  text: `Up to ${MAX_BYTES / 2 ** 20} MB can be read, and a month of calls is usually under 5 MB. Export one month of calls as CSV; recordings don’t belong in it.`,
});

/** A file without the time of a call. @param lines of the file */
export const notALog = (name: string, lines: string, isContacts: boolean): LogProblem => ({
  title: 'This isn’t a phone log',
  text: `${name} ${isContacts ? 'looks like a contact list' : 'can’t be read as a phone log'}: ${lines}, and no column has the time of a call. Export last month’s call history as a CSV file: all incoming and outgoing calls, one line per call, with date, year, and time. Phone systems call it call log, call history, or call detail.`,
});
