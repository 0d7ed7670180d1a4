// Written by scripts/fonts.ts (npm run fonts). Change that, not this.

/** Addresses of the fonts by their names. */
export const fontFiles = {
  'besley-400': '/fonts/besley-400.dba60567.woff2',
  'besley-500': '/fonts/besley-500.0e80d1ad.woff2',
  'besley-wordmark': '/fonts/besley-wordmark.e08a59eb.woff2',
  'besley-italic': '/fonts/besley-italic.85764c7c.woff2',
  'hanken-grotesk': '/fonts/hanken-grotesk.7ab7083d.woff2',
} as const;
