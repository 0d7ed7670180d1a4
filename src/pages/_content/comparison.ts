import {wholeDollars} from '@site/src/format/whole';
import {claims} from '@site/src/data/claims';
import {plans} from '@site/src/data/plans';

/** One criterion of the comparison on the home page. */
export interface ComparisonRow {
  readonly feature: string;
  readonly ai: string;
  readonly human: string;
  /** False where people do better; the page says so as plainly as the rest. */
  readonly aiWins: boolean;
  readonly description: string;
}

/** Ten rows; the last two favor people. The owner fixed the figures. */
export const comparison: readonly ComparisonRow[] = [
  {
    feature: 'Monthly cost',
    ai: `${claims.monthlyCostRange} a month`,
    human: `${claims.humanMonthlyCostRange} a month`,
    aiWins: true,
    description: `List prices are ${wholeDollars(plans.small.price)} and ${wholeDollars(plans.medium.price)}; quotes for Small Practice run lower.`,
  },
  {
    feature: 'Coverage hours',
    ai: `${claims.coverage}`,
    human: 'About 40 hours a week',
    aiWins: true,
    description: 'Lunch, nights, weekends and holidays are answered like any Tuesday.',
  },
  {
    feature: 'Concurrent calls',
    ai: `${claims.concurrentCalls} calls`,
    human: 'One; the rest hold',
    aiWins: true,
    description: 'The Monday 8 am rush is ten calls in ten minutes.',
  },
  {
    feature: 'Consistency',
    ai: 'Your script, on every call',
    human: 'Varies with the day and the rush',
    aiWins: true,
    description: 'The insurance question gets asked on the fortieth call, too.',
  },
  {
    feature: 'Languages',
    ai: `English, French and ${claims.furtherLanguages} more`,
    human: 'Whatever the person speaks',
    aiWins: true,
    description: 'Booking needs no interpreter line; the visit might.',
  },
  {
    feature: 'Training time',
    ai: `Set up once, in ${claims.setupHours} hours`,
    human: 'Weeks for each new hire',
    aiWins: true,
    description: 'A policy change is one edit, and the next call follows it.',
  },
  {
    feature: 'Sick days',
    ai: 'None',
    human: `${claims.humanSickDays} a year, and they need coverage`,
    aiWins: true,
    description: 'Flu season brings the most calls.',
  },
  {
    feature: 'Turnover risk',
    ai: 'None',
    human: `${claims.humanTurnover} a year; rehire and retrain`,
    aiWins: true,
    description: 'What it knows about your schedule stays with you.',
  },
  {
    feature: 'Human touch',
    ai: 'Courteous, but not a person',
    human: 'Knows your regulars by name',
    aiWins: false,
    description: 'A frightened caller wants a voice they know. Keep one at the desk.',
  },
  {
    feature: 'Complex situations',
    ai: 'Recognizes them and hands over',
    human: 'Judgment, context, discretion',
    aiWins: false,
    description: 'Billing disputes, bad news and family matters belong with your team.',
  },
];
