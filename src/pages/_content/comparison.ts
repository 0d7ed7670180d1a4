import {formatDollars} from '@site/src/format/numbers';
import {claims} from '@site/src/data/claims';
import {plans} from '@site/src/data/plans';

/** Criterion of the comparison on the home page. */
export interface ComparisonRow {
  readonly feature: string;
  readonly ai: string;
  readonly human: string;
  /** False if people do better; the page states that just as plainly. */
  readonly aiWins: boolean;
  readonly description: string;
}

/** Ten rows; the last two favor people. The figures are fixed by the owner. */
export const comparison: readonly ComparisonRow[] = [
  {
    feature: 'Monthly cost',
    ai: `${claims.monthlyCostRange} a month`,
    human: `${claims.humanMonthlyCostRange} a month`,
    aiWins: true,
    description: `List prices are ${formatDollars(plans.small.price)} and ${formatDollars(plans.medium.price)}. Some practices are quoted less.`,
  },
  {
    feature: 'Coverage hours',
    ai: `${claims.coverage}`,
    human: 'About 40 hours a week',
    aiWins: true,
    description: 'Lunch, nights, weekends, and holidays included.',
  },
  {
    feature: 'Concurrent calls',
    ai: `${claims.concurrentCalls} calls`,
    human: 'One; the rest hold',
    aiWins: true,
    description: 'On Monday at 8 am, ten people call at once.',
  },
  {
    feature: 'Consistency',
    ai: 'Your script, on every call',
    human: 'Varies with the day and the rush',
    aiWins: true,
    description: 'The fortieth caller is asked about insurance, too.',
  },
  {
    feature: 'Languages',
    ai: `English, French, and ${claims.furtherLanguages} more`,
    human: 'The ones that person speaks',
    aiWins: true,
    description: 'Booking needs no interpreter. The visit may.',
  },
  {
    feature: 'Training time',
    ai: `Set up once, in ${claims.setupHours} hours`,
    human: 'Weeks for each new hire',
    aiWins: true,
    description: 'Change a rule once, and the next call follows it.',
  },
  {
    feature: 'Sick days',
    ai: 'None',
    human: `${claims.humanSickDays} a year, to be covered`,
    aiWins: true,
    description: 'Flu season brings the most calls.',
  },
  {
    feature: 'Turnover risk',
    ai: 'None',
    human: `${claims.humanTurnover} a year; you hire and train again`,
    aiWins: true,
    description: 'Your rules and visit types stay as you entered them.',
  },
  {
    feature: 'Human touch',
    ai: 'Polite, but not a person',
    human: 'Knows your regulars by name',
    aiWins: false,
    description: 'A frightened caller wants a voice they know.',
  },
  {
    feature: 'Complex situations',
    ai: 'Recognizes them and transfers the call',
    human: 'Judgment, context, and discretion',
    aiWins: false,
    description: 'Disputes and bad news belong with your team.',
  },
];
