import {unescaped} from './token.ts';

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

type TokenPath = (typeof tokenPaths)[number];

/** Matches a query or a fragment after the path, also if a mail program has escaped its first character. */
const AFTER_THE_PATH = /[?#&;\s].*$/s;

/**
 * Finds the page that an email's link opens; null for other paths. Outlook's Safe Links writes `#` as
 * `%23`, so the token of an older link arrives as part of the path.
 *
 * @param path as in the address bar, with or without a query and fragment
 */
export const mailLinkPathOf = (path: string): TokenPath | null => {
  const plain = unescaped(path)
    .replace(AFTER_THE_PATH, '')
    .replace(/(?:\.html|\/+)$/, '')
    .toLowerCase();
  return tokenPaths.find((one) => one === plain) ?? null;
};

/** Checks for a page that only emails link to. */
export const isMailLinkPath = (pathname: string): boolean => {
  const path = mailLinkPathOf(pathname);
  return mailLinkPaths.some((one) => one === path);
};

/** Builds an email's link. @param siteUrl without a trailing slash */
export const mailLink = (siteUrl: string, path: TokenPath, token: string): string =>
  `${siteUrl}${path}?t=${token}`;
