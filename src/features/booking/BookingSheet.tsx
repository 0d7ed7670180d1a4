import {type CSSProperties, type ReactElement, useEffect, useRef} from 'react';
import {useQuery} from '@tanstack/react-query';

import {usePublicEnv} from '@site/src/components/shared/env/usePublicEnv';
import {lazyChunk} from '@site/src/components/shared/lazy-chunk/lazyChunk';
import {whenReleased} from '@site/src/components/shared/pressState';
import {connectBackend} from '@site/src/domain/backend/backendClient';
import {fetchDemoTimes, findDemo} from '@site/src/features/booking/rules/bookingRequests';
import {formatTime, OFFICE_ZONE, parseZone} from '@site/src/features/booking/rules/demoTimes';

import styles from './Booking.drawing.module.css';
import {BookingForm} from './BookingForm';
import {DaySheet} from './DaySheet';
import {BookedPanel, CanceledPanel, MovePanel, zoneLine} from './demoPanels';
import {EmptySheet, Instead, NearestTimes, Panel, refusalTexts, WhatYouBook} from './panels';
import {type Booking, type BookingStart, useBooking} from './useBooking';

/** Milliseconds between requests for free times while the page is visible. */
const REFRESH_MS = 3 * 60_000;

/** Id of the section's heading. */
const SECTION = 'demo';

/** Days without a free time after which a line says so. */
const FULL_DAYS = 5;

const titles: Readonly<Record<Booking['step'], string | undefined>> = {
  choosing: undefined,
  booked: 'Your demo is booked',
  moved: 'Your demo is moved',
  moving: 'Move or cancel your demo',
  canceled: 'Your demo is canceled',
};

interface OpenSheetProps extends BookingStart {
  /** Called with the title of a step; undefined restores the page's first one. */
  readonly onTitle: (title: string | undefined) => void;
}

export interface BookingSheetProps extends Pick<OpenSheetProps, 'token' | 'source' | 'onTitle'> {
  /** Called for a retry, whose button disappears with the focus. */
  readonly onRetry: () => void;
}

/** Fetches the times, and the demo of an email's link, and shows the sheet. */
export function BookingSheet({token, onRetry, ...rest}: BookingSheetProps): ReactElement {
  const env = usePublicEnv();
  const connect = () => lazyChunk(() => connectBackend(env));
  const times = useQuery({
    queryKey: ['demo-times'],
    queryFn: async () => {
      const fetched = await fetchDemoTimes(await connect());
      // A press that began on the old content still counts.
      await whenReleased();
      return fetched;
    },
    refetchInterval: REFRESH_MS,
    retry: 1,
    networkMode: 'always',
  });
  const found = useQuery({
    queryKey: ['demo', token],
    queryFn: async () => (token === null ? null : findDemo(await connect(), token)),
    // This page knows of every change that it makes.
    staleTime: Infinity,
    gcTime: 0,
    retry: 1,
    networkMode: 'always',
  });
  if (times.isPending || found.isPending) return <EmptySheet />;
  if (times.data === undefined || found.data === undefined) {
    const retry = (): void => {
      onRetry();
      for (const query of [times, found]) if (query.isError) void query.refetch();
    };
    return (
      <Instead
        title="Our calendar can’t be reached"
        note="The free times did not arrive."
        onRetry={retry}
      />
    );
  }
  return (
    <OpenSheet
      {...rest}
      token={token}
      found={found.data}
      times={times.data}
      onStale={() => void times.refetch()}
    />
  );
}

/** Returns the line above the times; undefined for none. */
const lineAbove = ({step, days, zone}: Booking, {token, found}: BookingStart) => {
  const free = days.findIndex(({freeCount}) => freeCount > 0);
  if (step !== 'choosing') return undefined;
  if (found?.state === 'over')
    return `Your demo of ${formatTime('dayAndClock', found.at, zone)} has begun or is over. You can book another here.`;
  if (token !== null && found === null)
    return 'There is no demo for this link, or it was erased. You can book one here.';
  if (zone === OFFICE_ZONE && !parseZone(Intl.DateTimeFormat().resolvedOptions().timeZone))
    return 'Your browser names no time zone, so times are Eastern.';
  if (free >= FULL_DAYS)
    return `No free time in the next ${FULL_DAYS} working days. The first is on ${formatTime('day', days[free]?.at ?? 0, zone)}.`;
  return undefined;
};

function OpenSheet({onTitle, ...start}: OpenSheetProps): ReactElement {
  const booking = useBooking(start);
  const {step, demo, day, zone, chosen, missed, news, said} = booking;
  const leaf = useRef<HTMLDivElement>(null);

  useEffect(() => onTitle(titles[step]), [onTitle, step]);

  // Moves the focus to the error message, or else to the heading of what changed.
  useEffect(() => {
    if (news === 0 || !leaf.current) return;
    const shown = ':scope > :not([hidden])';
    const target =
      leaf.current.querySelector<HTMLElement>(`${shown} p[tabindex]`) ??
      leaf.current.querySelector<HTMLElement>(`${shown} h2`);
    target?.focus({preventScroll: true});
    leaf.current.scrollIntoView({block: 'nearest'});
    // The page's heading has changed, too.
    if (titles[step]) document.getElementById(SECTION)?.scrollIntoView({block: 'nearest'});
  }, [news, step]);

  const isAsking = step === 'choosing' && (chosen ?? missed) !== null;
  if (!day || (step === 'choosing' && !isAsking && day.freeCount === 0)) {
    return (
      <Instead
        title="No free time in the next four weeks"
        note="Call or write, and we find a time with you."
      />
    );
  }
  // On a narrow sheet the form follows the row of its time, and a demo that can be moved comes first.
  const row = day.rows.findIndex((times) => times.some(({at}) => at === (chosen ?? missed?.at)));
  const order = row >= 0 ? row : step === 'moving' ? -1 : undefined;
  return (
    <div className={styles.paper} data-step={step}>
      <DaySheet booking={booking} day={day} line={lineAbove(booking, start)} />
      <div ref={leaf} className={styles.leaf} style={{'--order': order} as CSSProperties}>
        {step === 'choosing' && !isAsking ? <WhatYouBook /> : null}
        {/* Always mounted, so that nothing typed is lost. */}
        <Panel
          isHidden={!isAsking}
          title={
            chosen === null
              ? missed && refusalTexts[missed.why]
              : formatTime('dayAndClock', chosen, zone)
          }
          note={chosen === null ? undefined : zoneLine(chosen, zone)}
        >
          {step === 'choosing' ? <NearestTimes booking={booking} /> : null}
          <BookingForm booking={booking} />
        </Panel>
        {step === 'moving' && demo ? <MovePanel booking={booking} demo={demo} /> : null}
        {(step === 'booked' || step === 'moved') && demo ? (
          <BookedPanel booking={booking} demo={demo} />
        ) : null}
        {step === 'canceled' && demo ? <CanceledPanel booking={booking} demo={demo} /> : null}
      </div>
      <p role="status" className="visuallyHidden">
        {said}
      </p>
    </div>
  );
}
