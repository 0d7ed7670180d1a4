import {brand} from '../../config/brand.ts';
import {claims} from '../../data/claims.ts';
import type {Specialty} from '../../data/specialties/schema.ts';
import {breadcrumbs, type Breadcrumb} from './breadcrumbs.ts';
import {absoluteUrl, type JsonLd, softwareApplicationJsonLd} from './jsonLd.ts';

const provider = {name: brand.name, url: brand.siteUrl};
const overview: Breadcrumb = {name: 'Solutions', to: '/solutions'};

/** Structured data of a specialty page apart from its FAQ; all of it is also visible on the page. */
export const specialtyJsonLd = (slug: string, specialty: Specialty): readonly JsonLd[] => {
  const url = absoluteUrl(`/solutions/${slug}`);
  const {features} = specialty;
  return [
    softwareApplicationJsonLd({
      name: `${brand.name} for ${specialty.menuLabel}`,
      description: specialty.metadata.description,
      url,
      category: specialty.metadata.category,
      featureList: [features.sheet.title, ...features.cards.map(({title}) => title)],
      price: claims.structuredDataPrice,
      provider,
    }),
    breadcrumbs([overview, {name: specialty.menuLabel, to: `/solutions/${slug}`}]),
  ];
};

/** Structured data of the overview at /solutions. */
export const specialtiesOverviewJsonLd = (
  description: string,
  featureList: readonly string[],
): readonly JsonLd[] => [
  softwareApplicationJsonLd({
    name: brand.name,
    description,
    url: absoluteUrl('/solutions'),
    category: 'HealthApplication',
    featureList,
    price: claims.structuredDataPrice,
    provider,
  }),
  breadcrumbs([overview]),
];
