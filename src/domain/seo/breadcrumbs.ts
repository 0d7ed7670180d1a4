import {brand} from '../../config/brand';
import {breadcrumbListJsonLd, type BreadcrumbListJsonLd} from './jsonLd';

export interface Step {
  readonly name: string;
  /** Path on this site: '/blog'. */
  readonly to: string;
}

/** The way from the home page to a page, which is the last step. */
export const breadcrumbs = (steps: readonly Step[]): BreadcrumbListJsonLd =>
  breadcrumbListJsonLd(
    [{name: 'Home', to: '/'}, ...steps].map(({name, to}) => ({name, url: `${brand.siteUrl}${to}`})),
  );
