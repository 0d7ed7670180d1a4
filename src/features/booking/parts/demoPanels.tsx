import {type ReactElement, type ReactNode, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';

import {FactList} from '@site/src/layout/FactList';
import {lazyChunk} from '@site/src/hooks/lazy-chunk/lazyChunk';
import {SendButton} from '@site/src/features/forms/parts/SendButton';
import {saveFile} from '@site/src/ui/toasts/saveFile';
import {Button} from '@site/src/ui/Button';
import {NewTabLink} from '@site/src/ui/NewTabLink';
import {company} from '@site/src/config/company';
import {joinDemo} from '@site/src/data/subjects';
import {mailLink} from '@site/src/lib/address/mailLinkPaths';

import styles from './Booking.drawing.module.css';
import {demoRules} from '../data';
import {DayHead} from './DayTimes';
import {DayStrip} from './DayStrip';
import {BookingFailure, NearestTimes} from './BookingFailure';
import {refusalTexts} from '../rules/messages';
import {Panel} from './Panel';
import {type Demo, NO_CHOICE} from '../rules/bookingState';
import {calendarLinks} from '../rules/calendarLinks';
import {shortName} from '../rules/slotNames';
import {findDay, formatTime, partOfDay} from '../rules/times';
import {easternTime, zoneName} from '../rules/zones';
import type {BookingController} from './useBooking';

interface DemoPanelProps {
  readonly booking: BookingController;
  readonly demo: Demo;
}

/** Formats length and zone, such as '20 minutes, Pacific Time (3:20 pm Eastern Time)'. */
export const zoneLine = (at: number, zone: string): string => {
  const eastern = easternTime(at, zone);
  return `${demoRules.minutes} minutes, ${zoneName(zone)}${eastern === '' ? '' : ` (${eastern})`}`;
};

/** The number we call; true if this page doesn't know it; false for a demo by video. */
const phoneOf = ({isByPhone, visitor}: Demo): string | boolean =>
  isByPhone && (visitor?.phone.trim() || true);

const noBreakNumbers = (text: string): string =>
  text.replace(/(?<=\d\)?)[ -](?=\d)/g, (gap) => (gap === ' ' ? '\u00a0' : '\u2011'));

