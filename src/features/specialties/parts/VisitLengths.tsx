import type {ReactElement} from 'react';

import {percentOf} from '@site/src/lib/format/numbers';
import type {Specialty} from '@site/src/features/specialties/data/schema';

import styles from './VisitLengths.drawing.module.css';

export interface VisitLengthsProps {
  readonly visits: Specialty['features']['cards'][0]['visits'];
}

/** Kinds of visit, each with a bar as long as the visit. */
export function VisitLengths({visits}: VisitLengthsProps): ReactElement {
  const longest = Math.max(...visits.map(({minutes}) => minutes));
  return (
    <ul role="list" className={styles.lengths}>
      {visits.map(({visit, minutes, needs}) => (
        <li key={visit}>
          <p>
            <span>
              <b>{visit}</b> <span className="muted">{needs}</span>
            </span>{' '}
            <span className="num">{minutes} min</span>
          </p>
          <i style={{width: percentOf(minutes / longest)}} />
        </li>
      ))}
    </ul>
  );
}
