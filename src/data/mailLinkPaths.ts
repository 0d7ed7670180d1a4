/**
 * Pages that are reached from a mail, with a token in the query. They are measured by nothing, and
 * kept out of search, suggestions and the consent question.
 */
export const mailLinkPaths = [
  '/newsletter/confirm',
  '/newsletter/leave',
  '/messages/answered',
] as const;

/** Pages that find a mail's token in their address: those, and the one to book on, a page like others. */
export const tokenPaths = [...mailLinkPaths, '/book'] as const;

export type TokenPath = (typeof tokenPaths)[number];
