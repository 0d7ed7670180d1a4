import {brand} from '../config/brand.ts';

/** Description of the site as a whole for search engines and link previews. */
export const siteMetadata = {
  description: `${brand.name} answers your practice’s phone in 0.3 seconds, day or night, books the visit into your schedule, and transfers calls to your team when it should.`,
  socialImageAlt: `${brand.name}: Never Miss Another Patient Call`,
  /** --ds-bg-tint in either theme: the ground under the header on every page. */
  themeColors: {light: '#e7f0e2', dark: '#10211b'},
} as const;
