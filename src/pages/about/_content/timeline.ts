import {company} from '@site/src/config/company';

import {languages} from '@site/src/data/serviceSubjects';
import {practices} from '@site/src/data/subjects';

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
    year: company.foundedYear,
    text: 'Founded in Toronto to answer phones for US practices.',
  },
  {
    year: 2023,
    text: 'First integrations with practice software.',
  },
  {
    year: 2024,
    text: `${languages.short}.`,
  },
  {
    year: 2025,
    text: `${practices.served} in ${specialties} specialties.`,
  },
];
