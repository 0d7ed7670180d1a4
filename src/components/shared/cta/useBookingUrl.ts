import useIsBrowser from '@docusaurus/useIsBrowser';

import {usePublicEnv} from '@site/src/components/shared/env/usePublicEnv';
import {visitCampaign, withCampaign} from '@site/src/domain/campaign/campaign';

/** The booking page's address, after hydration with the visit's campaign, so that every way of opening the link carries it. */
export const useBookingUrl = (): string => {
  const {bookingUrl} = usePublicEnv();
  return useIsBrowser() ? withCampaign(bookingUrl, visitCampaign()) : bookingUrl;
};
