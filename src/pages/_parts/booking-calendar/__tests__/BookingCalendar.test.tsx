import {act, fireEvent, screen} from '@testing-library/react';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';

import {renderInSite} from '@site/scripts/jest/renderInSite';
import {usePublicEnv} from '@site/src/components/shared/env/usePublicEnv';
import {parsePublicEnv} from '@site/src/domain/env/parsePublicEnv';
import {type AnalyticsEvent} from '@site/src/domain/analytics/events';
import {holdEvents, registerAdapters, stopTracking} from '@site/src/domain/analytics/track';
import {BookingCalendar} from '../BookingCalendar';

// Near view, at a press, after a no, and each way to fail: e2e/calendar.spec.ts.

jest.mock('@site/src/config/brand');
jest.mock('@site/src/components/shared/env/usePublicEnv');

const configure = (script: string | undefined): void =>
  void jest
    .mocked(usePublicEnv)
    .mockReturnValue(parsePublicEnv({PUBLIC_BOOKING_SCRIPT_URL: script}));
const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];
const show = (): ReturnType<typeof renderInSite> =>
  renderInSite(<BookingCalendar />, {path: '/#demo'});

let events: AnalyticsEvent[];
beforeEach(() => {
  configure('https://booking.example/widget.js');
  events = [];
  registerAdapters([{send: (event) => void events.push(event)}]);
});
afterEach(() => {
  for (const script of scripts()) script.remove();
  Reflect.deleteProperty(window, 'Calendly');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  // A visit that was told nothing.
  holdEvents();
  stopTracking();
});

it('has link and number in the HTML, and keeps them where no provider is configured', () => {
  const html = renderToString(
    <DocusaurusContextProvider>
      <MemoryRouter initialEntries={['/#demo']}>
        <BookingCalendar />
      </MemoryRouter>
    </DocusaurusContextProvider>,
  );
  expect(html).toContain('href="https://booking.example/ringwell/demo"');
  expect(html).toContain('href="tel:+14165550142"');
  expect(html).not.toContain('Loading calendar');

  configure(undefined);
  show();
  expect(scripts()).toEqual([]);
  expect(screen.queryByText(/did not load|Loading calendar/)).not.toBeInTheDocument();
  const link = screen.getByRole('link', {name: /Open the booking page/});
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(events).toEqual([{type: 'demo_click', source: 'home_calendar'}]);
});

it('waits for a press where the browser sends Global Privacy Control, also for a link to it', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', {value: true, configurable: true});
  show();
  expect(scripts()).toEqual([]);
  fireEvent.click(screen.getByRole('button', {name: 'Show the calendar'}));
  expect(scripts()).toHaveLength(1);
});

it('records a booking once, and only in the provider’s own words', () => {
  const booked = {event: 'calendly.event_scheduled', payload: {}};
  const report = (origin: string, data: unknown): boolean =>
    window.dispatchEvent(new MessageEvent('message', {origin, data}));
  show();
  report('https://evil.example', booked);
  report('https://booking.example.evil.example', booked);
  report('https://booking.example', {event: 'calendly.event_type_viewed'});
  report('https://booking.example', 'calendly.event_scheduled');
  report('https://booking.example', null);
  expect(events).toEqual([]);
  report('https://booking.example', booked);
  report('https://booking.example', booked);
  expect(events).toEqual([{type: 'demo_booking'}]);
});

it('stops waiting when the visitor leaves, and asks again for a script that was blocked', async () => {
  const {unmount} = show();
  await act(async () => void fireEvent.error(scripts()[0] as HTMLScriptElement));
  unmount();
  const {unmount: leave} = show();
  expect(scripts()).toHaveLength(1);
  leave();
  const initInlineWidget = jest.fn();
  Object.assign(window, {Calendly: {initInlineWidget}});
  await act(async () => void fireEvent.load(scripts()[0] as HTMLScriptElement));
  expect(initInlineWidget).not.toHaveBeenCalled();
});
