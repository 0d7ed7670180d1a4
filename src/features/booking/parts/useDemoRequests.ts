import type {SupabaseClient} from '@supabase/supabase-js';

import {useBackendRequest} from '@site/src/hooks/useBackendRequest';
import type {DemoSource} from '@site/src/features/measurement/rules/events';
import {lastDemoSource, track} from '@site/src/features/measurement/rules/track';
import {confirmRequest, requestIds} from '@site/src/lib/backend/requestIds';

import {type BookingFormValues, toDemoColumns} from '../rules/bookingForm';
import {
  bookDemo,
  cancelDemo,
  DEMO_TABLE,
  type DemoOutcome,
  moveDemo,
} from '../rules/bookingRequests';
import type {Demo, DemoStep} from '../rules/bookingState';
import {rememberToken} from '../rules/rememberedToken';
import {forgetOpenTime} from './useOpenTimeHistory';

interface DemoRequest {
  readonly at: number;
  readonly send: (client: SupabaseClient) => Promise<DemoOutcome>;
  /** Key of the request's ids, kept until the answer is known. */
  readonly content?: string;
  /** Step once the request has succeeded. */
  readonly success: DemoStep;
  /** Called once the request has succeeded, or the demo is held. */
  readonly onDone?: (outcome: 'done' | 'held') => void;
}

export interface DemoRequests {
  readonly isSending: boolean;
  /** @param onBooked called after success */
  readonly book: (at: number, values: BookingFormValues, onBooked: () => void) => void;
  readonly move: (demo: Demo, to: number) => void;
  readonly cancel: (demo: Demo) => void;
}

/**
 * Sends the requests that book, move and cancel a demo, one at a time.
 *
 * @param source place of the card, for a booking that no button led to
 * @param onStart called with the text of the live region
 */
export const useDemoRequests = (
  zone: string,
  source: DemoSource,
  onStart: (announcement: string) => void,
  onSettled: (outcome: DemoOutcome, request: Pick<DemoRequest, 'at' | 'success'>) => void,
): DemoRequests => {
  const {request, isPending} = useBackendRequest<DemoRequest, DemoOutcome>({
    send: (client, {send}) => send(client),
    failureLabel: 'The demo was not changed',
    onSettled: (outcome, sent) => {
      const isAnswered = outcome !== 'unreachable' && outcome !== 'failed';
      if (isAnswered && sent.content !== undefined) confirmRequest(sent.content);
      if (outcome === 'done' || outcome === 'held') {
        forgetOpenTime();
        sent.onDone?.(outcome);
      }
      onSettled(outcome, sent);
    },
  });
  const run = (announcement: string, next: DemoRequest): void => {
    onStart(announcement);
    request(next);
  };

  return {
    isSending: isPending,
    book: (at, values, onBooked) => {
      const columns = toDemoColumns(values);
      const content = `${DEMO_TABLE} ${JSON.stringify([at, columns])}`;
      const {id, token} = requestIds(content);
      const startsAt = new Date(at).toISOString();
      const isByPhone = columns.phone !== null;
      run('Booking', {
        at,
        content,
        send: (client) =>
          bookDemo(client, {id, token, starts_at: startsAt, time_zone: zone, ...columns}),
        success: {name: 'booked', demo: {id, token, at, sequence: 0, isByPhone, visitor: values}},
        onDone: (outcome) => {
          rememberToken(token);
          onBooked();
          // A held demo isn't booked yet, and the link in its email may never be pressed.
          if (outcome === 'done') track({type: 'demo_booking', source: lastDemoSource() ?? source});
        },
      });
    },
    move: (demo, to) =>
      run('Moving', {
        at: to,
        send: (client) => moveDemo(client, demo.token, to),
        success: {name: 'moved', demo: {...demo, at: to, sequence: demo.sequence + 1}},
      }),
    cancel: (demo) =>
      run('Canceling', {
        at: demo.at,
        send: (client) => cancelDemo(client, demo.token),
        success: {name: 'canceled', demo},
        onDone: () => rememberToken(undefined),
      }),
  };
};
