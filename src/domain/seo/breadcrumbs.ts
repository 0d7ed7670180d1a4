import {absoluteUrl, type JsonLd} from './jsonLd.ts';

export interface Breadcrumb {
  readonly name: string;
  /** Path on this site: '/blog'. */
  readonly to: string;
}

/** Breadcrumbs from the home page to a page, which is the last item. */
export const breadcrumbs = (steps: readonly Breadcrumb[]): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{name: 'Home', to: '/'}, ...steps].map(({name, to}, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(to),
  })),
});
