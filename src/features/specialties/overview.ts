import type {SpecialtyId} from './data/index.ts';
import {specialtyPath} from './data/paths.ts';

/** Entry of the list on /solutions that is drawn as a card: the six that the owner fixed, in the owner's order. */
export interface OverviewCard {
  readonly name: string;
  /** Slug of its page; null for practices with several specialties. */
  readonly slug: SpecialtyId | null;
  readonly bullets: readonly [string, string, string];
}

export const overviewCards: readonly OverviewCard[] = [
  {
    name: 'Family Medicine',
    slug: 'family-medicine',
    bullets: ['Keeps same-day slots', 'Takes refill requests', 'Tells patients how to prepare'],
  },
  {
    name: 'Dental Practices',
    slug: 'dental',
    bullets: ['Books by chair', 'Pages the on-call dentist', 'Reads insurance details back'],
  },
  {
    name: 'Physiotherapy',
    slug: 'physiotherapy',
    bullets: ['Books a series in one call', 'Cancellations, day or night', 'Notes the referral'],
  },
  {
    name: 'Chiropractic',
    slug: 'chiropractors',
    bullets: ['Books same-day visits', 'Rebooks missed visits', 'Takes accident details'],
  },
  {
    name: 'Optometry',
    slug: 'optometry',
    bullets: ['Books pre-test, then exam', 'Flashes: seen today', 'Asks which plan applies'],
  },
  {
    name: 'Multi-Specialty',
    slug: null,
    bullets: ['Hours by department', 'Covers all locations', 'Custom minutes'],
  },
];

/** Entry of practices with several specialties, which have no own page. */
export const multiSpecialty = {
  icon: 'calendar-check',
  caller: 'I don’t know which doctor I need.',
  outcome: 'Asks, and finds the right department.',
  to: '/pricing#enterprise',
} as const;

export const overviewPath = (slug: string | null): string =>
  slug === null ? multiSpecialty.to : specialtyPath(slug as SpecialtyId);
