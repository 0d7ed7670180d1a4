import {useRef} from 'react';
import {useMutation} from '@tanstack/react-query';
import type {SupabaseClient} from '@supabase/supabase-js';

import {usePublicEnv} from '@site/src/hooks/usePublicEnv';
import {lazyChunk} from '@site/src/hooks/lazy-chunk/lazyChunk';
import {connectBackend} from '@site/src/lib/backend/backendClient';

/** Outcome if the code that sends doesn't load, or throws; every request may have it anyway. */
const LOST_OUTCOME = 'unreachable';

export interface BackendRequest<Values, Outcome> {
  readonly send: (client: SupabaseClient, values: Values) => Promise<Outcome>;
  /** Prefix of an error in the console. */
  readonly failureLabel: string;
  /** Called also after the component was unmounted. */
  readonly onSettled: (outcome: Outcome | typeof LOST_OUTCOME, values: Values) => void;
}

export interface BackendRequestState<Values, Outcome> {
  /** Sends a request, unless one is pending. */
  readonly request: (values: Values) => void;
  readonly isPending: boolean;
  /** Values of the last request, and its outcome once it has settled. */
  readonly sent: Values | undefined;
  readonly outcome: Outcome | typeof LOST_OUTCOME | undefined;
  readonly reset: () => void;
}

/** Sends a visitor's request to the backend and tracks its state. */
export const useBackendRequest = <Values, Outcome>({
  send,
  failureLabel,
  onSettled,
}: BackendRequest<Values, Outcome>): BackendRequestState<Values, Outcome> => {
  const env = usePublicEnv();
  /** A ref, not state: two presses in one tick would both see the old state. */
  const isBusy = useRef(false);
  const {mutate, isPending, variables, data, reset} = useMutation({
    mutationFn: async (values: Values) => {
      try {
        return await send(await lazyChunk(() => connectBackend(env)), values);
      } catch (error) {
        // The message could repeat what was typed.
        console.error(failureLabel, {error: error instanceof Error ? error.name : 'thrown'});
        return LOST_OUTCOME;
      }
    },
    onSettled: (outcome = LOST_OUTCOME, _error, values) => {
      isBusy.current = false;
      onSettled(outcome, values);
    },
  });
  const request = (values: Values): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    mutate(values);
  };
  return {request, isPending, sent: variables, outcome: data, reset};
};
