import {company} from '../config/company.ts';
import {claims} from './claims.ts';

/** Characters of a title and a description. Search results and link previews cut longer ones. */
export const MAX_TITLE = 60;
export const MAX_DESCRIPTION = 155;

const headline = 'Never Miss Another Patient Call';

/** Description of the whole site for search engines and link previews. */
export const siteMetadata = {
  /** Headline of the home page. */
  headline,
  description: `${company.name} answers your practice’s phone in ${claims.answerSeconds} seconds, day or night, books the visit into your schedule, and transfers calls to your team when it should.`,
  socialImageAlt: `${company.name}: ${headline}`,
  /** Values of --ds-bg-tint, the background of the header, in both themes. */
  themeColors: {light: '#e7f0e2', dark: '#10211b'},
} as const;

/** Page with the licenses of third-party software, written by plugins/third-party. */
export const thirdPartyLicenses = '/third-party-licenses.txt';
