import {type ReactElement, type RefObject, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';

import {Card} from '@site/src/components/layout/Card';
import {DemoLink} from '@site/src/components/shared/cta/DemoLink';
import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {Button} from '@site/src/components/ui/Button';
import {usePublicEnv} from '@site/src/components/shared/env/usePublicEnv';
import {brand} from '@site/src/config/brand';
import {isRefusedByBrowser, readDecision} from '@site/src/domain/analytics/consent';
import {bookingLabel} from '@site/src/domain/analytics/conversion';
import {track} from '@site/src/domain/analytics/track';
import {
  awaitMount,
  findMount,
  GIVE_UP_MS,
  isFromProvider,
  reportsBooking,
} from '@site/src/domain/booking/outsideCalendar';
import {addScript} from './addScript';
import styles from './OutsideCalendar.module.css';

/** A stated no, by the answer or by the browser, holds for the calendar's provider as well. */
const firstStep = (): 'held' | 'wanted' =>
  isRefusedByBrowser() || readDecision()?.choice === 'denied' ? 'held' : 'wanted';

type Outcome = 'ready' | 'silent' | 'failed';

/**
 * Shows the provider's calendar in the element of `widget`, once there is a script to load, and
 * measures a booking in it. The outcome is undefined until the calendar answers, or is given up.
 */
const useWidget = (
  scriptUrl: string | null,
  bookingUrl: string,
): {readonly widget: RefObject<HTMLDivElement | null>; readonly outcome: Outcome | undefined} => {
  const widget = useRef<HTMLDivElement>(null);
  // A frame that is blocked loads, too: only its own word says that it shows something.
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (scriptUrl === null) return undefined;
    const listen = (event: MessageEvent<unknown>): void => {
      if (!isFromProvider(event, [bookingUrl, scriptUrl])) return;
      setOutcome('ready');
      if (reportsBooking(event)) track({type: 'demo_booking', source: bookingLabel});
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [scriptUrl, bookingUrl]);

  useEffect(() => {
    const parent = widget.current;
    if (scriptUrl === null || !parent) return undefined;
    const waiting = new AbortController();
    const deadline = setTimeout(() => setOutcome((was) => was ?? 'silent'), GIVE_UP_MS);

    const show = async (): Promise<void> => {
      const mount = await awaitMount({
        find: () => findMount(window),
        load: (onBlocked) => addScript(scriptUrl, onBlocked),
        signal: waiting.signal,
      });
      if (waiting.signal.aborted) return;
      if (!mount) {
        setOutcome('failed');
        return;
      }
      try {
        mount(parent, bookingUrl);
        const iframe = parent.querySelector('iframe');
        if (iframe && !iframe.title) iframe.title = 'Booking calendar';
      } catch {
        // In silence, as the owner fixed it: the link and the number say all that a visitor can use.
        parent.replaceChildren();
        setOutcome('failed');
      }
    };
    void show();

    return () => {
      clearTimeout(deadline);
      waiting.abort();
      parent.replaceChildren();
    };
  }, [scriptUrl, bookingUrl]);

  return {widget, outcome};
};

export interface OutsideCalendarProps {
  /** Of the booking page. */
  readonly bookingUrl: string;
  /** Whether the visitor has come near, or has asked for it. */
  readonly isNear: boolean;
}

/**
 * The calendar of an outside scheduling service, in the page.
 *
 * The provider's script is fetched only when a visitor comes near or asks for it; where the visitor
 * has said no to being counted, only at a press, because the provider sees who loads it. Its frame is
 * 700 px high from the first paint on, whatever is in it, so nothing below it ever moves. Where it says
 * nothing for ten seconds, the link and the number come in above it, within the same height. Where no
 * provider is configured there is no frame: what books is the link, and it comes first.
 */
export function OutsideCalendar({bookingUrl, isNear}: OutsideCalendarProps): ReactElement {
  const {bookingScriptUrl} = usePublicEnv();
  const frame = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<'away' | 'held' | 'wanted'>('away');
  if (isNear && step === 'away') setStep(firstStep());
  const isStarted = bookingScriptUrl !== null && step === 'wanted';
  const {widget, outcome} = useWidget(isStarted ? bookingScriptUrl : null, bookingUrl);

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
            {!isStarted || outcome === 'failed' || outcome === 'silent' ? (
              <div className={styles.note}>
                <p>
                  {outcome === 'failed' ? <span>The calendar did not load. </span> : null}
                  {outcome === 'silent' ? <span>Does the calendar not show? </span> : null}
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
