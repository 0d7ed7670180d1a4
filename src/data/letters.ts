/** What is said of the newsletter's issues as a whole. */
export const lettersPage = {
  title: 'Letters',
  description:
    'The newsletter’s issues: one short letter a month for those who run a medical front desk, each with one thing to try.',
} as const;
