import {storeCampaign} from '@site/src/lib/campaign';

// Runs when the application's code does, before hydration and before any page changes the address.
if (typeof window !== 'undefined') storeCampaign(window.location.search);
