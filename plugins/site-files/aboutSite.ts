import {brand} from '../../src/config/brand.ts';
import {securityReport} from '../../src/data/security.ts';
import {siteMetadata} from '../../src/data/siteMetadata.ts';
import type {Problem} from '../../src/domain/problems.ts';

/** robots.txt: everything may be read, and the sitemap says what there is. */
export const robotsTxt = (siteUrl: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');

/** The manifest of an app that nobody has to install: a name, a color, an icon for home screens. */
export const manifest = (): string =>
  JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
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

/** security.txt (RFC 9116): where to report a weakness of this website. */
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

const DAY = 86_400_000;
/** Time enough to release a new file. */
const WARN_DAYS = 60;
/** RFC 9116 2.5.5 recommends less than a year, so that the contacts are looked at. */
const LONGEST_DAYS = 366;

/** What is wrong with the day on which security.txt expires; a warning lets the build go on. */
export const expiryProblem = (
  expires: string,
  now: Date,
): (Problem & {readonly isWarning: boolean}) | undefined => {
  const say = (message: string, isWarning = false) => ({
    file: 'src/data/security.ts',
    field: 'securityReport.expires',
    message,
    isWarning,
  });
  const days = Math.floor((Date.parse(expires) - now.getTime()) / DAY);
  if (Number.isNaN(days)) return say('must be a time such as 2027-09-30T00:00:00Z');
  if (days < 0) return say(`was ${expires}: check the contacts and set a new date`);
  if (days > LONGEST_DAYS) return say(`is ${days} days away; RFC 9116 asks for less than a year`);
  if (days < WARN_DAYS) return say(`is in ${days} days, ${expires}: set a new date`, true);
  return undefined;
};
