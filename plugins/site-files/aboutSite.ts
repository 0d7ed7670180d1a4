import {company} from '../../src/config/company.ts';
import {securityReport} from '../../src/data/security.ts';
import {siteMetadata} from '../../src/data/siteMetadata.ts';
import type {Problem} from '../../src/lib/problems.ts';

/** Builds robots.txt, which allows all crawling and names the sitemap. */
export const robotsTxt = (siteUrl: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');

/** Builds the web app manifest: name, color, and icons for home screens. */
export const manifest = (): string =>
  JSON.stringify({
    name: company.name,
    short_name: company.name,
    description: company.tagline,
    start_url: '/',
    display: 'browser',
    background_color: siteMetadata.themeColors.light,
    theme_color: siteMetadata.themeColors.light,
    icons: [192, 512].map((size) => ({
      src: `/img/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });

/** Builds security.txt (RFC 9116), with the contact for vulnerability reports. */
export const securityTxt = (siteUrl: string): string => {
  const {email, expires, languages, file, page, anchor} = securityReport;
  const policy = `${siteUrl}${page}#${anchor}`;
  return `# Where to report a weakness of this website. RFC 9116.
Contact: mailto:${email}
Contact: ${policy}
Expires: ${expires}
Preferred-Languages: ${languages.join(', ')}
Canonical: ${siteUrl}${file}
Policy: ${policy}
`;
};

const DAY_MS = 86_400_000;
/** Days before expiry at which the build warns. */
const WARN_DAYS = 60;
/** Maximum days to expiry. RFC 9116 2.5.5 recommends less than a year, so that contacts are reviewed. */
const MAX_DAYS = 366;

/** Checks the expiry date of security.txt. A warning doesn't stop the build. */
export const expiryProblem = (
  expires: string,
  now: Date,
): (Problem & {readonly isWarning: boolean}) | undefined => {
  const problem = (message: string, isWarning = false) => ({
    file: 'src/data/security.ts',
    field: 'securityReport.expires',
    message,
    isWarning,
  });
  const days = Math.floor((Date.parse(expires) - now.getTime()) / DAY_MS);
  if (Number.isNaN(days)) return problem('must be a time such as 2027-09-30T00:00:00Z');
  if (days < 0) return problem(`was ${expires}: check the contacts and set a new date`);
  if (days > MAX_DAYS) return problem(`is ${days} days away; RFC 9116 asks for less than a year`);
  if (days < WARN_DAYS) return problem(`is in ${days} days, ${expires}: set a new date`, true);
  return undefined;
};
