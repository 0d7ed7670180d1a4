import {inWords} from '../../../lib/format/inWords.ts';
import {company} from '../../../config/company.ts';
import {cautiousAssumptions, roiAssumptions} from '../../../data/roiAssumptions.ts';
import {counted} from '../../../lib/format/counted.ts';
import {formatList} from '../../../lib/format/formatList.ts';
import {formatDollars, percentOf} from '../../../lib/format/numbers.ts';
import {JOIN_SECONDS} from '../count/calls.ts';
import type {LogFigures} from '../count/figures.ts';
import {type DayPart, dayParts} from '../count/hours.ts';
import {dateText, spanText, weekdays, formatWhole} from './wording.ts';
import {worstHour} from '../count/week.ts';
import {estimatedValue} from '../count/estimatedValue.ts';

export interface Fact {
  readonly term: string;
  readonly fact: string;
}

export const reachedCallers = ({callers}: LogFigures): number =>
  callers ? callers['called-again'] + callers['called-back'] : 0;

export const callbackText = (figures: LogFigures): string => {
  const {callers, missed, unfollowed} = figures;
  if (!callers) {
    return `${counted(missed, 'call')} went unanswered. This log has no callers’ numbers, so we can’t say whom you reached later.`;
  }
  const texts = [
    `${counted(missed, 'call')} from ${counted(callers.all, 'caller')} went unanswered.`,
    `You reached ${formatWhole(reachedCallers(figures))} of those callers by the end of the next working day.`,
    `You did not reach ${formatWhole(callers['not-reached'])}.`,
  ];
  const ended = callers['log-ends'];
  if (ended > 0) texts.push(`For ${formatWhole(ended)} the log ends too soon to tell.`);
  if (unfollowed > 0) texts.push(`${counted(unfollowed, 'missed call')} had no number.`);
  return texts.join(' ');
};

/** Number of slips drawn on the spike, and the sentence beside it. */
export const notReachedText = ({
  callers,
  missed,
}: LogFigures): readonly [count: number, text: string] => {
  if (!callers) return [missed, missed === 1 ? 'missed call' : 'missed calls'];
  const of = `${counted(missed, 'missed call')} from ${counted(callers.all, 'caller')}`;
  return [callers['not-reached'], `callers not reached, of ${of}`];
};

/** Missed calls by the part of the day: callers not reached, or calls in a log without numbers. */
export const partFacts = ({parts, callers, hours: {lunch}}: LogFigures): readonly Fact[] => {
  const names: Readonly<Record<DayPart, string>> = {
    open: 'while the desk was open',
    lunch: lunch ? `at lunch, ${spanText(lunch)}` : 'at lunch',
    after: 'evenings, nights, and weekends',
  };
  return dayParts.flatMap((part) => {
    const count = callers ? parts[part].notReached : parts[part].missed;
    const term = `${callers ? 'Not reached' : 'Missed'} ${names[part]}`;
    return count > 0 ? [{term, fact: formatWhole(count)}] : [];
  });
};

export const weekText = ({week, hours, parts, calls}: LogFigures): string => {
  const worst = worstHour(week, hours);
  const {lunch, after} = parts;
  const most = [
    worst &&
      `on ${weekdays[worst.weekday]} from ${spanText({from: worst.row.from * 2, to: worst.row.to * 2})} (${formatWhole(worst.missed)} of ${counted(worst.calls, 'call')})`,
    lunch.calls > 0 && `at lunch (${formatWhole(lunch.missed)} of ${formatWhole(lunch.calls)})`,
  ].filter((text) => typeof text === 'string');
  const start = most.length > 0 ? `You miss the most ${formatList(most)}. ` : '';
  return `${start}${percentOf(after.calls / calls)} of the calls came after hours or on days you are closed.`;
};

export const notices = (
  figures: LogFigures,
  {hidesVoicemail}: {readonly hidesVoicemail: boolean},
  isSample: boolean,
): readonly string[] => {
  const {from, to, isWholeMonth, workingDays, callers} = figures;
  const days = roiAssumptions.workingDaysPerMonth;
  return [
    isSample && 'This is a sample: a made-up practice with two to three people at the desk.',
    !isWholeMonth &&
      `This log covers ${dateText(from)} to ${dateText(to)}: ${counted(workingDays, 'working day')}. Percentages are unchanged. Monthly minutes and dollars are scaled to ${days} working days.${workingDays < 5 ? ' A few days may not be typical of a month.' : ''}`,
    hidesVoicemail &&
      'This phone system doesn’t say whether a person or an answering machine took a call, so the real number of missed calls may be higher.',
    !callers &&
      'Without phone numbers, a transfer can’t be told from a new call, so the number of calls may be a little high.',
  ].filter((text) => typeof text === 'string');
};

/** The rules that the log was counted by, and what no log can show. */
export const countingRules = ({joined, voicemail, missed}: LogFigures): readonly Fact[] => [
  {
    term: 'A call',
    fact: `One incoming call. Lines with the same number that overlap, or follow within ${JOIN_SECONDS} seconds, are one call: a transfer, voicemail, or a second phone. It is answered if any of them was. This log has ${counted(joined, 'such line')}.`,
  },
  {
    term: 'Missed',
    fact: `It ended before a person picked up. Voicemail counts as missed: ${formatWhole(voicemail)} of the ${formatWhole(missed)}.`,
  },
  {
    term: 'A caller you missed',
    fact: 'One phone number, however many times it called by the end of the next working day. A family on one phone is one caller.',
  },
  {
    term: 'Reached',
    fact: 'By the end of the next working day the caller got through, or a call from you to that number was answered, perhaps by voicemail.',
  },
  {term: 'After hours', fact: 'Outside the hours in which calls are usually answered.'},
  {
    term: 'Limits of any log',
    fact: 'It doesn’t show why people called: a refill, a bill, a new patient, and a sales call look the same. Most systems don’t list callers who heard a busy signal, so the real number may be higher.',
  },
];

/** Sentence about the cautious case, which starts from callers who were not reached. */
export const cautiousText = (figures: LogFigures): string => {
  const {callers, revenue, planCost, inputs} = estimatedValue(figures);
  const {recoveryRate} = cautiousAssumptions;
  const base = figures.callers
    ? `the ${formatWhole(callers)} callers a month you didn’t reach`
    : `the ${formatWhole(callers)} missed calls a month`;
  return `In the cautious case, one in ${inWords(Math.round(1 / recoveryRate))} of ${base} becomes a visit at ${formatDollars(inputs.avgRevenuePerVisit)}: ${formatDollars(revenue)}, less ${formatDollars(planCost)} for ${company.name}.`;
};
