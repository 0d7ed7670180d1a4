import type {IconName} from './icons.ts';
import type {SpecialtyId} from './specialties/index.ts';
import {specialtyPath} from './specialties/paths.ts';

/** A card on /solutions: the six that the owner fixed. */
export interface OverviewCard {
  readonly name: string;
  readonly icon: IconName;
  /** What its callers say. */
  readonly caller: string;
  readonly description: string;
  readonly bullets: readonly [string, string, string];
  readonly to: string;
}

const to = (id: SpecialtyId): string => specialtyPath(id);

export const overviewCards: readonly OverviewCard[] = [
  {
    name: 'Family Medicine',
    icon: 'stethoscope',
    caller: 'Can he be seen today?',
    description: 'Sorts the Monday rush by your protocol and keeps same-day slots for today.',
    bullets: [
      'Your nurse line’s questions, in their order',
      'Refill requests that arrive complete',
      'Physicals booked with their prep',
    ],
    to: to('family-medicine'),
  },
  {
    name: 'Dental Practices',
    icon: 'tooth',
    caller: 'Half my tooth is gone.',
    description: 'Schedules by chair, and answers emergencies at night.',
    bullets: [
      'Operatories and hygiene side by side',
      'On-call dentist paged when it counts',
      'Insurance read back digit by digit',
    ],
    to: to('dental'),
  },
  {
    name: 'Physiotherapy',
    icon: 'person-simple-walk',
    caller: 'I can’t make my 4:30.',
    description: 'Physical therapy: books the whole plan of care, and moves the visits that slip.',
    bullets: [
      'A whole series booked in one call',
      'Late cancels taken at any hour',
      'Referral noted before day one',
    ],
    to: to('physiotherapy'),
  },
  {
    name: 'Chiropractic',
    icon: 'bone',
    caller: 'My back locked up.',
    description: 'Keeps three visits a week at three, and fits new patients in on the same day.',
    bullets: [
      'Ten-minute visits kept off exam time',
      'Missed days moved the same afternoon',
      'Accident details taken once',
    ],
    to: to('chiropractors'),
  },
  {
    name: 'Optometry',
    icon: 'eyeglasses',
    caller: 'Are my glasses in?',
    description: 'Takes a note about the glasses for one caller and gets the doctor for the next.',
    bullets: [
      'Pre-test and exam booked together',
      'Flashes and floaters seen first',
      'Vision or medical, asked up front',
    ],
    to: to('optometry'),
  },
  {
    name: 'Multi-Specialty',
    icon: 'calendar-check',
    caller: 'Which of your doctors is it?',
    description: 'One number, many doors: callers reach the right specialty and its own rules.',
    bullets: [
      'Rules and hours by department',
      'One view across locations',
      'Custom minutes on the Enterprise plan',
    ],
    to: '/pricing#enterprise',
  },
];
