import {brand} from '../../config/brand.ts';

/**
 * Structured data for search engines, as schema.org describes it. Pure: facts in, JSON out.
 * There is no AggregateRating here and there must be none: the site collects no reviews.
 */
export interface JsonLd {
  readonly '@context': 'https://schema.org';
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The address of a path on this site. */
export const absolute = (path: string): string => `${brand.siteUrl}${path}`;

interface SoftwareApplicationFacts {
  readonly name: string;
  readonly description: string;
  /** Absolute address of the page. */
  readonly url: string;
  readonly category: 'HealthApplication' | 'BusinessApplication';
  readonly featureList: readonly string[];
  /** USD. */
  readonly price: number;
  /** The maker, and their absolute address. */
  readonly provider: {readonly name: string; readonly url: string};
}

/** A web-based application with its offer. */
export const softwareApplicationJsonLd = ({
  name,
  description,
  url,
  category,
  featureList,
  price,
  provider,
}: SoftwareApplicationFacts): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'SoftwareApplication',
  name,
  description,
  url,
  applicationCategory: category,
  operatingSystem: 'Web',
  offers: {'@type': 'Offer', price: price.toFixed(2), priceCurrency: 'USD'},
  featureList,
  provider: {'@type': 'Organization', ...provider},
});

/** Questions and answers, from the same list that the page shows. */
export const faqPageJsonLd = (
  items: readonly {readonly question: string; readonly answer: string}[],
): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: items.map(({question, answer}) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: {'@type': 'Answer', text: answer},
  })),
});

/** JSON for a script element: `<` is escaped, so that no text can close the script. */
export const serializeJsonLd = (data: object): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');
