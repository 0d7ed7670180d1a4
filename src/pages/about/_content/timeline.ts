import {brand} from '@site/src/config/brand';

import {claims} from '@site/src/data/claims';

export interface Milestone {
  readonly year: number;
  readonly text: string;
}

/**
 * 2022-2025: the owner fixed the years and no events. The texts name only what the owner claims
 * elsewhere; which year each belongs to is an open fact in `legalOperatorFacts.ts`.
 */
export const timeline = (
  /** How many specialties have a page. Handed in: the pages' data must not come along with it. */
  specialties: number,
): readonly Milestone[] => [
  {
    year: brand.foundedYear,
    text: 'Founded in Toronto to answer phones for practices in the United States.',
  },
  {
    year: 2023,
    text: 'First integrations with practice software. Patient information stays in the US.',
  },
  {
    year: 2024,
    text: `English, French, and ${claims.furtherLanguages} other languages.`,
  },
  {
    year: 2025,
    text: `${claims.practicesServed} practices served in ${specialties} specialties.`,
  },
];
