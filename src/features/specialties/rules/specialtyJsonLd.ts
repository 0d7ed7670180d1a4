import {company} from '../../../config/company.ts';
import {type SpecialtyId, specialtyPath} from '../../../data/specialtyIds.ts';
import type {Specialty} from '../data/schema.ts';
import {breadcrumbs, type JsonLdData, softwareApplicationJsonLd} from '../../seo/rules/jsonLd.ts';

/** Structured data of a specialty page apart from its FAQ; all of it is also visible on the page. */
export const specialtyJsonLd = (
  slug: SpecialtyId,
  {features, menuLabel, metadata}: Specialty,
): readonly JsonLdData[] => {
  const path = specialtyPath(slug);
  return [
    softwareApplicationJsonLd({
      name: `${company.name} for ${menuLabel}`,
      description: metadata.description,
      path,
      category: metadata.category,
      featureList: features.cards.map(({title}) => title),
    }),
    breadcrumbs([
      {name: 'Solutions', to: '/solutions'},
      {name: menuLabel, to: path},
    ]),
  ];
};
