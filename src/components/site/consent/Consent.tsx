import {
  type ComponentType,
  type ReactElement,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {usePublicEnv} from '@site/src/components/shared/env/usePublicEnv';
import {lazyChunk} from '@site/src/components/shared/lazy-chunk/lazyChunk';
import {showToast} from '@site/src/components/site/toasts/toasts';
import {isMeasurementConfigured, type MeasurementIds} from '@site/src/domain/analytics/configured';
import {
  type ConsentChoice,
  isRefusedByBrowser,
  readDecision,
} from '@site/src/domain/analytics/consent';
import {decide} from '@site/src/domain/analytics/measurement';

import {type ConsentBarProps} from './ConsentBar';
import {choicesNotOpened, onOpenPrivacyChoices} from './privacyChoices';

const announcements = {
  granted: 'Saved: this visit is counted.',
  denied: 'Saved: this visit is not counted.',
} as const satisfies Record<ConsentChoice, string>;

/** `asking` comes by itself and takes no focus; `changing` was asked for. */
type Mode = 'closed' | 'asking' | 'changing';

const modeAtFirst = (isAskedFor: boolean): Mode => {
  if (isAskedFor) return 'changing';
  return readDecision() === null && !isRefusedByBrowser() ? 'asking' : 'closed';
};

const loadBar = async (): Promise<ComponentType<ConsentBarProps>> =>
  (await import('./ConsentBar')).ConsentBar;

export interface ConsentProps {
  /** Somebody has pressed a button for it before this code was there. */
  readonly isAskedFor: boolean;
}

interface ConsentInBrowserProps extends ConsentProps {
  readonly ids: MeasurementIds;
}

function ConsentInBrowser({ids, isAskedFor}: ConsentInBrowserProps): ReactElement {
  const [mode, setMode] = useState<Mode>(() => modeAtFirst(isAskedFor));
  const [Bar, setBar] = useState<ComponentType<ConsentBarProps>>();
  const [announcement, setAnnouncement] = useState('');
  /** Who opened the question and gets the focus back. */
  const opener = useRef<Element>(isAskedFor ? document.activeElement : null);

  useEffect(
    () =>
      onOpenPrivacyChoices(() => {
        opener.current = document.activeElement;
        setAnnouncement('');
        setMode('changing');
      }),
    [],
  );

  useEffect(() => {
    if (mode === 'closed') return;
    const isPressed = mode === 'changing';
    (isPressed ? lazyChunk(loadBar) : loadBar()).then(
      (loaded) => setBar(() => loaded),
      () => {
        // No question, no yes: nothing is measured. But whoever pressed a button is told.
        setMode('closed');
        if (isPressed) showToast(choicesNotOpened);
      },
    );
  }, [mode]);

  // Answered in another tab: nothing is left to ask here.
  useEffect(() => {
    if (mode !== 'asking') return undefined;
    const closeWhenAnswered = (): void => {
      if (readDecision() !== null) setMode('closed');
    };
    window.addEventListener('storage', closeWhenAnswered);
    return () => window.removeEventListener('storage', closeWhenAnswered);
  }, [mode]);

  const close = useCallback((): void => {
    setMode('closed');
    if (opener.current instanceof HTMLElement) opener.current.focus({preventScroll: true});
    opener.current = null;
  }, []);

  const choose = (choice: ConsentChoice): void => {
    decide(ids, choice);
    setAnnouncement(announcements[choice]);
    close();
  };

  return (
    <>
      {mode === 'closed' || Bar === undefined ? null : (
        <Bar
          key={mode}
          ids={ids}
          decision={mode === 'changing' ? readDecision() : null}
          isRefusedByBrowser={isRefusedByBrowser()}
          onChoose={choose}
          onClose={mode === 'changing' ? close : undefined}
        />
      )}
      <div role="status" className="visuallyHidden">
        {announcement}
      </div>
    </>
  );
}

/**
 * Asks whether the visit may be measured, once; lives outside the pages. Where no service is
 * configured it is nothing at all.
 */
export function Consent({isAskedFor}: ConsentProps): ReactElement | null {
  const isBrowser = useIsBrowser();
  const env = usePublicEnv();
  return isBrowser && isMeasurementConfigured(env) ? (
    <ConsentInBrowser ids={env} isAskedFor={isAskedFor} />
  ) : null;
}
