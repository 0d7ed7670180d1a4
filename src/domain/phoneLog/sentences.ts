import {brand} from '../../config/brand.ts';
import {plans} from '../../data/plans.ts';
import {cautiousAssumptions, roiAssumptions} from '../../data/roiAssumptions.ts';
import {formatList} from '../../format/formatList.ts';
import {findPlan} from '../pricing/findPlan.ts';
import {firstYearCost} from '../pricing/firstYear.ts';
import {counted} from '../../format/counted.ts';
import {formatDollars, percentOf} from '../../format/numbers.ts';
import {HANG_UP_SECONDS, JOIN_SECONDS} from './calls.ts';
import type {Figures} from './figures.ts';
import {type DayPart, dayParts} from './hours.ts';
import type {Noticed} from './logLines.ts';
import {CALLBACK_SECONDS} from './reach.ts';
import {dateText, inWords, lengthText, spanText, weekdays, whole} from './wording.ts';
import {worthOf} from './worth.ts';

/** Sentences about the figures. */

export const reached = ({callers}: Figures): number =>
  callers ? callers['called-again'] + callers['called-back'] : 0;

/** The missed calls, and what became of the callers. */
export const reachText = (figures: Figures): string => {
  const {callers, missed, unfollowed} = figures;
  const unanswered = `${counted(missed, 'call')} went unanswered.`;
  if (!callers) {
    return `${unanswered} The log has no callers’ numbers, so it can’t show who was reached later.`;
  }
  const how = [
    callers['called-again'] > 0 && `${whole(callers['called-again'])} called again and got through`,
    callers['called-back'] > 0 && `you called ${whole(callers['called-back'])} back`,
  ].filter((text) => text !== false);
  return [
    unanswered,
    `They came from ${counted(callers.all, 'caller')}.`,
    `You reached ${whole(reached(figures))} of them by the end of the next working day${how.length > 0 ? `: ${how.join(', and ')}` : ''}.`,
    `You did not reach ${whole(callers['not-reached'])}.`,
    callers['log-ends'] > 0
      ? `For ${whole(callers['log-ends'])} the log ends too soon to tell.`
      : '',
    unfollowed > 0 ? `${counted(unfollowed, 'missed call')} had no number.` : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
};

/** The parts of the day that the log has calls in. */
export const partNames = ({
  parts,
  hours: {lunch},
}: Figures): readonly {readonly part: DayPart; readonly name: string}[] => {
  const names: Readonly<Record<DayPart, string>> = {
    open: 'while the desk was open',
    lunch: lunch ? `at lunch, ${spanText(lunch)}` : 'at lunch',
    after: 'evenings, nights, and weekends',
  };
  return dayParts
    .filter((part) => parts[part].calls > 0)
    .map((part) => ({part, name: names[part]}));
};

/** Sentence about the time with most missed calls. */
export const weekText = ({peak, parts, calls}: Figures): string => {
  const {lunch, after} = parts;
  const most = [
    peak &&
      `on ${weekdays[peak.weekday]} from ${spanText({from: peak.from * 2, to: peak.to * 2})} (${whole(peak.missed)} of ${counted(peak.calls, 'call')})`,
    lunch.calls > 0 && `at lunch (${whole(lunch.missed)} of ${whole(lunch.calls)})`,
  ].filter((text) => typeof text === 'string');
  const start = most.length > 0 ? `You miss the most ${formatList(most)}. ` : '';
  return `${start}${percentOf(after.calls / calls)} of the calls came after hours or on days you are closed.`;
};

/** Notices about how this log was read. */
export const notices = (figures: Figures, noticed: Noticed): readonly string[] => {
  const {from, to, isWholeMonth, workingDays, callers} = figures;
  const {isDayFirst, zoned, unread, other, cut, unreadLengths} = noticed;
  const days = roiAssumptions.workingDaysPerMonth;
  return [
    !isWholeMonth &&
      `This log covers ${dateText(from)} to ${dateText(to)}: ${counted(workingDays, 'working day')}. Percentages are unchanged. Monthly minutes and dollars are scaled to ${days} working days.${workingDays < 5 ? ' A few days may not be typical of a month.' : ''}`,
    isDayFirst && 'Dates were read with the day first: 5/10 is October 5.',
    zoned > 0 &&
      'The log’s times have a time zone. They were converted to this device’s time zone.',
    !callers &&
      'Without phone numbers, a transfer can’t be told from a new call, so the number of calls may be a little high.',
    unread > 0 &&
      `${counted(unread, 'line')} could not be read and ${unread === 1 ? 'is' : 'are'} left out.`,
    other > 0 &&
      `${counted(other, 'line')} ${other === 1 ? 'is' : 'are'} left out because ${other === 1 ? 'it is not a call' : 'they are not calls'}: a fax, a message, or a word you left out.`,
    unreadLengths > 0 &&
      `${counted(unreadLengths, 'length')} could not be read; the calls are counted without ${unreadLengths === 1 ? 'it' : 'them'}.`,
    cut > 0 &&
      `${counted(cut, 'number')} ${cut === 1 ? 'was' : 'were'} cut by a spreadsheet (such as 1.60256E+10), so ${cut === 1 ? 'that caller' : 'those callers'} can’t be followed. Export the log again without opening it in a spreadsheet.`,
  ].filter((text) => typeof text === 'string');
};

/** The rules that the log was counted by. */
export const countingRules = ({
  left,
  voicemail,
  missed,
}: Figures): readonly {readonly term: string; readonly fact: string}[] => {
  const out = [
    left.internal > 0 && counted(left.internal, 'internal call'),
    left.hangUps > 0 &&
      `${counted(left.hangUps, 'incoming call')} that ended within ${HANG_UP_SECONDS} seconds`,
  ].filter((text) => text !== false);
  return [
    {
      term: 'A call',
      fact: `One incoming call. Lines with the same number that overlap, or follow within ${JOIN_SECONDS} seconds, are one call: a transfer, voicemail, or a second phone. It is answered if any of them was. This log has ${counted(left.joined, 'such line')}.${out.length > 0 ? ` Left out: ${formatList(out)}.` : ''}`,
    },
    {
      term: 'Missed',
      fact: `It ended before a person picked up. Voicemail counts as missed: ${whole(voicemail)} of the ${whole(missed)}.`,
    },
    {
      term: 'A caller you missed',
      fact: 'One phone number, however many times it called by the end of the next working day.',
    },
    {
      term: 'Reached',
      fact: `By the end of the next working day the caller got through, or you called back and talked for ${CALLBACK_SECONDS} seconds or more.`,
    },
    {
      term: 'After hours',
      fact: 'Outside your opening hours, which you can change on this page.',
    },
  ];
};

/** Cheapest plan for the minutes of one location, with its cost, for a sentence. */
const planText = (minutes: number): string => {
  const fit = findPlan({locations: 1, minutes});
  const {name} = plans[fit.kind === 'plan' ? fit.planId : 'small'];
  return `${name}, $${whole(firstYearCost(fit, minutes)?.monthly ?? 0)} a month`;
};

/**
 * Sentences about the minutes a month that missed calls, and all calls, would take of a plan, and
 * about the talk time that they are counted by.
 */
export const minutesText = ({minutes, isWholeMonth, answered, perMonth}: Figures): string => {
  if (!minutes) {
    return 'The log has no talk times, so it can’t show the minutes that its calls would take.';
  }
  const {missed, all, talked, average} = minutes;
  return [
    `The calls you miss would take ${isWholeMonth ? '' : 'about '}${whole(missed)} minutes a month: ${planText(missed)}.`,
    `All calls would take ${whole(all)}: ${planText(all)}.`,
    `Your desk talked for ${counted(talked, 'minute')} in ${counted(answered * perMonth, 'answered call')}, ${lengthText(average)} each.`,
    'A missed call is counted at that length. A transferred call is counted to its end, staff time included: ask at the demo which minutes count.',
  ].join(' ');
};

/** Sentence about the cautious case, which starts from callers who were not reached. */
export const cautiousText = (figures: Figures): string => {
  const {callers, revenue, inputs} = worthOf(figures);
  const {recoveryRate, planPrice} = cautiousAssumptions;
  const base = figures.callers ? 'callers you did not reach' : 'missed calls';
  return `In the cautious case, one in ${inWords(Math.round(1 / recoveryRate))} of ${whole(callers)} ${base} a month becomes a visit at ${formatDollars(inputs.avgRevenuePerVisit)}: ${formatDollars(revenue)}, less ${formatDollars(planPrice)} for ${brand.name}.`;
};
