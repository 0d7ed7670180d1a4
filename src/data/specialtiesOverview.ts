import type {IconName} from './icons.ts';
import type {SpecialtyId} from './specialties/index.ts';
import {specialtyPath} from './specialties/paths.ts';

/** Card on /solutions: the six that the owner fixed, in the owner's order. */
export interface OverviewCard {
  readonly name: string;
  readonly icon: IconName;
  readonly description: string;
  /** At most 21 characters each, because phones show two cards side by side. */
  readonly bullets: readonly [string, string, string];
  readonly to: string;
}

const to = (id: SpecialtyId): string => specialtyPath(id);

export const multiSpecialtyPath = '/pricing#enterprise';

export const overviewCards: readonly OverviewCard[] = [
  {
    name: 'Family Medicine',
    icon: 'stethoscope',
    description: 'Sorts Monday’s calls by your rules.',
    bullets: ['Same-day slots kept', 'Refill notes taken', 'Physicals with prep'],
    to: to('family-medicine'),
  },
  {
    name: 'Dental Practices',
    icon: 'tooth',
    description: 'Schedules by chair and answers at night.',
    bullets: ['Booked by chair', 'On-call paged', 'Insurance read back'],
    to: to('dental'),
  },
  {
    name: 'Physiotherapy',
    icon: 'person-simple-walk',
    description: 'Books the whole plan of care.',
    bullets: ['A series in one call', 'Late cancels, 24/7', 'Referral noted first'],
    to: to('physiotherapy'),
  },
  {
    name: 'Chiropractic',
    icon: 'bone',
    description: 'Keeps care plans on schedule.',
    bullets: ['Seen the same day', 'Missed days moved', 'Accident intake'],
    to: to('chiropractors'),
  },
  {
    name: 'Optometry',
    icon: 'eyeglasses',
    description: 'Gets eye emergencies seen today.',
    bullets: ['Pre-test, then exam', 'Flashes seen first', 'Vision or medical'],
    to: to('optometry'),
  },
  {
    name: 'Multi-Specialty',
    icon: 'calendar-check',
    description: 'One number for every department.',
    bullets: ['Hours by department', 'All locations covered', 'Custom minutes'],
    to: multiSpecialtyPath,
  },
];
