import {type ReactElement, useCallback, useEffect, useState} from 'react';

import {usePublicEnv} from '@site/src/hooks/usePublicEnv';
import {
  type ConsentChoice,
  isRefusedByBrowser,
  readDecision,
} from '@site/src/features/measurement/rules/consent';
import {decide} from '@site/src/features/measurement/rules/measurement';

import {ConsentBar} from './ConsentBar';

const announcements = {
  granted: 'Saved: this visit is measured.',
  denied: 'Saved: nothing is measured.',
} as const satisfies Record<ConsentChoice, string>;

/** `asking` opens by itself and takes no focus; `changing` was opened by the visitor. */
type Mode = 'closed' | 'asking' | 'changing';

/** A press on "Privacy choices"; each press creates a new object. */
export interface ConsentRequest {
  /** Element that was pressed, which gets the focus back. */
  readonly opener: Element | null;
}

export interface ConsentProps {
  /** Newest press; the first may have been made before this code had loaded. */
  readonly request: ConsentRequest | undefined;
}

/** Asks once for consent to measurement. Rendered only in the browser and if a service is configured. */
export function Consent({request}: ConsentProps): ReactElement {
  const ids = usePublicEnv();
  const [mode, setMode] = useState<Mode>(() =>
    readDecision() === null && !isRefusedByBrowser() ? 'asking' : 'closed',
  );
  const [announcement, setAnnouncement] = useState('');
  const [opened, setOpened] = useState<ConsentRequest>();
  if (request !== opened) {
    setOpened(request);
    setMode('changing');
    setAnnouncement('');
  }

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
    if (opened?.opener instanceof HTMLElement) opened.opener.focus({preventScroll: true});
  }, [opened]);

  const choose = (choice: ConsentChoice): void => {
    decide(ids, choice);
    setAnnouncement(announcements[choice]);
    close();
  };

  return (
    <>
      {mode === 'closed' ? null : (
        // React removes this element, because a content blocker may have removed the bar inside it.
        <div key={mode}>
          <ConsentBar onChoose={choose} onClose={mode === 'changing' ? close : undefined} />
        </div>
      )}
      <div role="status" className="visuallyHidden">
        {announcement}
      </div>
    </>
  );
}
