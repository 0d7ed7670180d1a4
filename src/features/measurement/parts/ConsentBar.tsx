import {type KeyboardEvent, type ReactElement, useCallback, useEffect, useRef} from 'react';
import Link from '@docusaurus/Link';

import {usePublicEnv} from '@site/src/hooks/usePublicEnv';
import {Button} from '@site/src/ui/Button';
import {
  type MeasurementIds,
  type ConsentChoice,
  isRefusedByBrowser,
  readDecision,
} from '@site/src/features/measurement/rules/consent';

import styles from './ConsentBar.module.css';

/** Pixels between the bar and an element that is scrolled into view above it. */
const CLEARANCE = 36;

/**
 * Reserves space in the footer's color below the page, so that its end and focused elements can be
 * scrolled clear of the consent bar. The bar passes its height, which depends on the text size.
 *
 * Sets the styles of the two elements that need it, because a change of a custom property on the root
 * recalculates the style of every element: 13 to 20 ms, and four to eight times that on a cheap phone.
 *
 * @param height of the bar in CSS pixels; null once it is removed
 */
const reserveConsentBarSpace = (height: number | null): void => {
  const room = height === null ? '' : `${height + CLEARANCE}px`;
  document.documentElement.style.scrollPaddingBottom = room;
  // Not the body, which is only as high as the window.
  const app = document.getElementById('__docusaurus');
  if (app === null) return;
  app.style.paddingBottom = room;
  app.style.background =
    room && `linear-gradient(var(--ds-band) 0 0) bottom / 100% ${room} no-repeat`;
};

export interface ConsentBarProps {
  readonly onChoose: (choice: ConsentChoice) => void;
  /** Set if the visitor opened the question, which then takes the focus. */
  readonly onClose?: () => void;
}

const questionText = ({gtagId, pixelId}: MeasurementIds): string =>
  `May ${[gtagId !== null && 'Google Analytics', pixelId !== null && 'Meta']
    .filter(Boolean)
    .join(' and ')} measure this visit?`;

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
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it wherever the focus is inside; 'Close' does the same
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
        {questionText(ids)}
      </p>
      {/* Short, so that a phone still shows the page's main button above it, and so that the page's own
          lede stays the largest paragraph, by which browsers and search engines measure speed (LCP). */}
      <p>
        {ids.gtagId === null ? null : <span>Google counts visits. </span>}
        {ids.pixelId === null ? null : <span>Meta may also use what it learns to choose ads.</span>}
      </p>
      <details open={wasOpened} onToggle={measure} className={styles.more}>
        <summary className="plus">Details</summary>
        <p>
          They see which pages you open, which buttons you press, what you finish (a form, a sample
          call, a booking), and which campaign brought you. They never see what you type. If you say
          no, a booking calendar from another service loads only when you press “Show the calendar.”
          Until you answer, it loads as you scroll to it. Read the{' '}
          <Link to="/privacy" className="textLink">
            privacy policy
          </Link>
          .
        </p>
      </details>
      {isRefused ? (
        <p className={styles.state}>
          Your browser sends Global Privacy Control. We treat that as a no, so nothing is measured.
        </p>
      ) : decision === null ? null : (
        <p className={styles.state}>{answers[decision.choice]}</p>
      )}
      <div className={styles.actions}>
        {isRefused ? null : (
          <>
            <Button variant="ghost" size="small" onClick={() => onChoose('granted')}>
              Yes, allow
            </Button>
            <Button variant="ghost" size="small" onClick={() => onChoose('denied')}>
              No
            </Button>
          </>
        )}
        {onClose === undefined ? null : (
          <button type="button" className={`clean-btn quiet ${styles.close}`} onClick={onClose}>
            Close
          </button>
        )}
      </div>
    </section>
  );
}
