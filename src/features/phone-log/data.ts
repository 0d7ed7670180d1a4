import {MAX_BYTES} from './problem.ts';

export const phoneLogPage = {
  title: 'How many calls did you miss last month?',
  resultTitle: 'What your phone log says',
  lede: 'Export last month’s calls from your phone system and drop the file here. You’ll see how many calls you missed, when, and how many of those callers you reached later.',
  description:
    'Open last month’s phone log and see how many calls your practice missed, when, and what they are worth. The file stays in your browser.',
  fileNote: `A CSV file, one line per call, up to ${MAX_BYTES / 2 ** 20} MB.`,
  exportTitle: 'How to export the log',
  exportText:
    'Choose last month, all incoming and outgoing calls, one line per call, as a CSV file.',
} as const;

/** Lines in the preview of a log. */
export const PREVIEW_LINES = 5;

/** Share of unreadable lines above which no figures are shown. */
export const MAX_UNREAD_SHARE = 1 / 100;

/** Figures of the sample log, for the page before any log is read; a test counts them. */
export const sampleMonth = {missed: 270, notReached: 171} as const;

export const promises = [
  {
    icon: 'lock',
    title: 'It stays on this device',
    text: 'Your browser reads the file. We never see it.',
  },
  {
    icon: 'crossed-out',
    title: 'It crosses out phone numbers',
    text: 'Each caller’s number becomes a code as it is read, and the page shows no names.',
  },
  {
    icon: 'warning',
    title: 'Please don’t send us the log',
    text: 'It has patients’ phone numbers in it. Bring the totals to the demo instead.',
  },
] as const;

export const exportHelp = [
  {
    question: 'A cloud phone system',
    answer:
      'Sign in to the web portal as an administrator. Look for Call log, Call history, or Reports. Set the dates to last month, choose all users and queues, and pick Export or Download. Take the detailed report, not the summary.',
  },
  {
    question: 'Phones from your phone or cable company',
    answer:
      'Sign in to the business account, open the voice or phone section, and look for Call history or Usage. Some companies keep it for only 30 or 60 days, so export early in the month. Without a download, ask their support for it.',
  },
  {
    question: 'A phone system in your building',
    answer:
      'Ask whoever maintains it for last month’s call detail records (CDR) as a CSV file, with the column names in the first line.',
  },
  {
    question: 'Phones inside your practice software',
    answer:
      'Look under Phone, Communications, or Reports for a call list, and export it with all columns. The page discards every column it doesn’t need, patients’ names included.',
  },
  {
    question: 'A single line or a cell phone',
    answer:
      'Turn on call history in the carrier’s account, or count missed calls at the desk for a week and enter them in the calculator.',
  },
] as const;
