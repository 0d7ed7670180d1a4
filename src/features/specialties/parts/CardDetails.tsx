import type {ReactElement} from 'react';

import {FactList} from '@site/src/layout/FactList';
import {percentOf} from '@site/src/lib/format/numbers';
import type {CardDetailsData, CardDetailsOf} from '@site/src/features/specialties/data/schema';

import styles from './CardDetails.drawing.module.css';

/** Kinds of visit, each with a bar as long as the visit. */
function Lengths({rows}: CardDetailsOf<'lengths'>): ReactElement {
  const longest = Math.max(...rows.map(({minutes}) => minutes));
  return (
    <ul role="list" className={styles.lengths}>
      {rows.map(({visit, minutes, needs}) => (
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

function Facts({rows}: CardDetailsOf<'facts'>): ReactElement {
  return <FactList className="small" facts={rows.map(({term, value}) => ({term, fact: value}))} />;
}

/** Kinds of visit with their lengths, or terms with facts. */
export function CardDetails({details}: {readonly details: CardDetailsData}): ReactElement {
  return details.kind === 'lengths' ? <Lengths {...details} /> : <Facts {...details} />;
}
