import {calendarUrl, findScheduler, type Scheduler} from '../scheduler';

const scheduler: Scheduler = {initInlineWidget: () => undefined};

describe('findScheduler', () => {
  it('knows a Calendly-compatible provider', () => {
    expect(findScheduler({Calendly: scheduler})).toBe(scheduler);
  });
  it.each([[{}], [{Calendly: null}], [{Calendly: {}}], [{Calendly: {initInlineWidget: 'soon'}}]])(
    'does not take %j for one',
    (scope) => {
      expect(findScheduler(scope)).toBeUndefined();
    },
  );
});

describe('calendarUrl', () => {
  it('hides the event’s details and keeps what the address had', () => {
    expect(calendarUrl('https://booking.example/ringwell/demo?month=2026-12')).toBe(
      'https://booking.example/ringwell/demo?month=2026-12&hide_event_type_details=1',
    );
  });
});
