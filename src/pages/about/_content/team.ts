export interface TeamRole {
  readonly role: string;
  /** What a caller would ask this person. */
  readonly ask: string;
  /** The page that answers it, and what its link says. */
  readonly to: string;
  readonly page: string;
}

/**
 * The team, by role: seven of them, as the owner fixed. No names, portraits or careers are invented;
 * what stands beside a role is what to ask it.
 */
export const team: readonly TeamRole[] = [
  {
    role: 'CEO',
    ask: 'Whether this is right for your practice, and when it is not.',
    to: '/contact',
    page: 'Write to us',
  },
  {
    role: 'CTO',
    ask: 'How the line works, and what happens when something breaks.',
    to: '/security',
    page: 'Security',
  },
  {
    role: 'Head of Sales',
    ask: 'Plans, minutes, and a price for the practice that fits no plan.',
    to: '/pricing',
    page: 'Pricing',
  },
  {
    role: 'Compliance',
    ask: 'HIPAA, agreements, and the questions your lawyer will ask.',
    to: '/dpa',
    page: 'The agreement',
  },
  {
    role: 'Customer Success',
    ask: 'The weeks after you go live, and the call that went wrong.',
    to: '/case-studies',
    page: 'Case studies',
  },
  {
    role: 'Marketing',
    ask: 'This page, the newsletter, and anything you think we overstated.',
    to: '/blog',
    page: 'Blog',
  },
  {
    role: 'Operations',
    ask: 'Connections, phone numbers, and the day you go live.',
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
  'Every practice, of any size, reachable at any hour, with its people free for the conversations only people can have.';

/** Four values, fixed by the owner: rules we hold ourselves to, not descriptions of a feature. */
export const companyValues: readonly CompanyValue[] = [
  {
    title: 'Say who is speaking',
    text: 'A caller should know from the first sentence that an AI has picked up.',
  },
  {
    title: 'Know when to stop',
    text: 'A call that ends with a person on the line counts as a success.',
  },
  {
    title: 'Keep only what is needed',
    text: 'The least patient information that books the visit, kept in the United States.',
  },
  {
    title: 'Fit the practice, not the product',
    text: 'Your words, your rules, your schedule.',
  },
];