/** Left side of the card for a demo that is or was booked: its one slot, and a list of things to have ready. */
export function BookedDay({booking, demo: {at, visitor}}: DemoPanelProps): ReactElement {
  const {days, zone, step} = booking;
  const isCanceled = step.name === 'canceled';
  const isHeld = step.name === 'held';
  const day = findDay(days, at);
  const who = [shortName(visitor?.name ?? ''), visitor?.practice.trim()].filter(Boolean).join(', ');
  return (
    <div className={styles.day}>
      <div className={styles.head}>
        {day ? <DayStrip booking={booking} day={day} /> : null}
        <DayHead booking={booking} at={at} />
      </div>
      <div className={styles.booked}>
        <p aria-hidden="true" className={styles.partName}>
          <b>{partOfDay(at, zone)}</b>
        </p>
        <div className={clsx(isCanceled || isHeld ? styles.unbooked : 'bookedSlot', styles.slot)}>
          <b>{formatTime('clock', at, zone)}</b>
          <span>{isCanceled ? 'Free again' : who || 'Your demo'}</span>
        </div>
        {isCanceled || isHeld ? null : (
          <div className={styles.ready}>
            <h2>Have ready</h2>
            <ul>
              {demoRules.ready.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}

const loadCalendarFile = () => lazyChunk(() => import('../rules/calendarFile'));

/** Links that add the demo to a calendar: a file, and Google's and Microsoft's. */
function CalendarLinks({demo}: {readonly demo: Demo}): ReactElement {
  const [isMissing, setIsMissing] = useState(false);
  // Before the press, because browsers allow a download only for a moment after it.
  useEffect(() => void loadCalendarFile().catch(() => undefined), []);
  const save = async (): Promise<void> => {
    try {
      const {calendarFile, visitorEntry} = await loadCalendarFile();
      const manageUrl = mailLink(window.location.origin, '/book', demo.token);
      const text = calendarFile({
        id: demo.id,
        startsAt: new Date(demo.at),
        sequence: demo.sequence,
        method: 'PUBLISH',
        text: visitorEntry({phone: phoneOf(demo), manageUrl}),
      });
      saveFile(text, `${company.name.toLowerCase()}-demo.ics`, 'text/calendar;charset=utf-8');
    } catch {
      setIsMissing(true);
    }
  };
  const {google, outlook} = calendarLinks(demo.at, joinDemo(phoneOf(demo)));
  return (
    <>
      <Button variant="plain" className="clean-btn textLink" onClick={() => void save()}>
        Calendar file
      </Button>
      ,{' '}
      <NewTabLink href={google} className="textLink">
        Google
      </NewTabLink>
      ,{' '}
      <NewTabLink href={outlook} className="textLink">
        Outlook
      </NewTabLink>
      {isMissing ? <p>The file did not load. It is in our email, too.</p> : null}
    </>
  );
}

interface CancelDemoProps extends DemoPanelProps {
  readonly label: string;
  /** Button beside the one that cancels. */
  readonly children: ReactNode;
}

/** Button that cancels after a confirmation, which replaces it. */
function CancelDemo({booking, demo, label, children}: CancelDemoProps): ReactElement {
  const {zone, isSending, cancel} = booking;
  const [isAsking, setIsAsking] = useState<boolean>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed has been replaced.
    if (isAsking !== undefined)
      box.current?.querySelector<HTMLElement>(isAsking ? 'p' : 'button:last-of-type')?.focus();
  }, [isAsking]);
  const when = `${formatTime('weekday', demo.at, zone)} ${formatTime('clock', demo.at, zone)}`;
  return (
    <div ref={box} className="stack">
      <BookingFailure booking={booking} />
      {isAsking ? (
        <div role="group" aria-label="Cancel the demo" className="stack">
          <p tabIndex={-1}>
            <b>{`Cancel ${when}?`}</b>
          </p>
          <div className="actions">
            <Button variant="ghost" disabled={isSending} onClick={() => cancel(demo)}>
              Yes, cancel
            </Button>
            <Button variant="ghost" disabled={isSending} onClick={() => setIsAsking(false)}>
              Keep it
            </Button>
          </div>
        </div>
      ) : (
        <div className="actions">
          {children}
          <Button variant="ghost" disabled={isSending} onClick={() => setIsAsking(true)}>
            {label}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Title of a demo's panel, in two lines where there is room. */
const titleOf = (at: number, zone: string): ReactElement => (
  <>
    <span>{formatTime('day', at, zone)}, </span>
    <span className="whole">{formatTime('clock', at, zone)}</span>
  </>
);

/** Panel of a demo that the visitor has yet to confirm by its email. */
export function HeldPanel({booking: {zone}, demo}: DemoPanelProps): ReactElement {
  return (
    <Panel title={titleOf(demo.at, zone)} note={zoneLine(demo.at, zone)}>
      <p>
        <b>This time isn’t booked yet.</b> Many demos are being booked today, so we hold it for{' '}
        {demoRules.heldMinutes} minutes. To keep it, press the button in our email to{' '}
        <b>{demo.visitor?.email ?? 'your inbox'}</b>.
      </p>
    </Panel>
  );
}

export function BookedPanel({booking, demo}: DemoPanelProps): ReactElement {
  const {zone, goTo} = booking;
  return (
    <Panel title={titleOf(demo.at, zone)} note={zoneLine(demo.at, zone)}>
      <FactList
        facts={[
          {term: 'To join', fact: noBreakNumbers(joinDemo(phoneOf(demo)))},
          {term: 'Calendar', fact: <CalendarLinks demo={demo} />},
          {
            term: 'By email',
            fact: (
              <>
                All of this is on its way to <b>{demo.visitor?.email ?? 'your inbox'}</b>.
              </>
            ),
          },
        ]}
      />
      <CancelDemo booking={booking} demo={demo} label="Cancel">
        <Button variant="ghost" onClick={() => goTo({name: 'moving', demo, choice: NO_CHOICE})}>
          Move
        </Button>
      </CancelDemo>
    </Panel>
  );
}

export function MovePanel({booking, demo}: DemoPanelProps): ReactElement {
  const {choice, zone, isSending, move, goTo} = booking;
  const isChosen = choice.kind === 'time';
  const title = {
    none: 'Choose the new time',
    time: isChosen ? titleOf(choice.at, zone) : '',
    unavailable: choice.kind === 'unavailable' ? refusalTexts[choice.reason] : '',
  }[choice.kind];
  return (
    <Panel
      title={title}
      note={isChosen ? zoneLine(choice.at, zone) : 'The old one stays yours until you press Move.'}
    >
      <NearestTimes booking={booking} />
      <FactList
        facts={[
          {term: 'From', fact: formatTime('dayAndClock', demo.at, zone)},
          {
            term: 'To',
            fact: isChosen ? <b>{formatTime('dayAndClock', choice.at, zone)}</b> : 'Not chosen yet',
          },
        ]}
      />
      {isChosen ? (
        <SendButton isSending={isSending} busy="Moving…" onClick={() => move(demo, choice.at)}>
          {`Move to ${formatTime('weekday', choice.at, zone)} ${formatTime('clock', choice.at, zone)}`}
        </SendButton>
      ) : null}
      <CancelDemo booking={booking} demo={demo} label="Cancel the demo">
        <Button variant="ghost" disabled={isSending} onClick={() => goTo({name: 'booked', demo})}>
          Keep the old time
        </Button>
      </CancelDemo>
    </Panel>
  );
}

export function CanceledPanel({booking: {zone, goTo}, demo}: DemoPanelProps): ReactElement {
  return (
    <Panel title={titleOf(demo.at, zone)} note={zoneLine(demo.at, zone)}>
      <p>
        We’ve emailed a confirmation to <b>{demo.visitor?.email ?? 'your inbox'}</b>. If the demo is
        still in your own calendar, delete it there.
      </p>
      <Button variant="ghost" onClick={() => goTo({name: 'choosing', choice: NO_CHOICE})}>
        Book another time
      </Button>
    </Panel>
  );
}
