import {brand} from '../config/brand.ts';

/** What search engines and link previews are told about the site as a whole. */
export const siteMetadata = {
  description: `${brand.name} answers your practice’s phone in 0.3 seconds, day or night, books the visit into your schedule, and hands over to your team when it should.`,
  socialImageAlt: `${brand.name}: Never Miss Another Patient Call`,
  /** --ds-ledger-100: the ground under the header on every page. */
  themeColor: '#e7f0e2',
} as const;
