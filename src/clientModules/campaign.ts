import {storeCampaign} from '@site/src/features/measurement/rules/campaign/campaign';

// Runs when the application's code does, before hydration and before any page changes the address.
if (typeof window !== 'undefined') storeCampaign(window.location.search);
