/** Facts about a demo for the page, the calendar and the emails. */
export const demo = {
  /** Minutes; a test compares it with the database's `demo_length`. */
  minutes: 20,
  /** Things to have ready. */
  ready: [
    'The three calls your desk finds hardest',
    'The name of your scheduling system',
    'Your office hours, and who takes calls after them',
  ],
} as const;
