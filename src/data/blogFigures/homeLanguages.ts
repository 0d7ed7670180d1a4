/** Multilingual: who speaks a language other than English at home, by the Census Bureau. */
export const homeLanguages = {
  year: 2019,
  /** Almost one in so many. */
  oneIn: 5,
  /** Millions of people. */
  millions: 67.8,
  /** Share of those people, in percent. */
  spanishPercent: 62,
} as const;
