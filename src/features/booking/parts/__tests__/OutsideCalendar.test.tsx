import {readFileSync} from 'node:fs';
import path from 'node:path';

import {act, fireEvent, screen} from '@testing-library/react';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';

import {renderInSite} from '@site/scripts/jest/renderInSite';
import {usePublicEnv} from '@site/src/hooks/usePublicEnv';
import {parsePublicEnv} from '@site/src/lib/env/parsePublicEnv';
import {type AnalyticsEvent} from '@site/src/features/measurement/rules/events';
import {setEventReceiver} from '@site/src/features/measurement/rules/track';
import {DemoBooking} from '../DemoBooking';

jest.mock('@site/src/config/company');
jest.mock('@site/src/hooks/usePublicEnv');

const PAGE = 'https://booking.example/ringwell/demo';
const SCRIPT = 'https://booking.example/widget.js';

const configure = (script?: string): void =>
  void jest
    .mocked(usePublicEnv)
    .mockReturnValue(parsePublicEnv({PUBLIC_BOOKING_URL: PAGE, PUBLIC_BOOKING_SCRIPT_URL: script}));
const calendar = <DemoBooking as="h2" source="home_calendar" token={null} />;
const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];
const show = (path = '/#demo'): ReturnType<typeof renderInSite> => renderInSite(calendar, {path});

const report = (origin: string, data: unknown): void =>
  act(() => void window.dispatchEvent(new MessageEvent('message', {origin, data})));
/** Adds a frame, as the provider's script does. */
const drawFrame = ({parentElement}: {parentElement: HTMLElement}): void =>
  parentElement.append(document.createElement('iframe'));

let events: AnalyticsEvent[];
beforeEach(() => {
  configure(SCRIPT);
  events = [];
  setEventReceiver((event) => void events.push(event));
});
afterEach(() => {
  for (const script of scripts()) script.remove();
  Reflect.deleteProperty(window, 'Calendly');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  setEventReceiver(null);
});

it('the outside calendar has link and number in the HTML, and keeps them where no provider is configured', () => {
  const html = renderToString(
    <DocusaurusContextProvider>
      <MemoryRouter initialEntries={['/#demo']}>{calendar}</MemoryRouter>
    </DocusaurusContextProvider>,
  );
  expect(html).toContain(`href="${PAGE}"`);
  expect(html).toContain('href="tel:+14165550142"');
  expect(html).not.toContain('Loading calendar');

  configure();
  show();
  expect(scripts()).toEqual([]);
  expect(screen.queryByText(/did not load|Loading calendar/)).not.toBeInTheDocument();
  const name = 'Open the booking page (opens in a new tab)';
  const link = screen.getByRole('link', {name});
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  // jsdom doesn't follow links and logs an error for those that leave the page.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(events).toEqual([{type: 'demo_click', source: 'home_calendar', isConversion: true}]);
});

it('the outside calendar loads when it is near the viewport, in a frame of 700 px', async () => {
  const {IntersectionObserver} = window;
  let comeNear = (_: {isIntersecting: boolean; intersectionRatio: number}[]): void => undefined;
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: typeof comeNear) {
        comeNear = callback;
      }
      observe = jest.fn();
      disconnect = jest.fn();
    },
  });
  show('/');
  Object.assign(window, {IntersectionObserver});
  act(() => comeNear([{isIntersecting: false, intersectionRatio: 0}]));
  expect(scripts()).toEqual([]);
  jest.useFakeTimers();
  act(() => comeNear([{isIntersecting: true, intersectionRatio: 0}]));
  expect(scripts().map(({src}) => src)).toEqual([SCRIPT]);
  const initInlineWidget = jest.fn(drawFrame);
  Object.assign(window, {Calendly: {initInlineWidget}});
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(initInlineWidget).toHaveBeenCalledTimes(1);
  const [[{url, parentElement}]] = initInlineWidget.mock.calls as unknown as [
    [{url: string; parentElement: HTMLElement}],
  ];
  expect(url).toBe(`${PAGE}?hide_event_type_details=1`);
  expect(parentElement.parentElement).toHaveClass('framed');
  const css = readFileSync(path.join(__dirname, '../OutsideCalendar.module.css'), 'utf8');
  expect(css).toMatch(/\.framed \{\s*height: 700px;/);
  report('https://evil.example', {event: 'calendly.page_height'});
  expect(screen.getByText('Loading calendar...')).toBeVisible();
  report('https://booking.example', {event: 'calendly.page_height'});
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  jest.useRealTimers();
  expect(screen.queryByText(/Loading calendar|Don’t see/)).not.toBeInTheDocument();
});

it('shows link and number above the calendar until it sends a message, since it may be blocked', async () => {
  jest.useFakeTimers();
  Object.assign(window, {Calendly: {initInlineWidget: drawFrame}});
  show();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  jest.useRealTimers();
  expect(screen.getByText('Don’t see the calendar?')).toBeVisible();
  expect(screen.getByTitle('Booking calendar')).toBeVisible();
  report('https://booking.example', {event: 'calendly.event_type_viewed'});
  expect(screen.queryByText('Don’t see the calendar?')).not.toBeInTheDocument();
});

it.each(['silence', 'a blocked script', 'a widget that throws'])(
  'links to the booking page after %s: at once, or after ten seconds',
  async (fault) => {
    jest.useFakeTimers();
    if (fault === 'a widget that throws') {
      const initInlineWidget = (): never => {
        throw new Error('failed');
      };
      Object.assign(window, {Calendly: {initInlineWidget}});
    }
    show();
    if (fault === 'a blocked script') fireEvent.error(scripts()[0] as HTMLScriptElement);
    if (fault === 'silence') {
      await act(() => jest.advanceTimersByTimeAsync(9_900));
      expect(screen.getByText('Loading calendar...')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(100));
    }
    jest.useRealTimers();
    expect(screen.getByText('The calendar did not load.')).toBeVisible();
    expect(screen.getByRole('link', {name: /Open the booking page/})).toBeVisible();
    expect(screen.getByRole('link', {name: 'Call (416) 555-0142'})).toBeVisible();
  },
);

it('the outside calendar waits for a press if the browser sends Global Privacy Control', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', {value: true, configurable: true});
  show();
  expect(scripts()).toEqual([]);
  fireEvent.click(screen.getByRole('button', {name: 'Show the calendar'}));
  expect(scripts()).toHaveLength(1);
});

it('records a booking only for the provider’s own message', () => {
  const booked = {event: 'calendly.event_scheduled', payload: {}};
  show();
  report('https://evil.example', booked);
  report('https://booking.example', {event: 'calendly.event_type_viewed'});
  report('https://booking.example', null);
  expect(events).toEqual([]);
  report('https://booking.example', booked);
  expect(events).toEqual([{type: 'demo_booking', source: 'home_calendar_booking'}]);
});

it('stops waiting for the calendar when the visitor leaves, and retries a blocked script', () => {
  const {unmount} = show();
  fireEvent.error(scripts()[0] as HTMLScriptElement);
  expect(scripts()).toEqual([]);
  unmount();
  jest.useFakeTimers();
  const {unmount: leave} = show();
  expect(scripts()).toHaveLength(1);
  leave();
  const initInlineWidget = jest.fn();
  Object.assign(window, {Calendly: {initInlineWidget}});
  jest.advanceTimersByTime(1_000);
  jest.useRealTimers();
  expect(initInlineWidget).not.toHaveBeenCalled();
});
