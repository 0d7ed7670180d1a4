import {formatNumber} from '../../lib/format/numbers.ts';

/** A month of calls is a few megabytes. */
export const MAX_BYTES = 50 * 2 ** 20;

/** Reason why a file can't be used, and how to correct it. */
export interface Problem {
  readonly title: string;
  readonly text: string;
}

const NEEDED = 'A phone log is a CSV file: text, with one line per call.';

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
  empty: {
    title: 'There are no calls in this file',
    text: 'Check the dates in your phone system and export last month again, from the first day to the last.',
  },
  mail: {
    title: 'This came without its file',
    text: 'Some mail programs don’t hand a file over when it is dragged. Save the attachment first, and choose it here.',
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
  title: `This file is ${formatNumber(megabytes, 0)} MB`,
  text: `Up to ${MAX_BYTES / 2 ** 20} MB can be read, and a month of calls is usually under 5 MB. Export one month of calls as CSV; recordings don’t belong in it.`,
});
