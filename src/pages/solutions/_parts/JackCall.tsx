import type {CSSProperties, ReactElement} from 'react';

import {Slot} from '@site/src/components/ui/Slot';
import {Wave} from '@site/src/components/ui/Wave';
import {brand} from '@site/src/config/brand';
import type {OverviewCall} from '@site/src/domain/specialties/published';
import {seedOf} from '@site/src/domain/specialties/seedOf';

import styles from './JackCall.drawing.module.css';

export interface JackCallProps {
  readonly call: OverviewCall;
  /** Draws itself: the visitor has just plugged it in. */
  readonly played: boolean;
}

/** When its turn comes to draw itself. */
const nth = (turn: number): CSSProperties => ({'--turn': turn}) as CSSProperties;

/** The beginning of a call on one line, which ends in a slot. */
export function JackCall({call, played}: JackCallProps): ReactElement {
  const {callerLabel, outcome, turns} = call;
  return (
    <div className={styles.call} data-played={played ? '' : undefined}>
      <ol role="list" className={styles.turns}>
        {turns.map(({by, text}, turn) => (
          <li key={text} style={nth(turn)}>
            <Wave width={300} height={36} lead={0} tail={150} seed={seedOf(text)} fit="none" />
            <b data-by={by}>{by === 'agent' ? brand.name : callerLabel}</b> {text}
          </li>
        ))}
      </ol>
      <p style={nth(turns.length)}>
        <Slot tone={outcome.kind === 'booked' ? 'booked' : 'info'} className={styles.slot}>
          <span className="visuallyHidden">
            {outcome.kind === 'booked' ? 'Booked: ' : 'Sent on: '}
          </span>
          <b>{outcome.title}</b> {outcome.detail}
        </Slot>
      </p>
    </div>
  );
}
