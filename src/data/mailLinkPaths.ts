/**
 * Pages that are reached from a mail, with a token in the query. They are measured by nothing, and
 * kept out of search, suggestions and the consent question.
 */
export const mailLinkPaths = [
  '/newsletter/confirm',
  '/newsletter/leave',
  '/messages/answered',
] as const;

export type MailLinkPath = (typeof mailLinkPaths)[number];
