import type {ReactElement} from 'react';

import {PhoneDisclosure} from '@site/src/layout/PhoneDisclosure';
import {DataTable} from '@site/src/layout/DataTable';
import {adoptionFigures} from '@site/src/features/blog/figures/adoption';

export function Adoption(): ReactElement {
  return (
    <PhoneDisclosure isQuiet isWide label="Table: four published figures, with their sources">
      <DataTable
        caption="How far along practices are, by published surveys"
        head={['Question', 'Share', 'Source']}
        rows={Object.values(adoptionFigures).map(({label, percent, source, url}) => ({
          key: label,
          cells: [label, <b>{percent}%</b>, <a href={url}>{source}</a>],
        }))}
      />
    </PhoneDisclosure>
  );
}

/** A published adoption figure, such as '66%'. */
export function AdoptionShare({id}: {readonly id: keyof typeof adoptionFigures}): ReactElement {
  return <>{`${adoptionFigures[id].percent}%`}</>;
}
