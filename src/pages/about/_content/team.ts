export interface TeamRole {
  readonly role: string;
  /** Question to ask this person. */
  readonly ask: string;
  /** Page that answers it, with its link text. */
  readonly to: string;
  readonly page: string;
}

/**
 * Team by role: seven roles, fixed by the owner. Names, portraits and careers are not invented;
 * each role has a question to ask instead.
 */
export const team: readonly TeamRole[] = [
  {
    role: 'CEO',
    ask: 'Whether this is right for your practice, and when it is not.',
    to: '/contact',
    page: 'Contact',
  },
  {
    role: 'CTO',
    ask: 'How the service works, and what happens when something breaks.',
    to: '/security',
    page: 'Security',
  },
  {
    role: 'Head of Sales',
    ask: 'Plans, minutes, and a quote if no plan fits.',
    to: '/pricing',
    page: 'Pricing',
  },
  {
    role: 'Compliance',
    ask: 'HIPAA, agreements, and the questions your lawyer will ask.',
    to: '/dpa',
    page: 'Agreement',
  },
  {
    role: 'Customer Success',
    ask: 'The weeks after you go live, and any call that went wrong.',
    to: '/case-studies',
    page: 'Case Studies',
  },
  {
    role: 'Marketing',
    ask: 'This website and the newsletter.',
    to: '/blog',
    page: 'Blog',
  },
  {
    role: 'Operations',
    ask: 'Integrations, phone numbers, and the day you go live.',
    to: '/integrations',
    page: 'Integrations',
  },
];

export interface CompanyValue {
  readonly title: string;
  readonly text: string;
}

export const mission =
  'No patient should have to call twice to be seen, and no front desk should have to choose between the person on the line and the one at the counter.';

export const vision =
  'Every practice, of any size, can be reached at any hour, and its people are free for the conversations that only people can have.';

/** Four values, fixed by the owner. */
export const companyValues: readonly CompanyValue[] = [
  {
    title: 'Say who is speaking',
    text: 'Callers know from the first sentence that an AI has answered.',
  },
  {
    title: 'Know when to stop',
    text: 'A caller who asks for a person, or needs one by your rules, is transferred.',
  },
  {
    title: 'Keep only what is needed',
    text: 'We keep the least patient information that books the visit, in the United States.',
  },
  {
    title: 'Fit the practice, not the product',
    text: 'It works with your words, your rules, and your schedule.',
  },
];
