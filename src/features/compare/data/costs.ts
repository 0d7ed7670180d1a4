import {claims} from '../../../data/claims.ts';
import {plans, setupFee} from '../../../data/plans.ts';
import {minutes} from '../../../data/serviceSubjects.ts';
import {wayIds, ways, type WayId} from './ways.ts';
import {COMPARED_MINUTES} from '../rules/quote.ts';
import {formatDollars} from '../../../lib/format/numbers.ts';

const {small} = plans;

export const costTexts = {
  title: `${COMPARED_MINUTES} minutes of calls a month`,
  quoteLabel: 'Price a minute you were quoted',
} as const;

/** Monthly cost of the compared minutes for each way; a service's cost is the visitor's quote. */
const costs: Readonly<Record<WayId, {readonly note: string; readonly cost: string}>> = {
  staff: {note: 'One person on the phone, 40 hours a week', cost: claims.humanMonthlyCostRange},
  service: {note: `${COMPARED_MINUTES} minutes × your quote`, cost: 'Your quote'},
  voicemail: {note: 'Plus the callers who don’t try again', cost: formatDollars(0)},
  ours: {
    note: `${small.name}, day and night. ${formatDollars(setupFee.special)} once for setup, ${minutes.eachBeyond}.`,
    cost: formatDollars(small.price),
  },
};

/** Rows of the cost table. Ours is last, so that the others are compared with it. */
export const costRows = [...wayIds.filter((way) => way !== 'ours'), 'ours' as const].map((way) => ({
  way,
  name: ways[way],
  ...costs[way],
}));
