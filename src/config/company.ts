/**
 * Company facts that a visitor can read, dial or open.
 *
 * All in one file, so that a rename or a new number is one edit. Values an operator sets per
 * deployment (keys, ids) are in `publicEnv.ts`.
 */
export const company = {
  /** Product and company name, as written in copy. */
  name: 'Ringwell',
  tagline: 'The AI receptionist for medical and health practices',
  /** Public address of the production site, no trailing slash. */
  siteUrl: 'https://www.ringwell.example',
  phone: {
    /** Display format. (416) 555-0100 to 0199 is reserved for fiction. */
    display: '(416) 555-0142',
    /** E.164 format for `tel:` links. */
    href: 'tel:+14165550142',
  },
  email: {
    display: 'hello@ringwell.example',
    href: 'mailto:hello@ringwell.example',
  },
  headquarters: 'Toronto, Ontario, Canada',
  /** First year of the copyright line. */
  foundedYear: 2022,
} as const;
