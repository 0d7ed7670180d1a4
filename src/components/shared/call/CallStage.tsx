import {
  type ComponentType,
  type ReactElement,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

import {lazyChunk} from '@site/src/components/shared/lazy-chunk/lazyChunk';
import {Button} from '@site/src/components/ui/Button';
import type {CallChoice} from '@site/src/data/specialties/callScript';
import {CALL_PARAMETER} from '@site/src/data/specialties/paths';
import type {SampleCall} from '@site/src/domain/call/call';

import {CallBox} from './CallBox';
import styles from './CallBox.drawing.module.css';
import {CallChoices} from './CallChoices';
import {CallNote} from './CallNote';
import type {LiveCallProps, Opening} from './LiveCall';

export interface CallStageProps extends Pick<
  LiveCallProps,
  'sheet' | 'specialty' | 'source' | 'seed' | 'state' | 'twoColumns' | 'demo'
> {
  /** The sample call as the page has it. */
  readonly call: Pick<SampleCall, 'callerLabel' | 'turns' | 'outcome' | 'booked'>;
  /** The sample's name, for screen readers: 'Sample call to a dental practice'. */
  readonly label: string;
  /** Brings the script when somebody takes the call, or sees it. */
  readonly load: () => Promise<LiveCallProps['script']>;
  /** What to say first, ready to press; without them there is one button. */
  readonly starts?: readonly Pick<CallChoice, 'id' | 'says'>[];
  /** Plays the sample once when it is in view. */
  readonly plays?: boolean;
  /** False on a page that shows more than this call: its address says nothing about it. */
  readonly inAddress?: boolean;
}

interface Live extends Pick<LiveCallProps, 'script' | 'opening'> {
  readonly Call: ComponentType<LiveCallProps>;
}

/** How much of the talk is in view when the sample begins. */
const IN_VIEW = 0.75;

/**
 * A page's call: the sample as text, its end on the sheet, and the way in. All of it is in the HTML. What
 * a call needs beyond that comes when it is pressed, or is in view where it plays by itself.
 */
export function CallStage({
  call,
  label,
  load,
  starts,
  plays = false,
  inAddress = true,
  ...rest
}: CallStageProps): ReactElement {
  const {sheet, seed, state, twoColumns} = rest;
  const [live, setLive] = useState<Live | null>(null);
  const [step, setStep] = useState<'rest' | 'loading' | 'failed'>('rest');
  /** Played, or taken: it begins by itself once. */
  const [isOver, setOver] = useState(!plays);
  const stage = useRef<HTMLDivElement>(null);
  const wasLive = useRef(false);

  const open = useCallback(
    (opening: Opening): Promise<void> =>
      lazyChunk(() => Promise.all([import('./LiveCall'), load()])).then(
        ([{LiveCall: Call}, script]) => {
          setLive((now) => now ?? {Call, script, opening});
          setStep('rest');
          setOver(true);
        },
        () => {
          // What plays by itself was not asked for: then the sample stands.
          setStep(opening.by === 'itself' ? 'rest' : 'failed');
          setOver(true);
        },
      ),
    [load],
  );

  useEffect(() => {
    const path = new URLSearchParams(window.location.search).get(CALL_PARAMETER);
    if (inAddress && path !== null) void open({by: 'address', path});
  }, [inAddress, open]);

  useEffect(() => {
    const talk = stage.current?.querySelector('[role=group] > :first-child');
    if (isOver || !talk || typeof IntersectionObserver === 'undefined') return undefined;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({intersectionRatio: ratio}) => ratio >= IN_VIEW)) return;
        observer.disconnect();
        void open({by: 'itself'});
      },
      {threshold: IN_VIEW},
    );
    observer.observe(talk);
    return () => observer.disconnect();
  }, [isOver, open]);

  useEffect(() => {
    if (wasLive.current && live === null) {
      stage.current?.querySelector<HTMLElement>('.needsScript button')?.focus();
    }
    wasLive.current = live !== null;
  }, [live]);

  if (live !== null) {
    const {Call, ...opened} = live;
    return (
      <div ref={stage} data-call="live">
        <Call {...rest} {...opened} inAddress={inAddress} onClose={() => setLive(null)} />
      </div>
    );
  }

  const isBooked = call.outcome.kind === 'booked';
  const failure =
    step === 'failed' ? 'The script did not load. Check the connection and press again.' : null;
  return (
    <div ref={stage} data-call="rest">
      <CallBox
        label={label}
        mode="rest"
        state={state}
        isLive
        turns={call.turns}
        callerLabel={call.callerLabel}
        sheet={sheet}
        slots={isBooked ? call.booked.map((slot) => ({...slot, state: 'booked'})) : []}
        restRow={call.booked[0]?.row ?? 0}
        outcome={{
          ends: isBooked ? 'booked' : 'passed',
          title: call.outcome.title,
        }}
        seed={seed}
        twoColumns={twoColumns}
        plays={!isOver}
        asksOnce={starts === undefined}
        next={
          starts === undefined ? (
            <div className={`small muted apart ${styles.take}`}>
              <p role="status">
                <b>Now you be the caller.</b>{' '}
                <span>{failure ?? 'Choose what to say, all in text.'}</span>
              </p>
              <Button
                variant="ghost"
                aria-disabled={step === 'loading'}
                onClick={() => {
                  if (step === 'loading') return;
                  setStep('loading');
                  void open({by: 'press'});
                }}
              >
                Take the call
              </Button>
            </div>
          ) : (
            <>
              <CallChoices
                who="Now you be the caller. You say"
                choices={starts}
                onSay={(says) => void open({by: 'press', says})}
              />
              <p role="status" className={`small ${styles.failure}`}>
                {failure}
              </p>
            </>
          )
        }
      />
      <CallNote />
    </div>
  );
}
