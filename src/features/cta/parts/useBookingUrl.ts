import useIsBrowser from '@docusaurus/useIsBrowser';

import {usePublicEnv} from '@site/src/hooks/usePublicEnv';
import {visitCampaign, withCampaign} from '@site/src/lib/campaign';

/**
 * Returns the URL of an external booking page, after hydration with the visit's campaign in its query;
 * null if demos are booked on this site.
 */
export const useBookingUrl = (): string | null => {
  const {bookingUrl} = usePublicEnv();
  const isBrowser = useIsBrowser();
  return bookingUrl !== null && isBrowser ? withCampaign(bookingUrl, visitCampaign()) : bookingUrl;
};
