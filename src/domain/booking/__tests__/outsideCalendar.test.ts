import {findMount} from '../outsideCalendar.ts';

describe('findMount', () => {
  it.each([[{}], [{Calendly: null}], [{Calendly: {}}], [{Calendly: {initInlineWidget: 'soon'}}]])(
    'rejects %j as a provider',
    (scope) => {
      expect(findMount(scope)).toBeUndefined();
    },
  );

  it('mounts the booking page without the event’s details, and keeps its URL’s parameters', () => {
    const initInlineWidget = jest.fn();
    const parentElement = {} as HTMLElement;
    findMount({Calendly: {initInlineWidget}})?.(
      parentElement,
      'https://booking.example/ringwell/demo?month=2026-12',
    );
    expect(initInlineWidget.mock.calls).toEqual([
      [
        {
          url: 'https://booking.example/ringwell/demo?month=2026-12&hide_event_type_details=1',
          parentElement,
        },
      ],
    ]);
  });
});
