import {type ReactElement, useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';

import {Card} from '@site/src/components/layout/Card';
import {DemoLink} from '@site/src/components/shared/cta/DemoLink';
import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {useBookingUrl} from '@site/src/components/shared/cta/useBookingUrl';
import {Button} from '@site/src/components/ui/Button';
import {usePublicEnv} from '@site/src/components/shared/env/usePublicEnv';
import {brand} from '@site/src/config/brand';
import {isRefusedByBrowser, readDecision} from '@site/src/domain/analytics/consent';
import {track} from '@site/src/domain/analytics/track';
import {awaitScheduler, findScheduler, reportsBooking} from '@site/src/domain/booking/scheduler';
import {loadScript} from './loadScript';
import styles from './BookingCalendar.module.css';

/** How far from the window's edge the calendar starts to load: about a screen. */
const NEAR_VIEW = '600px 0px';

/** The section it stands in. A link to it counts as asking for the calendar. */
const SECTION = '#demo';

/** A stated no, by the answer or by the browser, holds for the calendar's provider as well. */
const firstStep = (): 'held' | 'wanted' =>
  isRefusedByBrowser() || readDecision()?.choice === 'denied' ? 'held' : 'wanted';

/**
 * The booking calendar, in the page.
 *
 * The provider's script is fetched only when a visitor comes near or asks for it; where the visitor
 * has said no to being counted, only at a press, because the provider sees who loads it. Its frame is
 * 700 px high from the first paint on, whatever is in it, so nothing below it ever moves. Where no
 * provider is configured there is no frame: what books is the link, and it comes first.
 */
export function BookingCalendar(): ReactElement {
  const {bookingScriptUrl} = usePublicEnv();
  const bookingUrl = useBookingUrl();
  // The server knows no hash: the first render in the browser must not know it either.
  const isBrowser = useIsBrowser();
  const {hash} = useLocation();
  const canSeeView = typeof IntersectionObserver !== 'undefined';
  // A browser that can't say what is in view would never come near it.
  const isAskedFor = isBrowser && (hash === SECTION || !canSeeView);
  const frame = useRef<HTMLDivElement>(null);
  const widget = useRef<HTMLDivElement>(null);
  // Kept apart from `isAskedFor`, which turns false again when the address changes.
  const [step, setStep] = useState<'away' | 'held' | 'wanted'>('away');
  if (isAskedFor && step === 'away') setStep(firstStep());
  const isStarted = bookingScriptUrl !== null && step === 'wanted';
  const [outcome, setOutcome] = useState<'ready' | 'failed'>();

  useEffect(() => {
    const element = frame.current;
    if (bookingScriptUrl === null || !element || !canSeeView) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setStep((now) => (now === 'away' ? firstStep() : now));
      },
      {rootMargin: NEAR_VIEW},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [bookingScriptUrl, canSeeView]);

  useEffect(() => {
    if (!isStarted) return undefined;
    const listen = (event: MessageEvent<unknown>): void => {
      if (reportsBooking(event, [bookingUrl, bookingScriptUrl])) track({type: 'demo_booking'});
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [isStarted, bookingScriptUrl, bookingUrl]);

  useEffect(() => {
    const parent = widget.current;
    if (!isStarted || !parent) return undefined;
    const waiting = new AbortController();

    const show = async (): Promise<void> => {
      const scheduler = await awaitScheduler({
        find: () => findScheduler(window),
        load: (onBlocked) => loadScript(bookingScriptUrl, onBlocked),
        signal: waiting.signal,
      });
      if (waiting.signal.aborted) return;
      if (!scheduler) {
        setOutcome('failed');
        return;
      }
      try {
        scheduler.mount(parent, bookingUrl);
        const iframe = parent.querySelector('iframe');
        if (iframe && !iframe.title) iframe.title = 'Booking calendar';
        setOutcome('ready');
      } catch {
        // In silence, as the owner fixed it: the link and the number say all that a visitor can use.
        parent.replaceChildren();
        setOutcome('failed');
      }
    };
    void show();

    return () => {
      waiting.abort();
      parent.replaceChildren();
    };
  }, [isStarted, bookingScriptUrl, bookingUrl]);

  return (
    <div role="group" aria-label="Booking calendar">
      <Card
        head={
          <>
            <b className={styles.title}>Book Your Demo</b>
            <PhoneLink variant="plain" className={`textLink num small ${styles.phone}`}>
              {brand.phone.display}
            </PhoneLink>
          </>
        }
      >
        <div
          ref={frame}
          tabIndex={-1}
          className={clsx(styles.body, bookingScriptUrl !== null && styles.framed)}
        >
          <div ref={widget} className={`noPrint ${styles.widget}`} />
          <div className={styles.notice} role="status">
            {isStarted && !outcome ? <p className={styles.note}>Loading calendar...</p> : null}
            {/* What the HTML has, and what stays where no provider is configured. */}
            {!isStarted || outcome === 'failed' ? (
              <div className={styles.note}>
                <p>
                  {outcome === 'failed' ? <span>The calendar did not load. </span> : null}
                  <span>
                    Choose a time on our booking page, or call, and {brand.name} will book it for
                    you.
                  </span>
                </p>
                {bookingScriptUrl !== null && step === 'held' ? (
                  <>
                    <p className="actions">
                      <Button
                        size="small"
                        onClick={() => {
                          // The button goes away, and the focus with it.
                          frame.current?.focus({preventScroll: true});
                          setStep('wanted');
                        }}
                      >
                        Show the calendar
                      </Button>
                    </p>
                    <p className="micro muted">
                      It comes from {new URL(bookingUrl).host}, which then sees your network address
                      and browser, and may set cookies.
                    </p>
                  </>
                ) : null}
                <p className="actions">
                  <DemoLink source="home_calendar" variant={step === 'held' ? 'ghost' : 'primary'}>
                    Open the booking page
                  </DemoLink>
                  <PhoneLink variant="ghost">
                    <span>
                      Call <span className="num">{brand.phone.display}</span>
                    </span>
                  </PhoneLink>
                </p>
              </div>
            ) : null}
          </div>
        </div>
      </Card>
    </div>
  );
}
