import {mailLinkPaths, type TokenPath, tokenPaths} from '../paths.ts';
import {unescaped} from '../../../lib/address/token.ts';

/**
 * Matches what follows the path: a query or a fragment, also where a mail program has escaped its
 * sign.
 */
const AFTER_THE_PATH = /[?#&;\s].*$/s;

/**
 * The page that a mail's link leads to, or null. Outlook's Safe Links writes `#` as `%23`, so the
 * token of an older link arrives as part of the path.
 *
 * @param path with or without what follows it, as the address bar has it
 */
export const mailLinkPathOf = (path: string): TokenPath | null => {
  const plain = unescaped(path)
    .replace(AFTER_THE_PATH, '')
    .replace(/(?:\.html|\/+)$/, '')
    .toLowerCase();
  return tokenPaths.find((one) => one === plain) ?? null;
};

/** True for a page that is reached from a mail alone. */
export const isMailLinkPath = (pathname: string): boolean => {
  const path = mailLinkPathOf(pathname);
  return mailLinkPaths.some((one) => one === path);
};

/** The link as a mail carries it. @param siteUrl without a trailing slash */
export const mailLink = (siteUrl: string, path: TokenPath, token: string): string =>
  `${siteUrl}${path}?t=${token}`;
