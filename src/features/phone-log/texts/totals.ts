import {roiAssumptions} from '../../../data/roiAssumptions.ts';
import {formatDollars, percentOf} from '../../../lib/format/numbers.ts';
import {counted} from '../../../lib/format/counted.ts';
import {singleLocationPlan} from '../../pricing/rules/findPlan.ts';
import type {LogFigures} from '../count/figures.ts';
import {cautiousText, reachedCallers} from './sentences.ts';
import {clockText, minutesText, periodText, weekdayText, formatWhole} from './wording.ts';
import {estimatedValue} from '../count/estimatedValue.ts';

/** The totals of a log, on screen, on paper, and to paste. USD and minutes a month. */
export const totalsOf = (figures: LogFigures) => {
  const {calls, missed, share, callers, parts, mostAtOnce, minutes} = figures;
  const {inputs, net, planCost} = estimatedValue(figures);
  const {callers: atOnce, clock} = mostAtOnce;
  const missedIn = (part: keyof typeof parts): string =>
    `${formatWhole(parts[part].missed)} of ${formatWhole(parts[part].calls)} missed`;
  const rows: readonly (readonly [string, string] | false | null)[] = [
    ['Incoming calls', formatWhole(calls)],
    ['Missed', `${formatWhole(missed)} (${percentOf(share)})`],
    ['of these, voicemail', formatWhole(figures.voicemail)],
    callers && ['Callers missed', formatWhole(callers.all)],
    callers && [
      'Reached by the next working day',
      `${formatWhole(reachedCallers(figures))} (${formatWhole(callers['called-again'])} called again, ${formatWhole(callers['called-back'])} called back)`,
    ],
    callers && ['Not reached', formatWhole(callers['not-reached'])],
    ['While the desk was open', missedIn('open')],
    parts.lunch.calls > 0 && ['At lunch', missedIn('lunch')],
    ['After hours', missedIn('after')],
    atOnce > 1 && [
      'Most calls at the same time',
      `${formatWhole(atOnce)}, ${weekdayText(clock)} ${clockText(clock)}`,
    ],
    minutes && ['Average talk time', minutesText(minutes.average)],
    minutes && ['Minutes for missed calls', `${formatWhole(minutes.missed)} a month`],
    minutes && ['Minutes for all calls', `${formatWhole(minutes.all)} a month`],
    minutes && [
      'Plan for the missed calls',
      `${singleLocationPlan(minutes.missed).name}, ${formatDollars(planCost)} a month`,
    ],
    ['Cautious case', `${formatDollars(net)} a month`],
    [
      'For the calculator',
      `${formatWhole(inputs.dailyCalls)} calls a day, ${inputs.missedPercentage}% missed`,
    ],
  ];
  const scaled = figures.isWholeMonth
    ? ''
    : ` Months are scaled to ${roiAssumptions.workingDaysPerMonth} working days.`;
  const notReached = callers
    ? ` ${formatWhole(callers['not-reached'])} of ${counted(callers.all, 'caller')} were not reached by the end of the next working day.`
    : '';
  return {
    title: 'Phone log totals',
    period: `${periodText(figures)}, ${counted(figures.workingDays, 'working day')}`,
    sentence: `${formatWhole(missed)} of ${counted(calls, 'call')} missed, ${percentOf(share)}.${notReached}`,
    facts: rows.flatMap((row) => (row ? [{term: row[0], fact: row[1]}] : [])),
    note: `Counted in the browser from the practice’s own phone log. Totals only: no phone numbers or names. A call is missed if it ended before a person picked up, voicemail included.${scaled} ${cautiousText(figures)}`,
  };
};

export const totalsText = ({title, period, facts}: ReturnType<typeof totalsOf>): string =>
  [`${title}, ${period}`, ...facts.map(({term, fact}) => `${term}: ${fact}`)].join('\n');
