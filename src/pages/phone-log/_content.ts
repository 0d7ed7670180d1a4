import {roiAssumptions} from '@site/src/data/roiAssumptions';
import {MAX_BYTES} from '@site/src/domain/phoneLog/fileType';

/** The phone log page's own words. */
export const phoneLogPage = {
  title: 'What your phone log says',
  lede: 'Export last month’s calls from your phone system and drop the file here. You’ll see how many calls you missed, when, and how many of those callers you reached later.',
  description:
    'Drop last month’s call log and see how many calls your practice missed, when, and what that is worth. The file stays in your browser.',
  fileNote: `A CSV file, one line for each call, up to ${MAX_BYTES / 2 ** 20} MB.`,
  exportTitle: 'How to export the log',
  exportText:
    'Ask for last month, all calls, incoming and outgoing, one line for each call, as CSV. It usually takes an administrator’s sign-in.',
} as const;

/** Promises about a file, beside the drop area. */
export const promises = [
  {
    icon: 'lock',
    title: 'It stays on this device',
    text: 'Your browser reads the file. Nothing is sent, and we never see it.',
  },
  {
    icon: 'struck',
    title: 'Numbers are crossed out',
    text: 'Each caller’s number becomes a code as it is read. The page shows no numbers and no names.',
  },
  {
    icon: 'warning',
    title: 'Please don’t send us the log',
    text: 'It has patients’ numbers in it. Bring these totals to the demo, not the log.',
  },
] as const;

/** Places of the log in phone systems. */
export const exports = [
  {
    question: 'A cloud phone system',
    answer:
      'Sign in to the web portal as an administrator. Look for Call log, Call history or Reports. Set the dates to last month, choose all users and queues, and pick Export or Download. If it offers a summary and a detailed report, take the detailed one.',
  },
  {
    question: 'Phones from your phone or cable company',
    answer:
      'Sign in to the business account, open the voice or phone section, and look for Call history or Usage. Some companies keep it for 30 or 60 days only, so export early in the month. If there is no download, their support can often email you the call detail for your main number.',
  },
  {
    question: 'A phone system in your building',
    answer:
      'Ask whoever looks after it for the call detail records, CDR for short, of last month as CSV, with the column names in the first line. They need the main number or the group of phones at the front desk.',
  },
  {
    question: 'Phones inside your practice software',
    answer:
      'Look under Phone, Communications or Reports for a call list, and export it with all columns. If a patient’s name is in one of them, that’s fine here: the page drops every column that it doesn’t use as it reads.',
  },
  {
    question: 'One line and a cell phone',
    answer:
      'A carrier’s bill lists calls that were answered and seldom those that were missed. Turn on call history in the carrier’s account if it has one, or keep a tally at the desk for a week and enter that in the calculator.',
  },
] as const;

/** Limits of any log, beside the line of a message slip that stays empty. */
export const unsaid = [
  {
    title: 'What it does know.',
    text: 'When a call came, how long it waited, how it ended.',
  },
  {title: 'Who it was.', text: 'A family on one phone is one caller here.'},
  {
    title: 'Where they went.',
    text: 'Some may have tried from another phone, or found another practice.',
  },
  {
    title: 'Why they called.',
    text: 'A refill, a bill, a new patient and a sales call look alike. That is why the cautious case counts one caller in five.',
  },
  {
    title: 'Whether a callback reached a person.',
    text: '20 seconds or more counts as reached, and some of those are voicemail.',
  },
  {
    title: 'Busy signals.',
    text: 'Most phone systems don’t log a caller who couldn’t get through, so the real number may be higher.',
  },
] as const;

/** Note about the plan that the worth is counted with. */
export const worthNote = `Both cases count ${roiAssumptions.workingDaysPerMonth} working days and the Medium plan, as the calculator does.`;
