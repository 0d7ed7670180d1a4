import type {ReactElement} from 'react';

import {adoptionFigures} from '@site/src/data/blogFigures/adoption';

export interface AdoptionShareProps {
  readonly id: (typeof adoptionFigures)[number]['id'];
}

/** A published adoption figure in a sentence, such as '66%'. */
export function AdoptionShare({id}: AdoptionShareProps): ReactElement {
  const figure = adoptionFigures.find((candidate) => candidate.id === id);
  if (!figure) {
    throw new Error(
      `<AdoptionShare id="${id}" /> names no figure; one of src/data/blogFigures/adoption.ts: ${adoptionFigures.map((one) => one.id).join(', ')}`,
    );
  }
  return <>{figure.percent}%</>;
}
