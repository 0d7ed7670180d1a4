/** Article on languages: people who speak a language other than English at home (Census Bureau). */
export const homeLanguages = {
  year: 2019,
  /** One person in this many, rounded. */
  oneIn: 5,
  /** Millions of people. */
  millions: 67.8,
  /** Percentage of those people. */
  spanishPercent: 62,
} as const;
