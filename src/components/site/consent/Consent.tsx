import {type ReactElement, useCallback, useEffect, useLayoutEffect, useRef, useState} from 'react';

import {usePublicEnv} from '@site/src/components/shared/env/usePublicEnv';
import {
  type ConsentChoice,
  isRefusedByBrowser,
  readDecision,
} from '@site/src/domain/analytics/consent';
import {decide} from '@site/src/domain/analytics/measurement';

import {ConsentBar} from './ConsentBar';
import {onOpenPrivacyChoices} from './privacyChoices';

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

export interface ConsentProps {
  /** Somebody has pressed a button for it before this code was there. */
  readonly isAskedFor: boolean;
}

/** Asks whether the visit may be measured, once. In the browser only, and where a service is configured. */
export function Consent({isAskedFor}: ConsentProps): ReactElement {
  const ids = usePublicEnv();
  const [mode, setMode] = useState<Mode>(() => modeAtFirst(isAskedFor));
  const [announcement, setAnnouncement] = useState('');
  /** Element that opened the question and gets the focus back. */
  const opener = useRef<Element>(isAskedFor ? document.activeElement : null);

  // With the first paint: a press right after it would still go to what loaded this code.
  useLayoutEffect(
    () =>
      onOpenPrivacyChoices(() => {
        opener.current = document.activeElement;
        setAnnouncement('');
        setMode('changing');
      }),
    [],
  );

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
