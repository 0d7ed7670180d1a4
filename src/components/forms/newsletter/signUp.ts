import {sendOnce} from '@site/src/components/forms/sendOnce';
import {lazyChunk} from '@site/src/components/shared/lazy-chunk/lazyChunk';
import {
  type BackendConfig,
  connectBackend,
  preloadBackend,
} from '@site/src/domain/backend/backendClient';
import {newsletterMessage} from '@site/src/domain/newsletter/messages';
import {subscribe, type Subscription} from '@site/src/domain/newsletter/subscribe';
import {type NewsletterMessage} from '@site/src/domain/newsletter/unreachable';

// All that a sign-up needs once somebody is at the form, in a chunk of its own.

/** Fetches the backend's code ahead of its use. */
export const prepare = preloadBackend;

/** @throws what stops a request before it is sent */
export const signUp = async (
  config: BackendConfig,
  subscription: Subscription,
): Promise<NewsletterMessage> =>
  newsletterMessage(
    await sendOnce('newsletter', () =>
      subscribe(() => lazyChunk(() => connectBackend(config)), subscription),
    ),
  );
