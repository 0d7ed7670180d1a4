import {QueryClient} from '@tanstack/react-query';

/** The application's one query client. It comes with the first form that is used: 10 kB that no first view has to carry. */
const queryClient = new QueryClient();

/** Sends a form through the query client. @throws what `send` throws */
export const sendOnce = <Result>(form: string, send: () => Promise<Result>): Promise<Result> =>
  queryClient
    .getMutationCache()
    .build(queryClient, {
      mutationKey: [form],
      mutationFn: send,
      // The visitor sends it again, with the same id (domain/backend/requestId).
      retry: false,
      // What was typed is not kept once the answer is there.
      gcTime: 0,
      // 'online' would hold a form that is sent offline until the line is back, without a word.
      networkMode: 'always',
    })
    .execute(undefined);
