import {type Campaign, visitCampaign} from '../../../lib/campaign.ts';
import {
  type AnalyticsEvent,
  bareAddress,
  demoBooking,
  type MeasurementService,
  phoneLabel,
} from './events.ts';

type DataLayer = unknown[];

type GtagWindow = Window & {
  dataLayer?: DataLayer;
} & Record<`ga-disable-${string}`, boolean | undefined>;

export type GtagCall = readonly [command: string, ...parameters: unknown[]];

/**
 * Lists the gtag.js calls for one event (docs/build/decisions.md).
 *
 * `set` comes before a page view, because gtag.js would otherwise read the address bar for every event,
 * and its query may contain calculator inputs or a search.
 */
export const gtagCalls = (event: AnalyticsEvent): readonly GtagCall[] => {
  switch (event.type) {
    case 'page_view': {
      const page = {
        page_title: event.title,
        page_location: event.url,
        page_referrer: event.referrer,
      };
      return [
        ['set', page],
        ['event', 'page_view', page],
      ];
    }
    case 'demo_click':
    case 'demo_booking': {
      if (event.type === 'demo_click' && !event.isConversion) {
        return [['event', 'demo_click', {event_label: event.source}]];
      }
      const {name, category, quantity, price, currency} = demoBooking;
      return [
        [
          'event',
          'add_to_cart',
          {
            currency,
            value: price,
            items: [{item_name: name, item_category: category, quantity, price}],
            event_label: event.source,
          },
        ],
      ];
    }
    case 'phone_click':
      return [['event', 'phone_click', {event_label: phoneLabel}]];
    case 'newsletter_signup':
      return [['event', 'newsletter_signup', {event_category: 'engagement'}]];
    case 'contact_message':
      return [
        ['event', 'generate_lead', {event_category: 'engagement', has_topic: event.hasTopic}],
      ];
    case 'call_finished': {
      const {specialty, start, outcome} = event;
      return [['event', 'call_finished', {specialty, start, outcome}]];
    }
  }
};

/** Renames campaign parameters for Google: `utm_source` → `campaign_source`. */
export const campaignParameters = (campaign: Campaign): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(campaign).map(([field, value]) => [
      field === 'utm_campaign' ? 'campaign_name' : field.replace('utm_', 'campaign_'),
      value,
    ]),
  );

// gtag.js recognizes calls in the data layer by their type, `arguments`.
const asArguments = function (..._call: readonly unknown[]): IArguments {
  // eslint-disable-next-line prefer-rest-params -- gtag.js ignores an array here
  return arguments;
};

let isScriptAdded = false;

/**
 * Creates the Google Analytics service. Its script is added once; until it runs (never, if it is
 * blocked), calls wait in `window.dataLayer`.
 *
 * @param id measurement id, such as G-XXXXXXXXXX.
 */
export const createGtag = (id: string): MeasurementService => {
  const page = window as unknown as GtagWindow;
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  const call = (...parameters: GtagCall): void => void layer.push(asArguments(...parameters));

  page[`ga-disable-${id}`] = false;
  if (isScriptAdded) {
    call('consent', 'update', {analytics_storage: 'granted'});
  } else {
    isScriptAdded = true;
    // Visits are measured; nobody is profiled for advertising, whatever the account is set to.
    call('consent', 'default', {
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
    call('js', new Date());
    // By `set`, because values in `config` would override those of later pages.
    call('set', {
      page_location: bareAddress(window.location.href),
      page_referrer: bareAddress(document.referrer),
    });
    call('config', id, {
      // `recordPageView` sends one per path change, with our titles.
      send_page_view: false,
      anonymize_ip: true,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      ...campaignParameters(visitCampaign()),
    });
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  }

  return {
    send: (event) => {
      for (const parameters of gtagCalls(event)) call(...parameters);
    },
    stop: () => {
      // Google's own switch: while it is on, the script sends and stores nothing.
      page[`ga-disable-${id}`] = true;
      call('consent', 'update', {analytics_storage: 'denied'});
    },
  };
};
