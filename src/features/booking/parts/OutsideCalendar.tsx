import {type ReactElement, type RefObject, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';

import {Card} from '@site/src/layout/Card';
import {DemoLink} from '@site/src/features/cta/parts/DemoLink';
import {PhoneLink} from '@site/src/features/cta/parts/PhoneLink';
import {Button} from '@site/src/ui/Button';
import {usePublicEnv} from '@site/src/hooks/usePublicEnv';
import {company} from '@site/src/config/company';
import {isRefusedByBrowser, readDecision} from '@site/src/features/measurement/rules/consent';
import {bookingLabel} from '@site/src/features/measurement/rules/events';
import {track} from '@site/src/features/measurement/rules/track';
import styles from './OutsideCalendar.module.css';

/** Returns the first step. A refusal of measurement also applies to the calendar's provider. */
const initialStep = (): 'asking' | 'loading' =>
  isRefusedByBrowser() || readDecision()?.choice === 'denied' ? 'asking' : 'loading';

type Outcome = 'ready' | 'silent' | 'failed';

/** Milliseconds between checks for the provider (fixed by the owner). */
const POLL_MS = 100;
/** Milliseconds until the page gives up on the provider (fixed by the owner). */
const TIMEOUT_MS = 10_000;

/** API of a Calendly-compatible script. */
interface ProviderWindow {
  readonly Calendly?: {
    readonly initInlineWidget?: (options: {
      readonly url: string;
      readonly parentElement: HTMLElement;
    }) => void;
  };
}

/** Adds a script once per address. Removes it if it can't load, so that a later visit tries again. */
const addScript = (src: string): HTMLScriptElement => {
  const present = [...document.scripts].find((script) => script.src === src);
  if (present) return present;
  const script = Object.assign(document.createElement('script'), {src, async: true});
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
  return script;
};

/** Draws the provider's calendar, without the event's description; false until its script has run. */
const draw = (parentElement: HTMLElement, bookingUrl: string): boolean => {
  const {Calendly} = window as ProviderWindow;
  if (typeof Calendly?.initInlineWidget !== 'function') return false;
  const url = new URL(bookingUrl);
  url.searchParams.set('hide_event_type_details', '1');
  Calendly.initInlineWidget({url: url.href, parentElement});
  const iframe = parentElement.querySelector('iframe');
  if (iframe && !iframe.title) iframe.title = 'Booking calendar';
  return true;
};

/** Checks for Calendly's message that a demo was booked. */
const reportsBooking = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'event' in data &&
  data.event === 'calendly.event_scheduled';

/**
 * Shows the provider's calendar in the element of `widget`, once there is a script to load, and tracks
 * a booking in it. The outcome is undefined until the calendar sends a message or times out.
 */
const useWidget = (
  scriptUrl: string | null,
  bookingUrl: string,
): {readonly widget: RefObject<HTMLDivElement>; readonly outcome: Outcome | undefined} => {
  const widget = useRef<HTMLDivElement>(null);
  // A blocked frame fires `load`, too: only the provider's message proves that it shows something.
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    const parent = widget.current;
    if (scriptUrl === null || !parent) return undefined;
    const origins = [bookingUrl, scriptUrl].map((address) => new URL(address).origin);
    // Any frame or tab can post messages to a page.
    const listen = ({origin, data}: MessageEvent<unknown>): void => {
      if (!origins.includes(origin)) return;
      setOutcome('ready');
      if (reportsBooking(data)) track({type: 'demo_booking', source: bookingLabel});
    };
    const fail = (): void => {
      clearInterval(poll);
      setOutcome('failed');
    };
    const show = (): void => {
      try {
        if (draw(parent, bookingUrl)) clearInterval(poll);
      } catch {
        // No error message (fixed by the owner): the visitor can still use the link and the number.
        parent.replaceChildren();
        fail();
      }
    };
    const poll = setInterval(show, POLL_MS);
    const deadline = setTimeout(() => {
      clearInterval(poll);
      setOutcome((was) => was ?? (parent.hasChildNodes() ? 'silent' : 'failed'));
    }, TIMEOUT_MS);
    const script = addScript(scriptUrl);
    script.addEventListener('error', fail);
    window.addEventListener('message', listen);
    show();
    return () => {
      clearInterval(poll);
      clearTimeout(deadline);
      script.removeEventListener('error', fail);
      window.removeEventListener('message', listen);
      parent.replaceChildren();
    };
  }, [scriptUrl, bookingUrl]);

  return {widget, outcome};
};

export interface OutsideCalendarProps {
  readonly bookingUrl: string;
  /** True once the visitor has scrolled near or asked for it. */
  readonly isNear: boolean;
}

/**
 * Calendar of an outside scheduling service, embedded in the page.
 *
 * The provider's script is fetched only when a visitor scrolls near or asks for it; after a refusal of
 * measurement only at a press, because the provider sees who loads it. The frame is 700 px high from the
 * first paint, so nothing below it moves. If the provider sends no message for ten seconds, the link and
 * the number appear above the frame, within the same height. Without a configured script there is no
 * frame, only the link and the number.
 */
export function OutsideCalendar({bookingUrl, isNear}: OutsideCalendarProps): ReactElement {
  const {bookingScriptUrl} = usePublicEnv();
  const frame = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<'idle' | 'asking' | 'loading'>('idle');
  if (isNear && step === 'idle') setStep(initialStep());
  const isStarted = bookingScriptUrl !== null && step === 'loading';
  const {widget, outcome} = useWidget(isStarted ? bookingScriptUrl : null, bookingUrl);

  return (
    <div role="group" aria-label="Booking calendar">
      <Card
        head={
          <>
            <b className="h3">Book Your Demo</b>
            <PhoneLink variant="plain" className={`textLink num small ${styles.phone}`}>
              {company.phone.display}
            </PhoneLink>
          </>
        }
      >
        <div ref={frame} tabIndex={-1} className={clsx(bookingScriptUrl !== null && styles.framed)}>
          <div ref={widget} className={`noPrint ${styles.widget}`} />
          <div className={styles.notice} role="status">
            {isStarted && !outcome ? <p className={styles.note}>Loading calendar...</p> : null}
            {/* In the HTML, and permanently where no script is configured. */}
            {!isStarted || outcome === 'failed' || outcome === 'silent' ? (
              <div className={`stack ${styles.note}`}>
                <p>
                  {outcome === 'failed' ? <span>The calendar did not load. </span> : null}
                  {outcome === 'silent' ? <span>Don’t see the calendar? </span> : null}
                  <span>
                    Choose a time on our booking page, or call, and {company.name} will book it for
                    you.
                  </span>
                </p>
                {bookingScriptUrl !== null && step === 'asking' ? (
                  <>
                    <p className="actions">
                      <Button
                        size="small"
                        onClick={() => {
                          // The button disappears with the focus.
                          frame.current?.focus({preventScroll: true});
                          setStep('loading');
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
                  <DemoLink
                    source="home_calendar"
                    variant={step === 'asking' ? 'ghost' : 'primary'}
                  >
                    Open the booking page
                  </DemoLink>
                  <PhoneLink variant="ghost">
                    <span>
                      Call <span className="num">{company.phone.display}</span>
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
