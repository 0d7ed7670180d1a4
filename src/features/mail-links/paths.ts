/**
 * Pages opened from an email, with a token in the query. Excluded from analytics, search,
 * suggestions and the consent bar.
 */
export const mailLinkPaths = [
  '/newsletter/confirm',
  '/newsletter/leave',
  '/messages/answered',
  '/book/confirm',
] as const;

/** Pages that accept an email's token in their URL: those above and the booking page. */
export const tokenPaths = [...mailLinkPaths, '/book'] as const;

export type TokenPath = (typeof tokenPaths)[number];
