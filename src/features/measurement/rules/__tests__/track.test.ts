import {type AnalyticsEvent, blogSource, specialtySource} from '../events.ts';
import {holdEvents, lastDemoSource, registerAdapters, stopTracking, track} from '../track.ts';

const recorder = () => {
  const events: AnalyticsEvent[] = [];
  return {events, send: (event: AnalyticsEvent) => void events.push(event)};
};

const click = {type: 'demo_click', source: 'header', isConversion: true} as const;

afterEach(stopTracking);

describe('source labels', () => {
  it('write slugs with underscores, as the owner fixed it', () => {
    expect(specialtySource('dental')).toBe('solutions_dental');
    expect(specialtySource('family-medicine')).toBe('solutions_family_medicine');
    expect(blogSource('patient-experience')).toBe('blog_patient_experience');
  });
});

describe('track', () => {
  it('continues when a service throws', () => {
    const sound = recorder();
    const send = (): void => {
      throw new Error('blocked');
    };
    registerAdapters([{send}, sound]);
    expect(() => track(click)).not.toThrow();
    expect(sound.events).toEqual([click]);
  });
});

describe('a demo conversion', () => {
  const booking = {type: 'demo_booking', source: 'book'} as const;
  const press = {type: 'demo_click', source: 'about', isConversion: false} as const;
  const told = (...events: AnalyticsEvent[]): string[] => {
    const recorded = recorder();
    // Both calls are needed to drop the reported and the held events of an earlier visit.
    holdEvents();
    stopTracking();
    registerAdapters([recorded]);
    events.forEach(track);
    return recorded.events.map(({type}) => type);
  };

  it.each([
    ['a booking alone', [booking], ['demo_booking']],
    ['a booking that is reported twice', [booking, booking], ['demo_booking']],
    ['a click, then a booking', [click, booking], ['demo_click']],
    ['a booking, then a click', [booking, click], ['demo_booking']],
    [
      'a press that leads to our page, then a booking',
      [press, booking],
      ['demo_click', 'demo_booking'],
    ],
    ['a booking, then such a press', [booking, press, booking], ['demo_booking', 'demo_click']],
    ['clicks in two places', [click, click], ['demo_click', 'demo_click']],
  ] as const)('counts %s once', (_, events, expected) => {
    expect(told(...events)).toEqual(expected);
  });

  it('has the last demo button of the visit as its source, also without services', () => {
    track(press);
    expect(lastDemoSource()).toBe('about');
    track(click);
    expect(lastDemoSource()).toBe('header');
  });

  it('counts a booking after a click that no service received', () => {
    track(click);
    expect(told(booking)).toEqual(['demo_booking']);
  });
});
