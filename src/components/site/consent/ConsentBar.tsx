import {type KeyboardEvent, type ReactElement, useCallback, useEffect, useRef} from 'react';
import Link from '@docusaurus/Link';

import {usePublicEnv} from '@site/src/components/shared/env/usePublicEnv';
import {Button} from '@site/src/components/ui/Button';
import {
  type MeasurementIds,
  type ConsentChoice,
  isRefusedByBrowser,
  readDecision,
} from '@site/src/domain/analytics/consent';

import {reserveConsentBarSpace} from './reserveConsentBarSpace';
import styles from './ConsentBar.module.css';

export interface ConsentBarProps {
  readonly onChoose: (choice: ConsentChoice) => void;
  /** Set if the visitor opened the question, which then takes the focus. */
  readonly onClose?: () => void;
}

const servicesText = ({gtagId, pixelId}: MeasurementIds): string =>
  [gtagId !== null && 'Google Analytics', pixelId !== null && 'the Meta pixel']
    .filter(Boolean)
    .join(' and ');

const answers = {
  granted: 'Your answer so far: yes.',
  denied: 'Your answer so far: no.',
} as const satisfies Record<ConsentChoice, string>;

const TITLE_ID = 'visit-question-title';

/**
 * Question for consent. Not a dialog: the page stays usable, and no answer means no. Both answers look the
 * same, because neither is preferred.
 */
export function ConsentBar({onChoose, onClose}: ConsentBarProps): ReactElement {
  const ids = usePublicEnv();
  const region = useRef<HTMLElement>(null);
  const wasOpened = onClose !== undefined;
  /** Answer so far, if the visitor opened the question to change it. */
  const decision = wasOpened ? readDecision() : null;
  /** True under Global Privacy Control, which leaves nothing to choose. */
  const isRefused = isRefusedByBrowser();

  useEffect(() => {
    if (wasOpened) region.current?.focus({preventScroll: true});
  }, [wasOpened]);

  const measure = useCallback(
    (): void => reserveConsentBarSpace(region.current?.offsetHeight ?? null),
    [],
  );

  useEffect(() => {
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      reserveConsentBarSpace(null);
    };
  }, [measure]);

  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose?.();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves it from wherever in it the focus is; 'Close' does the same
    <section
      ref={region}
      // Ad blockers hide elements whose names contain consent, cookie, or privacy.
      id="visit-question"
      tabIndex={wasOpened ? -1 : undefined}
      aria-labelledby={TITLE_ID}
      className={`noPrint small muted ${styles.bar}`}
      onKeyDown={closeOnEscape}
    >
      <p id={TITLE_ID} className={styles.title}>
        May we count this website visit?
      </p>
      {/* Short: a phone still shows the page's call above it, and no paragraph is larger than the
          page's own lede, which is what browsers and search engines time the page by. */}
      <p>
        If you agree, {servicesText(ids)} will see which pages you open and which buttons you press.
      </p>
      <details open={wasOpened} onToggle={measure} className={styles.more}>
        <summary className="triangle">Details</summary>
        <p>
          They also learn what you finish (a form, a sample call, a booking) and which campaign
          brought you. They never see what you type. If you say no, no service is loaded, and the
          booking calendar loads only if you press for it. Before you answer, it loads when you come
          near it. The{' '}
          <Link to="/privacy" className="textLink">
            privacy policy
          </Link>{' '}
          has the details.
        </p>
      </details>
      {isRefused ? (
        <p className={styles.state}>
          Your browser sends Global Privacy Control. We treat that as a no, so nothing is counted.
        </p>
      ) : decision === null ? null : (
        <p className={styles.state}>{answers[decision.choice]}</p>
      )}
      <div className={styles.actions}>
        {isRefused ? null : (
          <>
            <Button variant="ghost" size="small" onClick={() => onChoose('granted')}>
              Yes, count it
            </Button>
            <Button variant="ghost" size="small" onClick={() => onChoose('denied')}>
              No, don’t count it
            </Button>
          </>
        )}
        {onClose === undefined ? null : (
          <button type="button" className={`clean-btn ${styles.close}`} onClick={onClose}>
            Close
          </button>
        )}
      </div>
    </section>
  );
}
