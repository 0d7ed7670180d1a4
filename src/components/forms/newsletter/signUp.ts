import {QueryClient} from '@tanstack/react-query';

import {lazyChunk} from '@site/src/components/shared/lazy-chunk/lazyChunk';
import {
  type BackendConfig,
  connectBackend,
  preloadBackend,
} from '@site/src/domain/backend/backendClient';
import {newsletterMessage} from '@site/src/domain/newsletter/messages';
import {
  subscribe,
  type SubscribeResult,
  type Subscription,
} from '@site/src/domain/newsletter/subscribe';
import {type NewsletterMessage} from '@site/src/domain/newsletter/unreachable';

// All that a sign-up needs once somebody is at the form, in a chunk of its own: 10 kB that no first
// view has to carry.

/** The application's one query client. */
const queryClient = new QueryClient();

/** Fetches the backend's code ahead of its use. */
export const prepare = preloadBackend;

/** @throws what stops a request before it is sent */
export const signUp = async (
  config: BackendConfig,
  subscription: Subscription,
): Promise<NewsletterMessage> => {
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationKey: ['newsletter', 'subscribe'],
    mutationFn: (sent: Subscription): Promise<SubscribeResult> =>
      subscribe(() => lazyChunk(() => connectBackend(config)), sent),
    // Sent once. A repeat of a request whose answer was lost could only be a duplicate.
    retry: false,
    // 'online' would hold a form that is sent offline until the line is back, without a word.
    networkMode: 'always',
  });
  return newsletterMessage(await mutation.execute(subscription));
};
