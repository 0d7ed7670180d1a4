import {type BlogPostingJsonLd} from './articleJsonLd';

/**
 * Structured data for search engines, as schema.org describes it. Pure: facts in, JSON out.
 * There is no AggregateRating here and there must be none: the site collects no reviews.
 */
const CONTEXT = 'https://schema.org';

export interface SoftwareApplicationFacts {
  readonly name: string;
  readonly description: string;
  /** Absolute address of the page. */
  readonly url: string;
  readonly category: 'HealthApplication' | 'BusinessApplication';
  readonly featureList: readonly string[];
  /** USD. */
  readonly price: number;
  /** Who makes it, and their absolute address. */
  readonly provider: {readonly name: string; readonly url: string};
}

export interface SoftwareApplicationJsonLd {
  readonly '@context': typeof CONTEXT;
  readonly '@type': 'SoftwareApplication';
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly applicationCategory: SoftwareApplicationFacts['category'];
  readonly operatingSystem: 'Web';
  readonly offers: {
    readonly '@type': 'Offer';
    readonly price: string;
    readonly priceCurrency: 'USD';
  };
  readonly featureList: readonly string[];
  readonly provider: {
    readonly '@type': 'Organization';
    readonly name: string;
    readonly url: string;
  };
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
}: SoftwareApplicationFacts): SoftwareApplicationJsonLd => ({
  '@context': CONTEXT,
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

export interface Crumb {
  readonly name: string;
  /** Absolute address. */
  readonly url: string;
}

export interface BreadcrumbListJsonLd {
  readonly '@context': typeof CONTEXT;
  readonly '@type': 'BreadcrumbList';
  readonly itemListElement: readonly {
    readonly '@type': 'ListItem';
    readonly position: number;
    readonly name: string;
    readonly item: string;
  }[];
}

/** The way from the home page to a page, the page itself last. */
export const breadcrumbListJsonLd = (crumbs: readonly Crumb[]): BreadcrumbListJsonLd => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({name, url}, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

export interface QuestionAndAnswer {
  readonly question: string;
  readonly answer: string;
}

export interface FaqPageJsonLd {
  readonly '@context': typeof CONTEXT;
  readonly '@type': 'FAQPage';
  readonly mainEntity: readonly {
    readonly '@type': 'Question';
    readonly name: string;
    readonly acceptedAnswer: {readonly '@type': 'Answer'; readonly text: string};
  }[];
}

/** Questions and answers, from the same list that the page shows. */
export const faqPageJsonLd = (items: readonly QuestionAndAnswer[]): FaqPageJsonLd => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: items.map(({question, answer}) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: {'@type': 'Answer', text: answer},
  })),
});

export type JsonLd =
  SoftwareApplicationJsonLd | BreadcrumbListJsonLd | FaqPageJsonLd | BlogPostingJsonLd;

/** JSON for a script element: `<` is escaped, so that no text can close the script. */
export const serializeJsonLd = (data: object): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');
