/**
 * Everything about the company that a visitor can read, dial or open.
 *
 * One place, so that a rename, a new number or another booking page is one edit.
 * Values an operator sets per deployment (keys, ids) are in `publicEnv.ts` instead.
 */
export const brand = {
  /** Product and company name, as written in copy. */
  name: 'Ringwell',
  tagline: 'The AI receptionist for medical and health practices',
  /** Public address of the production site, no trailing slash. */
  siteUrl: 'https://www.ringwell.example',
  phone: {
    /** As read by people. (416) 555-0100 to 0199 is reserved for fiction. */
    display: '(416) 555-0142',
    /** As dialed: E.164 behind `tel:`. */
    href: 'tel:+14165550142',
  },
  email: {
    display: 'hello@ringwell.example',
    href: 'mailto:hello@ringwell.example',
  },
  headquarters: 'Toronto, Ontario, Canada',
  /** Year the copyright line starts to count from. */
  foundedYear: 2022,
} as const;
