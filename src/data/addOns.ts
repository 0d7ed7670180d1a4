import {EXTRA_MINUTE_PRICE} from './plans.ts';

export interface AddOn {
  readonly name: string;
  readonly description: string;
  readonly price: string;
}

/** Shown behind the flag `pricingAddOns`. Prices are fixed by the owner. */
export const addOns: readonly AddOn[] = [
  {
    name: 'Extra minutes',
    description: 'Talk time beyond what your plan includes.',
    price: `$${EXTRA_MINUTE_PRICE} per minute`,
  },
  {
    name: 'Specialized agents',
    description: 'A second agent with one job, such as refills or referrals.',
    price: 'from $799 a month',
  },
  {
    name: 'Outreach agent',
    description: 'Calls patients who are due back and books them in.',
    price: '$599 a month',
  },
  {
    name: 'Insurance verification agent',
    description: 'Collects coverage details before the visit, for your team to check.',
    price: '$699 a month',
  },
  {
    name: 'Multi-practice',
    description: 'One receptionist for several practices, each with its own rules.',
    price: '$1,299 a month',
  },
  {
    name: 'Custom',
    description: 'Something that only your practice needs.',
    price: 'from $2,000',
  },
];
