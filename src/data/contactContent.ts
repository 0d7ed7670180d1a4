import type {FaqItem} from './faq';

export interface OfficeHours {
  readonly days: string;
  /** As shown; null when closed. */
  readonly hours: string | null;
}

/** Spec section 2, Contact. */
export const officeHours: readonly OfficeHours[] = [
  {days: 'Monday-Friday', hours: '8:00 AM-6:00 PM EST'},
  {days: 'Saturday', hours: '9:00 AM-2:00 PM EST'},
  {days: 'Sunday', hours: null},
];

export const whyChooseUs = [
  '500+ practices served',
  '24/7 AI coverage',
  '95% satisfaction',
  'HIPAA compliant',
] as const;

export const contactFaq: readonly FaqItem[] = [
  {
    id: 'start',
    question: 'How quickly can we get started?',
    answer:
      '48 hours for most practices, once we can see your schedule. Enterprise groups take 2-4 weeks.',
  },
  {
    id: 'training',
    question: 'Do you help with set-up and training?',
    answer: 'Yes. We set it up with you, and dedicated support runs for 30 days after go-live.',
  },
  {
    id: 'try',
    question: 'Can we try it before we sign anything?',
    answer:
      'Call the test line now, or book a demo. Plans carry a 30-day money-back guarantee, and there is no contract.',
  },
];
