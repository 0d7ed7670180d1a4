/**
 * robots.txt for a site at `siteUrl`.
 *
 * The handbook is not disallowed: its pages say `noindex`, and a crawler must be let in to read it.
 */
export const robotsTxt = (siteUrl: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
