/** robots.txt for a site at `siteUrl`. */
export const robotsTxt = (siteUrl: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
