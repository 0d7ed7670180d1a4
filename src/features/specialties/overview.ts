import type {SpecialtyId} from '../../data/specialtyIds.ts';

/** Card on /solutions. The owner fixed the six cards and their order. */
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

/** Entry for practices with several specialties, which have no separate page. */
export const multiSpecialty = {
  icon: 'calendar-check',
  caller: 'I don’t know which doctor I need.',
  outcome: 'Asks, and finds the right department.',
  to: '/pricing#enterprise',
} as const;
