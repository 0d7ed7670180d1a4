import type {ReactElement} from 'react';

import {DemoBand} from '@site/src/components/shared/cta/DemoBand';
import {ButtonLink} from '@site/src/components/ui/Button';

import chart from './chart.drawing.module.css';

const SLOTS = 64;

/** The fourth drawing: the visitor's own day, still empty. */
export function MondayBand({id}: {readonly id: string}): ReactElement {
  return (
    <DemoBand
      source="case_studies"
      id={id}
      title="Bring one ordinary Monday"
      text="Bring one Monday’s calls by the hour, counted, without names or numbers. We draw your “before” with you and talk through what “after” could be."
      secondButton={
        <ButtonLink variant="ghost" to="/calculator">
          Open the calculator
        </ButtonLink>
      }
    >
      {/* On paper it would be empty boxes. */}
      <figure className="noPrint">
        <svg viewBox="0 0 459 96" width="100%" aria-hidden="true" className={chart.open}>
          {Array.from({length: SLOTS}, (_, slot) => (
            <rect
              key={slot}
              x={(slot % 16) * 29 + 0.6}
              y={Math.floor(slot / 16) * 22 + 0.6}
              width="22.8"
              height="14.8"
              rx="2"
            />
          ))}
        </svg>
        <figcaption className="small muted">Your Monday, still to be drawn.</figcaption>
      </figure>
    </DemoBand>
  );
}
