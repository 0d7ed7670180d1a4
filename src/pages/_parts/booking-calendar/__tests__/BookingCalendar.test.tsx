import {act, fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';

import {renderInSite} from '@site/scripts/jest/renderInSite';
import {usePublicEnv} from '@site/src/components/shared/env/usePublicEnv';
import {parsePublicEnv} from '@site/src/domain/env/parsePublicEnv';
import {saveDecision} from '@site/src/domain/analytics/consent';
import {type AnalyticsEvent} from '@site/src/domain/analytics/events';
import {holdEvents, registerAdapters, stopTracking} from '@site/src/domain/analytics/track';
import {BookingCalendar} from '../BookingCalendar';

jest.mock('@site/src/config/brand');
jest.mock('@site/src/components/shared/env/usePublicEnv');

const SCRIPT = 'https://booking.example/widget.js';
const configure = (script: string | undefined): void =>
  void jest
    .mocked(usePublicEnv)
    .mockReturnValue(parsePublicEnv({PUBLIC_BOOKING_SCRIPT_URL: script}));

/** The one observer of the calendar: tells it that it came near the window. */
let comeNear: () => void;
let margin: string | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  configure(SCRIPT);
  comeNear = () => {
    throw new Error('Nobody observes');
  };
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      margin = options?.rootMargin;
      comeNear = () =>
        act(() => callback([{isIntersecting: true} as IntersectionObserverEntry], this as never));
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): [] {
      return [];
    }
  } as never;
});

afterEach(() => {
  for (const script of document.head.querySelectorAll('script')) script.remove();
  Reflect.deleteProperty(window, 'Calendly');
  Reflect.deleteProperty(window, 'IntersectionObserver');
  // A visit that was told nothing: what is held is dropped.
  holdEvents();
  stopTracking();
  jest.useRealTimers();
});

const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];
const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
const show = (path = '/'): ReturnType<typeof renderInSite> =>
  renderInSite(<BookingCalendar />, {path});

/** What the provider's script does when it runs. */
const provide = (
  initInlineWidget: (options: {url: string; parentElement: HTMLElement}) => void = ({
    url,
    parentElement,
  }) => {
    const frame = document.createElement('iframe');
    frame.src = url;
    parentElement.append(frame);
  },
): jest.Mock => {
  const init = jest.fn(initInlineWidget);
  Object.assign(window, {Calendly: {initInlineWidget: init}});
  return init;
};

const expectFallback = (): void => {
  const calendar = within(screen.getByRole('group', {name: 'Booking calendar'}));
  expect(calendar.getByRole('link', {name: /Open the booking page/})).toHaveAttribute(
    'href',
    'https://booking.example/ringwell/demo',
  );
  expect(calendar.getByRole('link', {name: 'Call (416) 555-0142'})).toHaveAttribute(
    'href',
    'tel:+14165550142',
  );
  expect(screen.queryByText('Loading calendar...')).not.toBeInTheDocument();
};

it('has the link and the number in the HTML', () => {
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
});

it('stays with the link and the number where no provider is configured', async () => {
  configure(undefined);
  show('/#demo');
  await pass(11_000);
  expectFallback();
  expect(scripts()).toEqual([]);
  expect(screen.queryByText(/did not load/)).not.toBeInTheDocument();
});

it('loads nothing before it is near', async () => {
  show();
  await pass(11_000);
  expect(scripts()).toEqual([]);
  expect(margin).toMatch(/^\d+px/);
});

it('loads the provider once it is near, and shows the calendar', async () => {
  show();
  comeNear();
  expect(screen.getByText('Loading calendar...')).toBeVisible();
  expect(scripts().map(({src}) => src)).toEqual([SCRIPT]);
  await pass(950);
  expect(screen.getByText('Loading calendar...')).toBeVisible();
  const init = provide();
  await pass(100);
  expect(screen.queryByText('Loading calendar...')).not.toBeInTheDocument();
  expect(init).toHaveBeenCalledTimes(1);
  expect(screen.getByTitle('Booking calendar')).toHaveAttribute(
    'src',
    'https://booking.example/ringwell/demo?hide_event_type_details=1',
  );
  expect(screen.queryByRole('link', {name: /Open the booking page/})).not.toBeInTheDocument();
});

