import {keepCampaign} from '@site/src/domain/campaign/campaign';

// Runs when the application's code does, before hydration and before any page changes the address.
if (typeof window !== 'undefined') keepCampaign(window.location.search);
