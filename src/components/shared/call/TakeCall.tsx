import {
  type ComponentType,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

import {lazyChunk} from '@site/src/components/shared/lazy-chunk/lazyChunk';
import {Button} from '@site/src/components/ui/Button';
import {CALL_PARAMETER} from '@site/src/data/specialties/paths';

import type {CallWidgetProps} from './CallWidget';
import styles from './TakeCall.module.css';

/** What a call needs besides the widget. */
export type CallMatter = Pick<CallWidgetProps, 'script' | 'sheet'>;

export interface TakeCallProps extends Pick<CallWidgetProps, 'specialty' | 'source' | 'seed'> {
  /** Called when somebody takes the call. */
  readonly load: () => Promise<CallMatter>;
  /** False on a page that shows more than this call: its address says nothing about it. */
  readonly inAddress?: boolean;
  /** Beside the button. */
  readonly invitation?: string;
  /** What stands above the invitation until the call is taken. */
  readonly children?: ReactNode;
}

interface Live extends CallMatter, Pick<CallWidgetProps, 'begin' | 'takesFocus'> {
  readonly Widget: ComponentType<CallWidgetProps>;
}

/** The way to have a call. The widget and its script come when asked for. */
export function TakeCall({
  load,
  inAddress = true,
  invitation = 'Now you be the caller.',
  children,
  ...call
}: TakeCallProps): ReactElement {
  const [live, setLive] = useState<Live | null>(null);
  const [state, setState] = useState<'rest' | 'loading' | 'failed'>('rest');
  const button = useRef<HTMLButtonElement>(null);
  const wasLive = useRef(false);

  const open = useCallback(
    (begin: string, takesFocus: boolean): Promise<void> =>
      lazyChunk(() => Promise.all([import('./CallWidget'), load()])).then(
        ([{CallWidget: Widget}, matter]) => {
          setLive({Widget, ...matter, begin, takesFocus});
          setState('rest');
        },
        () => setState('failed'),
      ),
    [load],
  );

  useEffect(() => {
    const begin = new URLSearchParams(window.location.search).get(CALL_PARAMETER);
    if (inAddress && begin !== null) void open(begin, false);
  }, [inAddress, open]);

  useEffect(() => {
    if (wasLive.current && live === null) button.current?.focus();
    wasLive.current = live !== null;
  }, [live]);

  if (live !== null) {
    const {Widget, ...matter} = live;
    return (
      <div data-call="live">
        <Widget {...call} {...matter} inAddress={inAddress} onClose={() => setLive(null)} />
      </div>
    );
  }
  return (
    <div>
      {children}
      <div className={`needsScript noPrint small muted ${styles.take}`}>
        <p role="status">
          <b>{invitation}</b>{' '}
          <span>
            {state === 'failed'
              ? 'The script did not arrive. Check the connection and press again.'
              : 'Choose what to say, all in text.'}
          </span>
        </p>
        <Button
          ref={button}
          aria-disabled={state === 'loading'}
          onClick={() => {
            if (state === 'loading') return;
            setState('loading');
            void open('', true);
          }}
        >
          Take the call
        </Button>
      </div>
    </div>
  );
}
