import {cookieDomains, serviceCookies} from '../cookies.ts';
import {CONSENT_VERSION, formatDecision, parseDecision} from '../consent.ts';
import {type AnalyticsEvent, blogSource, specialtySource} from '../events.ts';
import {campaignParameters, gtagCalls} from '../gtag.ts';
import {pixelAddress, pixelEvent} from '../pixel.ts';

const page = {
  page_title: 'Pricing',
  page_location: 'https://site.example/pricing',
  page_referrer: 'https://site.example/',
};
const bookingData = {
  content_name: 'Demo Booking',
  content_category: 'Service',
  value: 999,
  currency: 'USD',
};
const conversion = {
  currency: 'USD',
  value: 999,
  items: [{item_name: 'Demo Booking', item_category: 'Service', quantity: 1, price: 999}],
};
const demo = {type: 'demo_click', source: 'solutions_dental', isConversion: true} as const;

it.each<[AnalyticsEvent, readonly unknown[], unknown]>([
  [
    {
      type: 'page_view',
      title: page.page_title,
      url: page.page_location,
      referrer: page.page_referrer,
    },
    [
      ['set', page],
      ['event', 'page_view', page],
    ],
    {event: 'PageView', data: {}},
  ],
  [
    demo,
    [['event', 'add_to_cart', {...conversion, event_label: 'solutions_dental'}]],
    {event: 'AddToCart', data: {...bookingData, source: 'solutions_dental'}},
  ],
  // A link to our own booking page is no conversion; the booking is.
  [
    {...demo, isConversion: false},
    [['event', 'demo_click', {event_label: 'solutions_dental'}]],
    null,
  ],
  [
    {type: 'demo_booking', source: 'home_calendar_booking'},
    [['event', 'add_to_cart', {...conversion, event_label: 'home_calendar_booking'}]],
    {event: 'AddToCart', data: {...bookingData, source: 'home_calendar_booking'}},
  ],
  [
    {type: 'phone_click'},
    [['event', 'phone_click', {event_label: 'test_ai_phone'}]],
    {event: 'Contact', data: {content_name: 'test_ai_phone'}},
  ],
  [
    {type: 'newsletter_signup'},
    [['event', 'newsletter_signup', {event_category: 'engagement'}]],
    {event: 'Lead', data: {}},
  ],
  [
    {type: 'contact_message', hasTopic: true},
    [['event', 'generate_lead', {event_category: 'engagement', has_topic: true}]],
    null,
  ],
  [
    {type: 'call_finished', specialty: 'dental', start: 1, outcome: 'booked'},
    [['event', 'call_finished', {specialty: 'dental', start: 1, outcome: 'booked'}]],
    null,
  ],
])('%j reaches the analytics service and the pixel with its own data', (event, calls, told) => {
  expect(gtagCalls(event)).toEqual(calls);
  expect(pixelEvent(event)).toEqual(told);
});

it('labels of specialties and articles have underscores, as the owner fixed it', () => {
  expect(specialtySource('family-medicine')).toBe('solutions_family_medicine');
  expect(blogSource('patient-experience')).toBe('blog_patient_experience');
});

it('encodes a pixel event in one URL', () => {
  const address = new URL(pixelAddress('1234567', pixelEvent(demo)!, page.page_location, 42));
  expect(address.origin + address.pathname).toBe('https://www.facebook.com/tr/');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    id: '1234567',
    ev: 'AddToCart',
    dl: 'https://site.example/pricing',
    'cd[content_name]': 'Demo Booking',
    'cd[content_category]': 'Service',
    'cd[value]': '999',
    'cd[currency]': 'USD',
    'cd[source]': 'solutions_dental',
    ts: '42',
    noscript: '1',
  });
});

it('sends a campaign in the analytics service’s own words', () => {
  expect(
    campaignParameters({utm_source: 'letter', utm_campaign: 'spring', utm_term: 'front+desk'}),
  ).toEqual({campaign_source: 'letter', campaign_name: 'spring', campaign_term: 'front+desk'});
  expect(campaignParameters({})).toEqual({});
});

describe('a stored answer', () => {
  const now = Date.parse('2026-11-21T08:00:00Z');
  const decision = {choice: 'granted', date: '2026-11-01T08:00:00.000Z'} as const;

  it('a stored answer is valid after the clock was set back by an hour', () => {
    const ahead = {...decision, date: '2026-11-21T09:00:00.000Z'};
    expect(parseDecision(formatDecision(ahead), now)).toEqual(ahead);
  });

  it.each([
    ['no JSON', 'yes'],
    ['another version', JSON.stringify({version: 0, ...decision})],
    ['another word', JSON.stringify({version: CONSENT_VERSION, ...decision, choice: 'maybe'})],
    ['a broken date', formatDecision({...decision, date: 'Monday'})],
    ['older than a year', formatDecision({...decision, date: '2025-11-20T08:00:00.000Z'})],
    ['from a clock a year ahead', formatDecision({...decision, date: '2027-11-21T08:00:00.000Z'})],
  ])('consent is asked for again when there is %s', (_, text) => {
    expect(parseDecision(text, now)).toBeNull();
  });
});

describe('the services’ cookies', () => {
  it('the services’ cookies are distinguished from ours', () => {
    expect(serviceCookies('_ga=1; _ga_ABC=2; theme=dark; _fbp=3; _gcl_au=4; _gadget2=5')).toEqual([
      '_ga',
      '_ga_ABC',
      '_fbp',
      '_gcl_au',
    ]);
  });

  it('the services’ cookies are deleted on every parent domain', () => {
    expect(cookieDomains('www.a.example')).toEqual(['www.a.example', 'a.example', 'example']);
  });
});