it('loads at once for a visitor who asked for it', () => {
  show('/#demo');
  expect(screen.getByText('Loading calendar...')).toBeVisible();
  expect(scripts()).toHaveLength(1);
});

describe('after a no', () => {
  const showButton = (): HTMLElement | null =>
    screen.queryByRole('button', {name: 'Show the calendar'});

  it.each(['/', '/#demo'])('loads nothing near view (%s), and at a press', async (path) => {
    saveDecision('denied');
    show(path);
    expect(path === '/' ? showButton() : null).toBeNull();
    comeNear();
    await pass(11_000);
    expect(scripts()).toEqual([]);
    expectFallback();
    expect(
      screen.getByText(/booking\.example, which then sees your network address/),
    ).toBeVisible();
    fireEvent.click(showButton() as HTMLElement);
    expect(scripts()).toHaveLength(1);
    expect(showButton()).toBeNull();
  });

  it('by Global Privacy Control, likewise, whatever was answered', () => {
    saveDecision('granted');
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true, configurable: true});
    show();
    comeNear();
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    expect(scripts()).toEqual([]);
    expect(showButton()).toBeVisible();
  });

  it('and a yes after it, loads near view', () => {
    saveDecision('denied');
    saveDecision('granted');
    show();
    comeNear();
    expect(scripts()).toHaveLength(1);
  });
});

describe('a booking in it', () => {
  const report = (origin: string, data: unknown): boolean =>
    window.dispatchEvent(new MessageEvent('message', {origin, data}));
  const booked = {event: 'calendly.event_scheduled', payload: {}};

  it('is told once, and only in the provider’s own words', () => {
    const events: AnalyticsEvent[] = [];
    registerAdapters([{send: (event) => void events.push(event)}]);
    show('/#demo');
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
});

it('gives up after 10 s, with the link and the number', async () => {
  show();
  comeNear();
  await pass(9_900);
  expect(screen.getByText('Loading calendar...')).toBeVisible();
  await pass(100);
  expectFallback();
  expect(screen.getByText(/The calendar did not load/)).toBeVisible();
});

it('gives up at once when the script is blocked, and tries again on the next visit', async () => {
  const {unmount} = show();
  comeNear();
  fireEvent.error(scripts()[0] as HTMLScriptElement);
  await pass(0);
  expectFallback();
  unmount();
  show();
  comeNear();
  expect(scripts()).toHaveLength(1);
});

it('is silent about a provider that throws', async () => {
  const logged = jest.spyOn(console, 'error');
  provide(({parentElement}) => {
    parentElement.append('half a calendar');
    throw new Error('no such event');
  });
  show();
  comeNear();
  await pass(0);
  expectFallback();
  expect(screen.queryByText('half a calendar')).not.toBeInTheDocument();
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

it('uses a provider that an earlier page has loaded', async () => {
  const init = provide();
  show();
  comeNear();
  await pass(0);
  expect(init).toHaveBeenCalledTimes(1);
  expect(scripts()).toEqual([]);
});

it('stops waiting when the visitor leaves', async () => {
  const {unmount} = show();
  comeNear();
  unmount();
  const init = provide();
  await pass(11_000);
  expect(init).not.toHaveBeenCalled();
});

it('records which link was pressed', async () => {
  const events: AnalyticsEvent[] = [];
  registerAdapters([{send: (event) => void events.push(event)}]);
  show();
  const link = screen.getByRole('link', {name: /Open the booking page/});
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.setup({advanceTimers: jest.advanceTimersByTime}).click(link);
  expect(events).toEqual([{type: 'demo_click', source: 'home_calendar'}]);
});
