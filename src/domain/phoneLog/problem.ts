import {counted} from '../../format/counted.ts';
import {whole} from './wording.ts';

/** A month of calls is a few megabytes. */
export const MAX_BYTES = 50 * 2 ** 20;

/** Reason why a file can't be used, and how to correct it. */
export interface Problem {
  readonly title: string;
  readonly text: string;
}

const NEEDED = 'A call log is a CSV file: text, with one line per call.';

/** Problems that need no number or name from the file. */
export const problems = {
  workbook: {
    title: 'This is an Excel workbook',
    text: 'Open it, choose Save As, pick “CSV UTF-8”, and drop the new file here.',
  },
  zip: {
    title: 'This is a zip archive',
    text: 'Unzip it, and drop the CSV file here.',
  },
  compressed: {
    title: 'This file is compressed',
    text: 'Unpack it, and drop the CSV file here.',
  },
  folder: {
    title: 'This is a folder',
    text: 'Open it and drop the CSV file itself here.',
  },
  'saved-page': {
    title: 'This is a web page with a spreadsheet’s name',
    text: 'Your phone system saved a web page as if it were a spreadsheet. Open it in Excel, choose Save As, pick “CSV UTF-8”, and drop the new file here.',
  },
  recording: {
    title: 'This is a recording',
    text: `${NEEDED} Export it from your phone system.`,
  },
  pdf: {
    title: 'This is a PDF',
    text: 'Go back to the report in your phone system and choose CSV as the format.',
  },
  'web-page': {
    title: 'This is a web page',
    text: 'Use the report’s own Export or Download button and choose CSV.',
  },
  picture: {
    title: 'This is a picture',
    text: `${NEEDED} Export it from your phone system.`,
  },
  'not-text': {title: 'This file isn’t text', text: NEEDED},
  'not-a-log': {
    title: 'This isn’t a call log',
    text: 'A call log has one line per call: when it started, incoming or outgoing, and whether it was answered.',
  },
  'no-calls': {
    title: 'There are no phone calls in this file',
    text: 'Every line is a fax, a message, or something else that isn’t a call. Export the call log with all calls.',
  },
  'only-internal': {
    title: 'All calls in this log are internal',
    text: 'Export it again with the calls that come from outside the practice.',
  },
  'two-logs': {
    title: 'This file has two logs, one after the other',
    text: 'Their columns differ. Save each one as its own file and drop one of them here.',
  },
  quotes: {
    title: 'A quotation mark hides some of the lines',
    text: 'A name in this file has a stray quotation mark in it. Export the log again without names, or remove the mark.',
  },
  'no-time': {
    title: 'We can’t find the date and time of each call',
    text: 'Export the log again with the date and time that each call started.',
  },
  'no-outcome': {
    title: 'Nothing in this log says which calls were answered',
    text: 'Export the log again with the result of each call, or with its talk time.',
  },
  grouped: {
    title: 'Some lines of this log stand for several calls',
    text: 'Export the call log with one line for each call, not a summary by caller.',
  },
  'no-header': {
    title: 'The columns have no names',
    text: 'Export the log again with column names in the first line. Some systems call this “include headers”.',
  },
  empty: {
    title: 'There are no calls in this file',
    text: 'Check the dates in your phone system and export last month again, from the first day to the last.',
  },
  'not-loaded': {
    title: 'The log reader didn’t load',
    text: 'Nothing is wrong with your file. Check this device’s connection and choose the file again. If that doesn’t help, reload this page, or use another browser.',
  },
  unreadable: {
    title: 'The file could not be read',
    text: 'It may have been moved or is open in another program. Choose it again. If that doesn’t help, reload this page.',
  },
} as const satisfies Record<string, Problem>;

export const tooBig = (megabytes: number): Problem => ({
  title: `This file is ${whole(megabytes)} MB`,
  text: `Up to ${MAX_BYTES / 2 ** 20} MB can be read, and a month of calls is usually under 5 MB. Export one month of calls as CSV; recordings don’t belong in it.`,
});

export const unknownTime = (name: string, example: string): Problem => ({
  title: `We can’t read the times in “${name}”`,
  text: `They look like this: “${example}”. Export the log again with dates such as 10/5/2026 8:02 AM or 2026-10-05 08:02.`,
});

export const onlyOutgoing = (calls: number): Problem => ({
  title:
    calls === 1
      ? 'The only call in this log is outgoing'
      : `All ${whole(calls)} calls in this log are outgoing`,
  text: 'Export it again with all calls. The incoming ones show what you missed; the outgoing ones show who you called back.',
});

export const tooFew = (calls: number): Problem => ({
  title: `There ${calls === 1 ? 'is' : 'are'} only ${counted(calls, 'incoming call')} in this log`,
  text: 'That is too few to judge a month by. Export at least a week; a whole month is best.',
});
