import {type ReactElement, useEffect, useState} from 'react';

import {PhoneNumber} from '@site/src/components/shared/cta/contactFacts';
import {FactList} from '@site/src/components/layout/FactList';
import {lazyChunk} from '@site/src/components/shared/lazy-chunk/lazyChunk';
import {saveFile} from '@site/src/components/shared/saveFile';
import {Button} from '@site/src/components/ui/Button';
import {TickList} from '@site/src/components/ui/TickList';
import {brand} from '@site/src/config/brand';
import {demo as demoFacts} from '@site/src/features/booking/data';
import {easternTime, formatTime, zoneName} from '@site/src/features/booking/rules/demoTimes';
import {mailLink} from '@site/src/domain/mail-links/paths';

import styles from './Booking.drawing.module.css';
import {Failure, NearestTimes, Panel, refusalTexts, SendButton} from './panels';
import type {BookedDemo, Booking} from './useBooking';

interface DemoPanelProps {
  readonly booking: Booking;
  readonly demo: BookedDemo;
}

/** Formats zone and length, such as 'Pacific Time, 20 minutes. 3:20 PM Eastern'. */
export const zoneLine = (at: number, zone: string): string =>
  [`${zoneName(zone)}, ${demoFacts.minutes} minutes`, easternTime(at, zone)]
    .filter(Boolean)
    .join('. ');

/** The booked time in the color of bookings. */
function BookedTime({booking: {zone}, demo: {at}}: DemoPanelProps): ReactElement {
  return (
    <div className={`bookedSlot ${styles.slip}`}>
      <b>{formatTime('dayAndClock', at, zone)}</b>
      <p className="small">{zoneLine(at, zone)}</p>
    </div>
  );
}

const loadCalendarFile = () =>
  lazyChunk(() => import('@site/src/features/booking/rules/calendarFile')).then(
    (one) => one.calendarFile,
  );

/** Buttons for the calendar file, and for moving or canceling. */
function AddToCalendar({booking, demo}: DemoPanelProps): ReactElement {
  const [isMissing, setIsMissing] = useState(false);
  // Before the press, because browsers allow a download only for a moment after it.
  useEffect(() => void loadCalendarFile().catch(() => undefined), []);
  const save = async (): Promise<void> => {
    try {
      const text = (await loadCalendarFile())({
        id: demo.id,
        startsAt: new Date(demo.at),
        sequence: demo.sequence,
        method: 'PUBLISH',
        manageUrl: mailLink(window.location.origin, '/book', demo.token),
      });
      saveFile(text, `${brand.name.toLowerCase()}-demo.ics`, 'text/calendar;charset=utf-8');
    } catch {
      setIsMissing(true);
    }
  };
  return (
    <>
      <div className="actions">
        <Button onClick={() => void save()}>Add to calendar</Button>
        <Button variant="ghost" onClick={() => booking.goOn('moving')}>
          Move or cancel
        </Button>
      </div>
      {isMissing ? <p>The file did not load. It is in our email, too.</p> : null}
    </>
  );
}

export function BookedPanel({booking, demo}: DemoPanelProps): ReactElement {
  return (
    <Panel title={booking.step === 'moved' ? 'Moved' : 'Booked'}>
      <BookedTime booking={booking} demo={demo} />
      <p>
        A calendar file and a link to move or cancel are on the way to{' '}
        <b>{demo.email ?? 'your inbox'}</b>.
      </p>
      <AddToCalendar booking={booking} demo={demo} />
      <h3 className="small">What to have ready</h3>
      <TickList dense items={demoFacts.ready} />
      <p className="small muted">
        Nothing in your inbox after ten minutes? Call <PhoneNumber />.
      </p>
    </Panel>
  );
}

export function MovePanel({booking, demo}: DemoPanelProps): ReactElement {
  const {chosen, missed, zone, isSending, move, cancel} = booking;
  if (chosen === null) {
    return (
      <Panel
        title={missed === null ? 'Choose another time, or cancel' : refusalTexts[missed.why]}
        note="Your time stays booked until you press Move."
      >
        <BookedTime booking={booking} demo={demo} />
        <NearestTimes booking={booking} />
        <Failure booking={booking} />
        <Button variant="ghost" disabled={isSending} onClick={cancel}>
          Cancel this demo
        </Button>
      </Panel>
    );
  }
  return (
    <Panel title="Move your demo" note={zoneLine(chosen, zone)}>
      <FactList
        facts={[
          {term: 'From', fact: formatTime('dayAndClock', demo.at, zone)},
          {term: 'To', fact: <b>{formatTime('dayAndClock', chosen, zone)}</b>},
        ]}
      />
      <Failure booking={booking} />
      <SendButton isSending={isSending} busy="Moving…" onClick={move}>
        {`Move to ${formatTime('weekday', chosen, zone)}, ${formatTime('clock', chosen, zone)}`}
      </SendButton>
      <p className="small muted">A new calendar file comes by email.</p>
    </Panel>
  );
}

export function CanceledPanel({booking: {zone, goOn}, demo}: DemoPanelProps): ReactElement {
  return (
    <Panel title="Canceled" note={`${formatTime('dayAndClock', demo.at, zone)}, ${zoneName(zone)}`}>
      <p>
        A note is on the way to <b>{demo.email ?? 'your inbox'}</b>. If the demo is still in your
        own calendar, delete it there.
      </p>
      <Button onClick={() => goOn('choosing')}>Book again</Button>
    </Panel>
  );
}
