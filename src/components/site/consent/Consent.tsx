import {type ReactElement, useCallback, useEffect, useLayoutEffect, useRef, useState} from 'react';

import {usePublicEnv} from '@site/src/components/shared/env/usePublicEnv';
import {
  type ConsentChoice,
  isRefusedByBrowser,
  readDecision,
} from '@site/src/domain/analytics/consent';
import {decide} from '@site/src/domain/analytics/measurement';

import {ConsentBar} from './ConsentBar';
import {PRIVACY_CHOICES} from './PrivacyChoicesButton';

const announcements = {
  granted: 'Saved: this visit is counted.',
  denied: 'Saved: this visit is not counted.',
} as const satisfies Record<ConsentChoice, string>;

/** `asking` opens by itself and takes no focus; `changing` was opened by the visitor. */
type Mode = 'closed' | 'asking' | 'changing';

const modeAtFirst = (isAskedFor: boolean): Mode => {
  if (isAskedFor) return 'changing';
  return readDecision() === null && !isRefusedByBrowser() ? 'asking' : 'closed';
};

export interface ConsentProps {
  /** True if a visitor pressed the button before this code had loaded. */
  readonly isAskedFor: boolean;
}

/** Asks once for consent to measurement. Only in the browser, and where a service is configured. */
export function Consent({isAskedFor}: ConsentProps): ReactElement {
  const ids = usePublicEnv();
  const [mode, setMode] = useState<Mode>(() => modeAtFirst(isAskedFor));
  const [announcement, setAnnouncement] = useState('');
  /** Element that opened the question and gets the focus back. */
  const opener = useRef<Element>(isAskedFor ? document.activeElement : null);

  // Before the first paint, because a press right after it must reach this component.
  useLayoutEffect(() => {
    const openAgain = (): void => {
      opener.current = document.activeElement;
      setAnnouncement('');
      setMode('changing');
    };
    window.addEventListener(PRIVACY_CHOICES, openAgain);
    return () => window.removeEventListener(PRIVACY_CHOICES, openAgain);
  }, []);

  // Closes when the question was answered in another tab.
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
      {mode === 'closed' ? null : (
        <ConsentBar
          key={mode}
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
