import {company} from '../../src/config/company.ts';
import {securityReport} from '../../src/data/security.ts';
import {siteMetadata} from '../../src/data/siteMetadata.ts';

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

/** Days from a build to the expiry of its security.txt. RFC 9116 2.5.5 recommends less than a year. */
const EXPIRY_DAYS = 360;
const DAY_MS = 86_400_000;

/** Builds security.txt (RFC 9116), with the contact for vulnerability reports. */
export const securityTxt = (siteUrl: string, now: Date): string => {
  const {email, languages, file, page, anchor} = securityReport;
  const policy = `${siteUrl}${page}#${anchor}`;
  const expires = new Date(now.getTime() + EXPIRY_DAYS * DAY_MS).toISOString().slice(0, 10);
  return `# Where to report a weakness of this website. RFC 9116.
Contact: mailto:${email}
Contact: ${policy}
Expires: ${expires}T00:00:00Z
Preferred-Languages: ${languages.join(', ')}
Canonical: ${siteUrl}${file}
Policy: ${policy}
`;
};
