import {
  type ComponentType,
  type ReactElement,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {Section} from '@site/src/layout/Section';
import {useBookingUrl} from '@site/src/features/cta/parts/useBookingUrl';
import {lazyChunk} from '@site/src/hooks/lazy-chunk/lazyChunk';
import {whenReleased} from '@site/src/hooks/pressState';
import {type DemoSource} from '@site/src/features/measurement/rules/events';
import {onceInView} from '@site/src/lib/onceInView';

import styles from './Booking.drawing.module.css';
import {BOOKING_SECTION} from '../data';
import type {BookingCardProps} from './BookingCard';
import {OutsideCalendar} from './OutsideCalendar';
import {LoadingCard, OtherWays} from './LoadingCard';

const PICK_A_TIME = 'Pick a time for your demo';

/** Distance from the window's edge at which loading starts: about a screen. */
const NEAR_VIEW = '600px 0px';

/** True once the visitor has scrolled near the section or followed a link to it; false in the HTML. */
const useNearView = (element: RefObject<HTMLElement | null>): boolean => {
  const isBrowser = useIsBrowser();
  const {hash} = useLocation();
  const [isNear, setIsNear] = useState(false);
  // Stored, because the address may change again.
  if (isBrowser && !isNear && hash === `#${BOOKING_SECTION}`) setIsNear(true);

  useEffect(() => {
    if (isNear || !element.current) return undefined;
    return onceInView(element.current, () => setIsNear(true), {rootMargin: NEAR_VIEW});
  }, [element, isNear]);
  return isNear;
};

export interface DemoBookingProps {
  readonly as: 'h1' | 'h2';
  /** Source label of a booking that no button led to. */
  readonly source: DemoSource;
  /** Token of the email's link that was opened; undefined while unknown. */
  readonly token?: string | null;
}

/**
 * Section that books a demo: in our own calendar, or in an outside service's if one is configured. The
 * code of our own is fetched when the visitor scrolls near; its height doesn't change after the first paint.
 */
export function DemoBooking({as: Heading, source, token}: DemoBookingProps): ReactElement {
  useBrokenLinks().collectAnchor(BOOKING_SECTION);
  const outsideUrl = useBookingUrl();
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearView(frame);
  const [title, setTitle] = useState(PICK_A_TIME);
  const [Card, setCard] = useState<ComponentType<BookingCardProps>>();
  const onTitle = useCallback((text = PICK_A_TIME) => setTitle(text), []);
  const [isMissing, setIsMissing] = useState(false);
  // A demo that was booked on this site is moved and canceled on it, too.
  const isOutside = outsideUrl !== null && typeof token !== 'string';

  useEffect(() => {
    if (!isNear || isOutside) return;
    lazyChunk(() => import('./BookingCard')).then(
      async ({BookingCard}) => {
        // A press that began on the old content still counts.
        await whenReleased();
        setCard(() => BookingCard);
      },
      () => setIsMissing(true),
    );
  }, [isNear, isOutside]);

  return (
    <Section labelledBy={BOOKING_SECTION} ground="tint" className={styles.section}>
      <Heading id={BOOKING_SECTION}>{title}</Heading>
      <div ref={frame} tabIndex={-1} className={styles.frame}>
        {isOutside ? (
          <OutsideCalendar bookingUrl={outsideUrl} isNear={isNear} />
        ) : (
          <>
            <div hidden={isMissing} className="needsScript">
              {Card && token !== undefined ? (
                <Card
                  key={token}
                  token={token}
                  source={source}
                  onTitle={onTitle}
                  onRetry={() => frame.current?.focus({preventScroll: true})}
                />
              ) : (
                <LoadingCard />
              )}
            </div>
            <OtherWays
              className={isMissing ? undefined : 'withoutScript'}
              title="Book by email or on our AI line"
              note={
                isMissing
                  ? 'The calendar did not load.'
                  : 'Picking a time on this page needs JavaScript, which is off or did not load.'
              }
            />
          </>
        )}
      </div>
    </Section>
  );
}
