import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import {useQuery} from '@tanstack/react-query';

import {Card} from '@site/src/layout/Card';
import {usePublicEnv} from '@site/src/hooks/usePublicEnv';
import {lazyChunk} from '@site/src/hooks/lazy-chunk/lazyChunk';
import {whenReleased} from '@site/src/hooks/pressState';
import {Button} from '@site/src/ui/Button';
import {connectBackend} from '@site/src/lib/backend/backendClient';
import {confirmToken, unconfirmedToken} from '@site/src/lib/backend/requestIds';
import {inWords} from '@site/src/lib/format/inWords';

import styles from './Booking.drawing.module.css';
import {BookingForm} from './BookingForm';
import {BOOKING_SECTION, demoRules} from '../data';
import {DayTimes} from './DayTimes';
import {BookedDay, BookedPanel, CanceledPanel, HeldPanel, MovePanel, zoneLine} from './demoPanels';
import {Panel} from './Panel';
import {NearestTimes} from './BookingFailure';
import {refusalTexts} from '../rules/messages';
import {rememberedToken} from '../rules/rememberedToken';
import type {BookingFormValues} from '../rules/bookingForm';
import {DEMO_TABLE, fetchDemoTimes, findDemo} from '../rules/bookingRequests';
import {formatTime} from '../rules/times';
import {zoneName} from '../rules/zones';
import {type BookingController, type BookingStart, useBooking} from './useBooking';
import {useIsOld} from './useIsOld';
import {AboutDemo, LoadingCard, OtherWays} from './LoadingCard';

/** Milliseconds between requests for free times while the page is visible. */
const REFRESH_MS = 3 * 60_000;
/** Age of times, in milliseconds, at which a request for newer ones must have failed. */
const MAX_AGE_MS = REFRESH_MS + 60_000;

/** Minimum number of full days before the first open one for which a note is shown. */
const MIN_FULL_DAYS = 5;

const NOTHING_TYPED: BookingFormValues = {name: '', email: '', practice: '', phone: '', calls: ''};

const titles: Readonly<Record<BookingController['step']['name'], string | undefined>> = {
  choosing: undefined,
  held: 'Confirm your demo',
  booked: 'Your demo is booked',
  moved: 'Your demo is moved',
  moving: 'Move or cancel your demo',
  canceled: 'Your demo is canceled',
};

interface LoadedCardProps extends BookingStart {
  /** Called with the title of a step; undefined restores the page's first one. */
  readonly onTitle: (title: string | undefined) => void;
}

export interface BookingCardProps extends Pick<LoadedCardProps, 'source' | 'onTitle'> {
  /** Token of an email's link; null without one. */
  readonly token: string | null;
  /** Called for a retry, whose button disappears with the focus. */
  readonly onRetry: () => void;
}

