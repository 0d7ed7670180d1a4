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
    bullets: ['Keeps same-day slots', 'Takes refill requests', 'Says how to prepare'],
    to: to('family-medicine'),
  },
  {
    name: 'Dental Practices',
    icon: 'tooth',
    description: 'Schedules by chair and answers at night.',
    bullets: ['Books by chair', 'Pages who is on call', 'Takes plan details'],
    to: to('dental'),
  },
  {
    name: 'Physiotherapy',
    icon: 'person-simple-walk',
    description: 'Books the whole plan of care.',
    bullets: ['Books a whole series', 'Cancellations, 24/7', 'Notes the referral'],
    to: to('physiotherapy'),
  },
  {
    name: 'Chiropractic',
    icon: 'bone',
    description: 'Keeps care plans on schedule.',
    bullets: ['Same-day exams', 'Rebooks missed visits', 'Asks about accidents'],
    to: to('chiropractors'),
  },
  {
    name: 'Optometry',
    icon: 'eyeglasses',
    description: 'Books eye emergencies for today.',
    bullets: ['Pre-test, then exam', 'Flashes: seen today', 'Asks for the plan'],
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
