/** What the two buttons of every page say where the owner fixed nothing else for the place. */
export const buttonLabels = {demo: 'Book a demo', testCall: 'Call the test line'} as const;
