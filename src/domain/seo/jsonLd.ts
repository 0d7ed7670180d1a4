import {brand} from '../../config/brand.ts';

/**
 * Structured data for search engines, as schema.org defines it. Pure functions from facts to JSON.
 * Never add an AggregateRating: the site collects no reviews.
 */
export interface JsonLd {
  readonly '@context': 'https://schema.org';
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Builds the absolute URL of a path on this site. */
export const absoluteUrl = (path: string): string => `${brand.siteUrl}${path}`;

interface SoftwareApplicationFacts {
  readonly name: string;
  readonly description: string;
  /** Absolute URL of the page. */
  readonly url: string;
  readonly category: 'HealthApplication' | 'BusinessApplication';
  readonly featureList: readonly string[];
  /** Price in USD. */
  readonly price: number;
  /** Manufacturer, and their absolute URL. */
  readonly provider: {readonly name: string; readonly url: string};
}

/** Web application with its offer. */
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

/** FAQPage with the same questions and answers that the page shows. */
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

/** Serializes JSON for a script element; escapes `<`, so that no text can close the element. */
export const serializeJsonLd = (data: object): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');
