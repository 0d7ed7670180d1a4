import {type ReactElement, useEffect, useState} from 'react';

import {Wave} from '@site/src/components/ui/Wave';
import type {SampleCall} from '@site/src/domain/call/call';

import {
  CallControl,
  CallHead,
  CallPaper,
  CallTurns,
} from '@site/src/components/shared/call-transcript/CallPaper';
import styles from './CallTranscript.module.css';

export interface CallTranscriptProps extends Omit<SampleCall, 'booked'> {
  /** What the call is, for screen readers: 'Sample call to a dental practice'. */
  readonly label: string;
  /** Who answers: the product's name. */
  readonly agentLabel: string;
  /** Makes this call's wave its own. */
  readonly seed: number;
}

/** Time for one turn to be read, in milliseconds. */
const TURN_MS = 1500;

/**
 * A call as text, with notes in the margin, ending in a slot. All of it is in the HTML and stays
 * readable without scripts. 'Play' only hides turns from the eye and shows them again one by one;
 * they never leave the page or the accessibility tree, and nothing moves.
 */
export function CallTranscript({
  label,
  when,
  length,
  callerLabel,
  agentLabel,
  turns,
  outcome,
  seed,
}: CallTranscriptProps): ReactElement {
  /** How many turns are shown while the call plays; null shows all of it. */
  const [shown, setShown] = useState<number | null>(null);
  const [plays, setPlays] = useState(0);

  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(() => {
      setShown(shown >= turns.length ? null : shown + 1);
    }, TURN_MS);
    return () => clearTimeout(timer);
  }, [shown, turns.length]);

  const playing = shown !== null;
  const toggle = (): void => {
    setShown(playing ? null : 1);
    if (!playing) setPlays(plays + 1);
  };

  return (
    <CallPaper as="article" aria-label={label}>
      <CallHead when={when} length={length}>
        <CallControl className={styles.play} onClick={toggle}>
          <span>{playing ? 'Stop' : 'Play'}</span>
          <span className="visuallyHidden">
            {playing ? ' and show the whole call' : ' the call'}
          </span>
        </CallControl>
      </CallHead>
      <CallTurns
        turns={turns}
        agentLabel={agentLabel}
        callerLabel={callerLabel}
        pendingFrom={shown ?? undefined}
      />

      <div
        key={plays > 0 && !playing ? plays : 0}
        className={styles.foot}
        data-pending={playing ? '' : undefined}
      >
        <span className={styles.line}>
          <Wave width={320} height={64} lead={0} tail={32} seed={seed} fit="none" />
        </span>
        <p className={styles.slot} data-kind={outcome.kind}>
          <span className="visuallyHidden">
            {outcome.kind === 'booked' ? 'Booked: ' : 'Sent on: '}
          </span>
          <b>{outcome.title}</b> <span>{outcome.detail}</span>
        </p>
      </div>
    </CallPaper>
  );
}
