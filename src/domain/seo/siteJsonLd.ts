import {brand} from '../../config/brand.ts';
import {siteMetadata} from '../../data/siteMetadata.ts';
import type {JsonLd} from './jsonLd.ts';

/** Publisher of the site and its articles. */
export const organization = {
  '@type': 'Organization',
  '@id': `${brand.siteUrl}/#organization`,
  name: brand.name,
  url: `${brand.siteUrl}/`,
  logo: `${brand.siteUrl}/img/icon-512.png`,
} as const;

/** Full organization data, on the home page, where search engines expect it. */
export const organizationJsonLd = (): JsonLd => ({
  '@context': 'https://schema.org',
  ...organization,
  description: brand.tagline,
  email: brand.email.display,
  telephone: brand.phone.href.replace(/^tel:/, ''),
  foundingDate: String(brand.foundedYear),
  areaServed: 'US',
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'sales',
    telephone: brand.phone.href.replace(/^tel:/, ''),
    email: brand.email.display,
    areaServed: 'US',
    availableLanguage: ['English', 'French'],
  },
});

/** Site name, shown above a URL in search results. */
export const webSiteJsonLd = (): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': `${brand.siteUrl}/#website`,
  name: brand.name,
  description: siteMetadata.description,
  url: `${brand.siteUrl}/`,
  inLanguage: 'en-US',
  publisher: {'@id': `${brand.siteUrl}/#organization`},
});
