/** What search engines and link previews are told about the site as a whole. */
export const siteMetadata = {
  description:
    'Ringwell answers your practice’s phone in 0.3 seconds, day or night, books the visit into your schedule, and hands over to your team when it should.',
  /** 1200 × 630, made by scripts/social-image.ts. */
  socialImage: 'img/social-default.png',
  socialImageAlt: 'Ringwell: Never Miss Another Patient Call',
  /** --ds-ledger-100: the ground under the header on every page. */
  themeColor: '#e7f0e2',
} as const;
