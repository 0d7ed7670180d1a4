import {sendOnce} from '@site/src/components/forms/sendOnce';
import {lazyChunk} from '@site/src/components/shared/lazy-chunk/lazyChunk';
import {
  type BackendConfig,
  connectBackend,
  preloadBackend,
} from '@site/src/domain/backend/backendClient';
import {visitCampaign} from '@site/src/domain/campaign/campaign';
import {type ContactForm} from '@site/src/domain/contact/contactMessage';
import {sendContactMessage, type SendResult} from '@site/src/domain/contact/sendContactMessage';

/** Fetches the backend's code ahead of its use. */
export const prepare = preloadBackend;

/** @throws what stops a request before it is sent */
export const sendMessage = (config: BackendConfig, form: ContactForm): Promise<SendResult> =>
  sendOnce('contact', () =>
    sendContactMessage(() => lazyChunk(() => connectBackend(config)), form, {
      page: window.location.pathname,
      campaign: visitCampaign(),
    }),
  );
