import {
  type ComponentType,
  type ReactElement,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

import {
  CallTranscript,
  type CallTranscriptProps,
} from '@site/src/components/shared/call-transcript/CallTranscript';
import {lazyChunk} from '@site/src/components/shared/lazy-chunk/lazyChunk';
import {Button} from '@site/src/components/ui/Button';
import type {CallScript} from '@site/src/data/calls/callScript';
import type {SolutionId} from '@site/src/data/solutions';
import {parsePath} from '@site/src/domain/call/call';

import {CALL_PARAMETER} from './callAddress';
import {loadScript} from './callScripts';
import type {CallWidgetProps} from './CallWidget';
import styles from './TakeCall.module.css';

export interface TakeCallProps
  extends Omit<CallTranscriptProps, 'className'>, Pick<CallWidgetProps, 'sheet' | 'source'> {
  readonly specialty: SolutionId;
  /** False on a page that shows more than this call: its address says nothing about it. */
  readonly inAddress?: boolean;
  readonly className?: string;
}

interface Loaded {
  readonly Widget: ComponentType<CallWidgetProps>;
  readonly script: CallScript;
  readonly path: readonly number[];
  readonly takesFocus: boolean;
}

/** The page's sample call, and the way to have one. The widget and its script come when asked for. */
export function TakeCall({
  specialty,
  sheet,
  source,
  inAddress = true,
  className,
  ...transcript
}: TakeCallProps): ReactElement {
  const [live, setLive] = useState<Loaded | null>(null);
  const [state, setState] = useState<'rest' | 'loading' | 'failed'>('rest');
  const button = useRef<HTMLButtonElement>(null);
  const wasLive = useRef(false);

  const open = useCallback(
    (path: readonly number[], takesFocus: boolean): Promise<void> =>
      lazyChunk(() => Promise.all([import('./CallWidget'), loadScript(specialty)])).then(
        ([{CallWidget: Widget}, script]) => {
          setLive({Widget, script, path, takesFocus});
          setState('rest');
        },
        () => setState('failed'),
      ),
    [specialty],
  );

  useEffect(() => {
    const value = new URLSearchParams(window.location.search).get(CALL_PARAMETER);
    if (inAddress && value !== null) void open(parsePath(value) ?? [], false);
  }, [inAddress, open]);

  useEffect(() => {
    if (wasLive.current && live === null) button.current?.focus();
    wasLive.current = live !== null;
  }, [live]);

  if (live !== null) {
    const {Widget, ...loaded} = live;
    return (
      <div className={className} data-call="live">
        <Widget
          {...loaded}
          specialty={specialty}
          sheet={sheet}
          source={source}
          agentLabel={transcript.agentLabel}
          callerLabel={transcript.callerLabel}
          seed={transcript.seed}
          onClose={() => setLive(null)}
        />
      </div>
    );
  }
  return (
    <div className={className}>
      <CallTranscript {...transcript} />
      <div className={`needsScript ${styles.take}`}>
        <p>
          <b>Now you be the caller.</b>{' '}
          {state === 'failed'
            ? 'The script did not arrive. Check the connection and press again.'
            : 'Choose what to say, all in text.'}
        </p>
        <Button
          ref={button}
          aria-disabled={state === 'loading'}
          onClick={() => {
            if (state === 'loading') return;
            setState('loading');
            void open([], true);
          }}
        >
          Take the call
        </Button>
      </div>
    </div>
  );
}
