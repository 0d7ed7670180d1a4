import {inWords} from '../../../lib/format/inWords.ts';
import {plans} from '../../../data/plans.ts';
import {roiAssumptions} from '../../roi/assumptions.ts';
import {formatDollars, percentOf} from '../../../lib/format/numbers.ts';
import {counted} from '../../../lib/format/counted.ts';
import {findPlan} from '../../pricing/rules/findPlan.ts';
import {firstYearCost} from '../../pricing/rules/firstYear.ts';
import type {Figures} from './figures.ts';
import {cautiousText, reached} from './sentences.ts';
import {isClosed, type WeekRow, weekdayOrder} from './week.ts';
import {
  clockText,
  hourText,
  minutesText,
  periodText,
  spanText,
  weekdays,
  weekdayText,
  whole,
} from './wording.ts';
import {worthOf} from './worth.ts';

/** Content of the one page, on screen and on paper. */
export interface Totals {
  readonly title: string;
  readonly period: string;
  readonly sentence: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
  readonly week: {
    readonly caption: string;
    readonly head: readonly string[];
    readonly rows: readonly {
      readonly name: string;
      readonly cells: readonly {readonly text: string; readonly isHot: boolean}[];
    }[];
  };
  readonly questions: readonly string[];
  readonly note: string;
}

const rowName = ({from, to}: Pick<WeekRow, 'from' | 'to'>): string => {
  if (from === 0) return `to ${hourText(to)}`;
  return to === 24 ? `from ${hourText(from)}` : hourText(from);
};

/** Cheapest plan for the minutes of one location, with its cost. */
const planText = (minutes: number): string => {
  const fit = findPlan({locations: 1, minutes});
  const {name} = plans[fit.kind === 'plan' ? fit.planId : 'small'];
  return `${name}, ${formatDollars(firstYearCost(fit, minutes)?.monthly ?? 0)} a month`;
};

/** Worth marking: open, enough calls missed, and a share well above that of the whole log. */
export const isHotCell = ({hours, share}: Figures, row: WeekRow, weekday: number): boolean => {
  const {calls, missed} = row.cells[weekday]!;
  const isHot = missed >= 5 && missed / calls >= Math.max(0.25, share * 1.25);
  return isHot && !isClosed(row, hours.days[weekday]);
};

export const totalsOf = (figures: Figures): Totals => {
  const {calls, missed, share, callers, parts, mostAtOnce, minutes, peak} = figures;
  const {inputs, net} = worthOf(figures);
  const {callers: atOnce} = mostAtOnce;
  const rows: (readonly [string, string] | false | null)[] = [
    ['Incoming calls', whole(calls)],
    ['Missed', `${whole(missed)} (${percentOf(share)})`],
    ['of these, voicemail', whole(figures.voicemail)],
    callers && ['Callers missed', whole(callers.all)],
    callers && [
      'Reached by the next working day',
      `${whole(reached(figures))} (${whole(callers['called-again'])} called again, ${whole(callers['called-back'])} called back)`,
    ],
    callers && ['Not reached', whole(callers['not-reached'])],
    ['While the desk was open', `${whole(parts.open.missed)} of ${whole(parts.open.calls)} missed`],
    parts.lunch.calls > 0 && [
      'At lunch',
      `${whole(parts.lunch.missed)} of ${whole(parts.lunch.calls)} missed`,
    ],
    [
      'After hours',
      `${counted(parts.after.calls, 'call')} (${percentOf(parts.after.calls / calls)})`,
    ],
    atOnce > 1 && [
      'Most calls at the same time',
      `${whole(atOnce)}, ${weekdayText(mostAtOnce.clock)} ${clockText(mostAtOnce.clock)}`,
    ],
    minutes && ['Average talk time', minutesText(minutes.average)],
    minutes && ['Minutes for missed calls', `${whole(minutes.missed)} a month`],
    minutes && ['Minutes for all calls', `${whole(minutes.all)} a month`],
    minutes && ['Plan for the missed calls', planText(minutes.missed)],
    ['Cautious case', `${formatDollars(net)} a month`],
    [
      'For the calculator',
      `${whole(inputs.dailyCalls)} calls a day, ${inputs.missedPercentage}% missed`,
    ],
  ];
  const scaled = figures.isWholeMonth
    ? ''
    : ` Months are scaled to ${roiAssumptions.workingDaysPerMonth} working days.`;
  const rush = peak
    ? `on ${weekdays[peak.weekday]} from ${spanText({from: peak.from * 2, to: peak.to * 2})}, with`
    : 'with';
  return {
    title: 'Phone log totals',
    period: `${periodText(figures)}, ${counted(figures.workingDays, 'working day')}`,
    sentence: `${whole(missed)} of ${counted(calls, 'call')} missed, ${percentOf(share)}.${callers ? ` ${whole(callers['not-reached'])} of ${counted(callers.all, 'caller')} were not reached by the end of the next working day.` : ''}`,
    rows: rows.filter((row) => row !== null && row !== false),
    week: {
      caption: 'Missed calls of all calls, by hour',
      head: weekdayOrder.map((weekday) => (weekdays[weekday] ?? '').slice(0, 3)),
      rows: figures.week.map((row) => ({
        name: rowName(row),
        cells: weekdayOrder.map((weekday) => {
          const cell = row.cells[weekday];
          return {
            text: cell && cell.calls > 0 ? `${whole(cell.missed)}/${whole(cell.calls)}` : '',
            isHot: isHotCell(figures, row, weekday),
          };
        }),
      })),
    },
    questions: [
      `What happens ${rush} ${atOnce > 1 ? `${inWords(atOnce)} callers at once` : 'every line busy'}?`,
      'Which of our calls would it transfer, and to whom?',
      'Which of the calls we missed could it have booked?',
    ],
    note: `Counted in the browser from the practice’s own phone log. Totals only: no phone numbers or names. A call is missed if it ended before a person picked up, voicemail included.${scaled} ${cautiousText(figures)}`,
  };
};

/** The totals as lines to paste. */
export const totalsText = ({title, period, rows}: Totals): string =>
  [`${title}, ${period}`, ...rows.map(([name, value]) => `${name}: ${value}`)].join('\n');
