import {type MailLinkPath, mailLinkPaths} from '../../data/mailLinkPaths.ts';
import {withoutTrailingSlash} from '../routes/pagePaths.ts';

/** True for a page that is reached from a mail, with or without a trailing slash. */
export const isMailLinkPath = (pathname: string): boolean =>
  mailLinkPaths.includes(withoutTrailingSlash(pathname) as MailLinkPath);
