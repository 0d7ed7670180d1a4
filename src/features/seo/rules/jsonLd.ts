import {company} from '../../../config/company.ts';
import {claims} from '../../../data/claims.ts';
import {siteMetadata} from '../../../data/siteMetadata.ts';

/**
 * Structured data for search engines, as schema.org defines it. Pure functions from facts to JSON.
 * Never add an AggregateRating: the site collects no reviews.
 */
export interface JsonLdData {
  readonly '@context': 'https://schema.org';
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Builds the absolute URL of a path on this site. */
export const absoluteUrl = (path: string): string => `${company.siteUrl}${path}`;

/** Publisher of the site and its articles. */
export const organization = {
  '@type': 'Organization',
  '@id': `${company.siteUrl}/#organization`,
  name: company.name,
  url: `${company.siteUrl}/`,
  logo: `${company.siteUrl}/img/icon-512.png`,
} as const;

interface SoftwareApplicationFacts {
  readonly name?: string;
  readonly description: string;
  /** Path of the page. */
  readonly path: string;
  readonly category?: 'HealthApplication' | 'BusinessApplication';
  readonly featureList: readonly string[];
}

/** The product as a web application with its offer. */
export const softwareApplicationJsonLd = ({
  name = company.name,
  description,
  path,
  category = 'HealthApplication',
  featureList,
}: SoftwareApplicationFacts): JsonLdData => ({
  '@context': 'https://schema.org',
  '@type': 'SoftwareApplication',
  name,
  description,
  url: absoluteUrl(path),
  applicationCategory: category,
  operatingSystem: 'Web',
  offers: {'@type': 'Offer', price: claims.structuredDataPrice.toFixed(2), priceCurrency: 'USD'},
  featureList,
  provider: {'@type': 'Organization', name: company.name, url: absoluteUrl('/')},
});

/** FAQPage with the same questions and answers that the page shows. */
export const faqPageJsonLd = (
  items: readonly {readonly question: string; readonly answer: string}[],
): JsonLdData => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: items.map(({question, answer}) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: {'@type': 'Answer', text: answer},
  })),
});

export interface Breadcrumb {
  readonly name: string;
  /** Path on this site: '/blog'. */
  readonly to: string;
}

/** Breadcrumbs from the home page to a page, the last item. */
export const breadcrumbs = (steps: readonly Breadcrumb[]): JsonLdData => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{name: 'Home', to: '/'}, ...steps].map(({name, to}, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(to),
  })),
});

/** Full organization data, on the home page, where search engines expect it. */
export const organizationJsonLd = (): JsonLdData => ({
  '@context': 'https://schema.org',
  ...organization,
  description: company.tagline,
  email: company.email.display,
  telephone: company.phone.href.replace(/^tel:/, ''),
  foundingDate: String(company.foundedYear),
  areaServed: 'US',
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'sales',
    telephone: company.phone.href.replace(/^tel:/, ''),
    email: company.email.display,
    areaServed: 'US',
    availableLanguage: ['English', 'French'],
  },
});

/** Site name, shown above a URL in search results. */
export const webSiteJsonLd = (): JsonLdData => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': absoluteUrl('/#website'),
  name: company.name,
  description: siteMetadata.description,
  url: absoluteUrl('/'),
  inLanguage: 'en-US',
  publisher: {'@id': organization['@id']},
});

/** Serializes JSON for a script element; escapes `<`, so that no text can close the element. */
export const serializeJsonLd = (data: object): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');
