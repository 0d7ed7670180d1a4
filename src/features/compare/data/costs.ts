import {company} from '../../../config/company.ts';
import {claims} from '../../../data/claims.ts';
import {plans, setupFee} from '../../../data/plans.ts';
import {locations, minutes} from '../../../data/serviceSubjects.ts';
import {demoFacts} from '../../../data/subjects.ts';
import {wayIds, ways, type WayId} from './ways.ts';
import {COMPARED_MINUTES} from '../rules/quote.ts';
import {formatDollars} from '../../../lib/format/numbers.ts';

const {small} = plans;

/** Texts of the comparison page alone. The answers are in ways.ts. */
export const comparePage = {
  title: `Keep your staff. Add ${company.name} for the calls they can’t take.`,
  lede: 'Four ways to get a practice’s phone answered, and what each of them costs.',
  description:
    'Your own staff, an answering service, voicemail, or an AI receptionist: nine questions answered for each, and what a month of calls costs.',
  tableNote: `Answering services and voicemail systems differ; these are the usual answers. ${locations.two}`,
  costTitle: `${COMPARED_MINUTES} minutes of calls a month`,
  quoteLabel: 'Price a minute you were quoted',
  demoTitle: 'Bring your quote to a demo',
  demoText: `${demoFacts.name}.`,
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
