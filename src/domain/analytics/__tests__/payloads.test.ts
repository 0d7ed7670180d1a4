import {bareAddress} from '../conversion.ts';
import {cookieDomains, serviceCookies} from '../cookies.ts';
import {CONSENT_VERSION, formatDecision, parseDecision} from '../consent.ts';
import {campaignParameters, gtagCalls} from '../gtag.ts';
import {pixelAddress, pixelEvent} from '../pixel.ts';

const view = {
  type: 'page_view',
  title: 'Pricing',
  url: 'https://site.example/pricing',
  referrer: 'https://site.example/',
} as const;
const demo = {type: 'demo_click', source: 'solutions_dental', isConversion: true} as const;

describe('what the analytics service is told', () => {
  it('a page view: title and address, first set and then sent', () => {
    const page = {
      page_title: 'Pricing',
      page_location: 'https://site.example/pricing',
      page_referrer: 'https://site.example/',
    };
    expect(gtagCalls(view)).toEqual([
      ['set', page],
      ['event', 'page_view', page],
    ]);
  });

  it('a demo click: the Demo Booking conversion with its source', () => {
    expect(gtagCalls(demo)).toEqual([
      [
        'event',
        'add_to_cart',
        {
          currency: 'USD',
          value: 999,
          items: [{item_name: 'Demo Booking', item_category: 'Service', quantity: 1, price: 999}],
          event_label: 'solutions_dental',
        },
      ],
    ]);
  });

  it('a press that leads to our own page: no conversion, which the booking is', () => {
    const press = {...demo, isConversion: false};
    expect(gtagCalls(press)).toEqual([['event', 'demo_click', {event_label: 'solutions_dental'}]]);
    expect(pixelEvent(press)).toBeNull();
    expect(gtagCalls({type: 'demo_booking', source: 'solutions_dental'})).toEqual(gtagCalls(demo));
  });

  it('a call to the test line, and a sign-up without its address', () => {
    expect(gtagCalls({type: 'phone_click'})).toEqual([
      ['event', 'phone_click', {event_label: 'test_ai_phone'}],
    ]);
    expect(gtagCalls({type: 'newsletter_signup'})).toEqual([
      ['event', 'newsletter_signup', {event_category: 'engagement'}],
    ]);
  });
});

it.each([true, false])(
  'a stored message: whether a topic was known (%s), and no text',
  (hasTopic) => {
    expect(gtagCalls({type: 'contact_message', hasTopic})).toEqual([
      ['event', 'generate_lead', {event_category: 'engagement', has_topic: hasTopic}],
    ]);
  },
);

it('a campaign, in the analytics service’s own words', () => {
  expect(
    campaignParameters({utm_source: 'letter', utm_campaign: 'spring', utm_term: 'front+desk'}),
  ).toEqual({campaign_source: 'letter', campaign_name: 'spring', campaign_term: 'front+desk'});
  expect(campaignParameters({})).toEqual({});
});

describe('what the pixel is told', () => {
  it('names its standard events', () => {
    const names = [view, demo, {type: 'phone_click'}, {type: 'newsletter_signup'}] as const;
    expect(names.map((event) => pixelEvent(event)?.event)).toEqual([
      'PageView',
      'AddToCart',
      'Contact',
      'Lead',
    ]);
  });

  it('hears of a booking as of a click, and nothing of a message', () => {
    expect(pixelEvent({type: 'demo_booking', source: 'home_calendar_booking'})).toMatchObject({
      event: 'AddToCart',
      data: {source: 'home_calendar_booking'},
    });
    expect(pixelEvent({type: 'contact_message', hasTopic: true})).toBeNull();
  });

  it('hears nothing of a call that was had', () => {
    const call = {type: 'call_finished', specialty: 'dental', start: 1, outcome: 'booked'} as const;
    expect(pixelEvent(call)).toBeNull();
    expect(gtagCalls(call)).toEqual([
      ['event', 'call_finished', {specialty: 'dental', start: 1, outcome: 'booked'}],
    ]);
  });

  it('writes an event into one address', () => {
    const told = pixelEvent(demo);
    if (told === null) throw new Error('A demo click is told');
    const address = new URL(pixelAddress('1234567', told, view.url, 42));
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
});

it('an address leaves its query and hash behind', () => {
  expect(bareAddress('https://a.example/calculator?calls=80#sheet')).toBe(
    'https://a.example/calculator',
  );
  expect(bareAddress('https://a.example/#a?b')).toBe('https://a.example/');
  expect(bareAddress('')).toBe('');
});

describe('a remembered answer', () => {
  const now = Date.parse('2026-11-21T08:00:00Z');
  const decision = {choice: 'granted', date: '2026-11-01T08:00:00.000Z'} as const;

  it('is read back', () => {
    expect(parseDecision(formatDecision(decision), now)).toEqual(decision);
  });

  it('is read back when the clock has been put right by an hour since', () => {
    const ahead = {...decision, date: '2026-11-21T09:00:00.000Z'};
    expect(parseDecision(formatDecision(ahead), now)).toEqual(ahead);
  });

  it.each([
    ['nothing', null],
    ['no JSON', 'yes'],
    ['null', 'null'],
    ['another version', JSON.stringify({version: 0, ...decision})],
    ['another word', JSON.stringify({version: CONSENT_VERSION, ...decision, choice: 'maybe'})],
    ['no date', JSON.stringify({version: CONSENT_VERSION, choice: 'granted'})],
    [
      'a broken date',
      JSON.stringify({version: CONSENT_VERSION, choice: 'granted', date: 'Monday'}),
    ],
    ['older than a year', formatDecision({...decision, date: '2025-11-20T08:00:00.000Z'})],
    ['from a clock a year ahead', formatDecision({...decision, date: '2027-11-21T08:00:00.000Z'})],
  ])('is asked for again when there is %s', (_, text) => {
    expect(parseDecision(text, now)).toBeNull();
  });
});

describe('the services’ cookies', () => {
  it('are told from ours', () => {
    expect(serviceCookies('_ga=1; _ga_ABC=2; theme=dark; _fbp=3; _gcl_au=4; _gadget2=5')).toEqual([
      '_ga',
      '_ga_ABC',
      '_fbp',
      '_gcl_au',
    ]);
    expect(serviceCookies('')).toEqual([]);
  });

  it('are looked for on every domain above ours', () => {
    expect(cookieDomains('www.a.example')).toEqual(['www.a.example', 'a.example', 'example']);
  });
});
