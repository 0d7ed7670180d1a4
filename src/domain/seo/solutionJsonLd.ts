import {brand} from '../../config/brand';
import {claims} from '../../data/claims';
import {type Solution} from '../../data/solutions/types';
import {
  breadcrumbListJsonLd,
  faqPageJsonLd,
  type JsonLd,
  softwareApplicationJsonLd,
} from './jsonLd';

const absolute = (path: string): string => `${brand.siteUrl}${path}`;

/** Everything that a solution page tells search engines; all of it is also on the page. */
export const solutionJsonLd = (slug: string, solution: Solution): readonly JsonLd[] => {
  const url = absolute(`/solutions/${slug}`);
  const {features, benefits} = solution;
  return [
    softwareApplicationJsonLd({
      name: `${brand.name} for ${solution.menuLabel}`,
      description: solution.metadata.description,
      url,
      category: solution.metadata.category,
      featureList: [
        features.sheet.title,
        ...features.cards.map(({title}) => title),
        ...benefits.items.map(({title}) => title),
      ],
      price: claims.structuredDataPrice,
      provider: {name: brand.name, url: brand.siteUrl},
    }),
    breadcrumbListJsonLd([
      {name: 'Home', url: absolute('/')},
      {name: 'Solutions', url: absolute('/solutions')},
      {name: solution.menuLabel, url},
    ]),
    faqPageJsonLd(solution.faq),
  ];
};
