import {company} from '@site/src/config/company';
import {claims} from '@site/src/data/claims';
import {plans} from '@site/src/data/plans';
import {languages} from '@site/src/data/serviceSubjects';
import {formatDollars} from '@site/src/lib/format/numbers';

/** Criterion of the comparison on the home page. */
export interface ComparisonRow {
  readonly feature: string;
  readonly ai: string;
  readonly human: string;
  /** False if people do better. */
  readonly aiWins: boolean;
}

/** Ten rows; the last two favor people. The figures are fixed by the owner. */
export const comparison: readonly ComparisonRow[] = [
  {
    feature: 'Monthly cost',
    ai: claims.monthlyCostRange,
    human: claims.humanMonthlyCostRange,
    aiWins: true,
  },
  {feature: 'Coverage hours', ai: claims.coverage, human: 'About 40 a week', aiWins: true},
  {
    feature: 'Concurrent calls',
    ai: `${claims.concurrentCalls} calls`,
    human: 'One; the rest hold',
    aiWins: true,
  },
  {
    feature: 'Consistency',
    ai: 'Your script, every call',
    human: 'Varies with the rush',
    aiWins: true,
  },
  {
    feature: 'Languages',
    ai: languages.short,
    human: 'Whatever they speak',
    aiWins: true,
  },
  {
    feature: 'Training time',
    ai: `Set up in ${claims.setupHours} hours`,
    human: 'Weeks for each hire',
    aiWins: true,
  },
  {feature: 'Sick days', ai: 'None', human: `${claims.humanSickDays} a year`, aiWins: true},
  {feature: 'Turnover risk', ai: 'None', human: `${claims.humanTurnover} a year`, aiWins: true},
  {
    feature: 'Human touch',
    ai: 'Polite, but not a person',
    human: 'Knows your regulars',
    aiWins: false,
  },
  {
    feature: 'Complex situations',
    ai: 'Transfers the call',
    human: 'Judgment, discretion',
    aiWins: false,
  },
];

const humanWins = comparison.filter(({aiWins}) => !aiWins).length;

export const comparisonResult = `${company.name} is ahead in ${comparison.length - humanWins} rows, your team in ${humanWins}.`;

/** Note under the table on the figures of its first row. */
export const comparisonNote = `List prices are ${formatDollars(plans.small.price)} and ${formatDollars(plans.medium.price)}; some practices are quoted less. A person is a full-time hire, benefits included.`;
