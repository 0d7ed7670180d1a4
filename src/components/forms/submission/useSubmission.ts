import {useRef} from 'react';

import {lazyChunk} from '@site/src/components/shared/lazy-chunk/lazyChunk';

import {useQueryClientLoader} from './QueryClientRoot';

export interface Submission<Variables, Result> {
  /**
   * Runs the mutation. While one is under way a second call does nothing and gives null, so a
   * double press sends one request.
   *
   * @throws what the mutation throws, and when its code cannot be loaded
   */
  readonly submit: (variables: Variables) => Promise<Result | null>;
  /** Fetches the code ahead of its use. */
  readonly preload: () => void;
}

/** A form's request, run as a mutation by the query client at the application's root. */
export const useSubmission = <Variables, Result>(
  mutationKey: readonly string[],
  mutationFn: (variables: Variables) => Promise<Result>,
): Submission<Variables, Result> => {
  const loadClient = useQueryClientLoader();
  // A ref and not state: two submits in one tick would both see the state of before.
  const busy = useRef(false);

  const submit = async (variables: Variables): Promise<Result | null> => {
    if (busy.current) return null;
    busy.current = true;
    try {
      const client = await lazyChunk(loadClient);
      const mutation = client.getMutationCache().build(client, {
        mutationKey,
        mutationFn,
        // Sent once. A repeat of a request whose answer was lost could only be a duplicate.
        retry: false,
        // 'online' would hold a form that is sent offline until the line is back, without a word.
        networkMode: 'always',
      });
      return await mutation.execute(variables);
    } finally {
      busy.current = false;
    }
  };

  const preload = (): void => {
    loadClient().catch(() => undefined);
  };

  return {submit, preload};
};