/** Fetches the times, and the demo of an email's link, and shows the card. */
export function BookingCard({token: linkToken, onRetry, ...rest}: BookingCardProps): ReactElement {
  const env = usePublicEnv();
  // Without its token, a demo that was booked here would look like somebody else's after a reload, also if
  // the answer was lost.
  const [token] = useState(() => linkToken ?? unconfirmedToken(DEMO_TABLE) ?? rememberedToken());
  const times = useQuery({
    queryKey: ['demo-times'],
    queryFn: async () => {
      const fetched = await fetchDemoTimes(env);
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
    queryFn: async () => {
      if (token === null) return null;
      const demo = await findDemo(await lazyChunk(() => connectBackend(env)), token);
      if (demo !== null) confirmToken(token);
      return demo;
    },
    // This page makes every change itself.
    staleTime: Infinity,
    gcTime: 0,
    retry: 1,
    networkMode: 'always',
  });
  const isOld = useIsOld(times.dataUpdatedAt, MAX_AGE_MS);
  if (times.isPending || found.isPending) return <LoadingCard />;
  if (times.data === undefined || found.data === undefined) {
    const retry = (): void => {
      onRetry();
      for (const query of [times, found]) if (query.isError) void query.refetch();
    };
    return (
      <div className={styles.unreached}>
        <OtherWays
          title="Our calendar can’t be reached"
          note="We couldn’t load the open times."
          onRetry={retry}
        />
      </div>
    );
  }
  return (
    <LoadedCard
      {...rest}
      token={token}
      isNew={linkToken === null}
      found={found.data}
      times={times.data}
      updatedAt={times.dataUpdatedAt}
      isOld={isOld}
      refetch={() => void times.refetch()}
    />
  );
}

const noticeAboveTimes = (booking: BookingController): ReactNode => {
  const {token, isNew, found, step, days, zone, isZoneDoubtful, isOld, changeZone, refetch} =
    booking;
  if (isOld) {
    return (
      <>
        <p>These times may be out of date.</p>
        <Button variant="ghost" size="small" onClick={refetch}>
          Load them again
        </Button>
      </>
    );
  }
  if (isZoneDoubtful) {
    return (
      <>
        <p>{`Times are shown in ${zoneName(zone)}: right? If not, choose your time zone above.`}</p>
        <Button variant="ghost" size="small" onClick={() => changeZone(zone)}>
          Yes
        </Button>
      </>
    );
  }
  if (step.name !== 'choosing') return undefined;
  if (found?.state === 'over') {
    return `Your demo of ${formatTime('dayAndClock', found.at, zone)} has begun or is over. You can book another here.`;
  }
  if (token !== null && found === null && !isNew) {
    return 'There is no demo for this link, or it was erased. You can book one here.';
  }
  const free = days.findIndex(({freeCount}) => freeCount > 0);
  if (free >= MIN_FULL_DAYS) {
    return `No open times in the next ${inWords(MIN_FULL_DAYS)} working days. The first is on ${formatTime('day', days[free]?.at ?? 0, zone)}.`;
  }
  return undefined;
};

/** Moves the focus to the error message, or to the heading of the changed panel, and scrolls to it. */
const useFocusOnChange = (
  details: RefObject<HTMLDivElement | null>,
  {step: {name}, choice, focusVersion}: BookingController,
): void => {
  const moved = useRef(0);
  useEffect(() => {
    if (focusVersion === moved.current) return;
    moved.current = focusVersion;
    const panel = details.current?.querySelector<HTMLElement>(':scope > :not([hidden])');
    if (!panel) return;
    const target = panel.querySelector<HTMLElement>('p[tabindex]') ?? panel.querySelector('h2');
    target?.focus({preventScroll: true});
    // On a phone the form opens right below the row of its time, which then stays in view.
    const row = details.current?.parentElement?.querySelector('[data-opened]');
    const distance = panel.getBoundingClientRect().top - (row?.getBoundingClientRect().bottom ?? 0);
    if (row && Math.abs(distance) < 8) row.scrollIntoView({block: 'start'});
    else target?.scrollIntoView({block: 'nearest'});
    // The page's heading has changed, too.
    if (choice.kind === 'none' && titles[name])
      document.getElementById(BOOKING_SECTION)?.scrollIntoView({block: 'nearest'});
  });
};

function LoadedCard({onTitle, ...start}: LoadedCardProps): ReactElement {
  const booking = useBooking(start);
  const {step, choice, day, zone, announcement} = booking;
  const details = useRef<HTMLDivElement>(null);
  const [visitor, setVisitor] = useState(NOTHING_TYPED);
  useEffect(() => onTitle(titles[step.name]), [onTitle, step.name]);
  useFocusOnChange(details, booking);

  const isAsking = step.name === 'choosing' && choice.kind !== 'none';
  if (!day || (step.name === 'choosing' && !isAsking && day.freeCount === 0)) {
    return (
      <OtherWays
        title={`No open times in the next ${inWords(demoRules.horizonDays / 7)} weeks`}
        note="Call or email us, and we’ll find a time."
      />
    );
  }
  // On a narrow card the form is below the row of its time.
  const row = day.rows.findIndex((times) =>
    times.some(({at}) => choice.kind !== 'none' && at === choice.at),
  );
  return (
    <Card className={styles.card} data-step={step.name}>
      {'choice' in step ? (
        <DayTimes
          booking={booking}
          day={day}
          openedRow={row}
          visitor={visitor}
          notice={noticeAboveTimes(booking)}
        />
      ) : (
        <BookedDay booking={booking} demo={step.demo} />
      )}
      <div
        ref={details}
        className={styles.details}
        style={{'--order': row < 0 ? undefined : row} as CSSProperties}
      >
        {step.name === 'choosing' && !isAsking ? <AboutDemo /> : null}
        {/* Always mounted, so that nothing typed is lost. */}
        <Panel
          isHidden={!isAsking}
          title={
            choice.kind === 'time'
              ? formatTime('dayAndClock', choice.at, zone)
              : choice.kind === 'unavailable' && refusalTexts[choice.reason]
          }
          note={choice.kind === 'time' ? zoneLine(choice.at, zone) : undefined}
        >
          {step.name === 'choosing' ? <NearestTimes booking={booking} /> : null}
          <BookingForm booking={booking} visitor={visitor} onVisitor={setVisitor} />
        </Panel>
        {step.name === 'moving' ? <MovePanel booking={booking} demo={step.demo} /> : null}
        {step.name === 'booked' || step.name === 'moved' ? (
          <BookedPanel booking={booking} demo={step.demo} />
        ) : null}
        {step.name === 'held' ? <HeldPanel booking={booking} demo={step.demo} /> : null}
        {step.name === 'canceled' ? <CanceledPanel booking={booking} demo={step.demo} /> : null}
      </div>
      <p role="status" className="visuallyHidden">
        {announcement}
      </p>
    </Card>
  );
}
