import {brand} from '@site/src/config/brand';

import {claims} from '@site/src/data/claims';

export interface Milestone {
  readonly year: number;
  readonly text: string;
}

/**
 * Timeline 2022-2025: the owner fixed the years but no events. The texts repeat only claims that
 * the owner makes elsewhere; their years are an open fact in `operatorFacts.ts`.
 */
export const timeline = (
  /** Number of specialties with a page. A parameter, to keep the pages' data out of the bundle. */
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
