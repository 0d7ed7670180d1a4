import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {renderInSite} from '@site/scripts/jest/renderInSite';
import {setEventReceiver} from '@site/src/features/measurement/rules/track';
import {usePublicEnv} from '@site/src/hooks/usePublicEnv';
import * as client from '@site/src/lib/backend/backendClient';
import * as requests from '../../rules/bookingRequests';
import type {DemoTime} from '../../rules/times';
import {parsePublicEnv} from '@site/src/lib/env/parsePublicEnv';
import {forgetAllValues} from '@site/src/lib/persisted';
import {BookingCard} from '../BookingCard';

// Whole journeys with a real backend are in e2e/booking.spec.ts.

jest.mock('@site/src/config/company');
jest.mock('@site/src/hooks/usePublicEnv');
jest.mock('@site/src/lib/backend/backendClient');
jest.mock('../../rules/bookingRequests', () => ({
  ...jest.requireActual<object>('../../rules/bookingRequests'),
  fetchDemoTimes: jest.fn(),
  findDemo: jest.fn(),
  bookDemo: jest.fn(),
  moveDemo: jest.fn(),
  cancelDemo: jest.fn(),
}));
const {fetchDemoTimes, findDemo, bookDemo, moveDemo, cancelDemo} = jest.mocked(requests);

const TOKEN = '0b7e4a3c-6a44-4c7c-9c3e-1d1b2f0a9e55';
/** 10:00 AM to 12:40 PM Eastern, every twenty minutes. @param taken indexes */
const timesWithout = (...taken: number[]): readonly DemoTime[] =>
  Array.from({length: 9}, (_, index) => ({
    at: Date.parse('2026-03-11T14:00Z') + index * 1_200_000,
    isFree: !taken.includes(index),
  }));

const zoneIs = (timeZone: string | undefined): void => {
  const options = {...new Intl.DateTimeFormat().resolvedOptions(), timeZone};
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue(options as Intl.ResolvedDateTimeFormatOptions);
};

beforeEach(() => {
  jest.mocked(usePublicEnv).mockReturnValue(parsePublicEnv({}));
  jest.mocked(client.connectBackend).mockResolvedValue({} as never);
  fetchDemoTimes.mockResolvedValue(timesWithout(1));
  findDemo.mockResolvedValue(null);
  zoneIs('America/New_York');
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.clearAllMocks();
  forgetAllValues();
  setEventReceiver(null);
});

const renderCard = (token: string | null): void =>
  void renderInSite(
    <BookingCard token={token} source="book" onTitle={() => undefined} onRetry={() => undefined} />,
    {path: '/book'},
  );
const open = async (token: string | null = null): Promise<void> => {
  renderCard(token);
  await screen.findByRole('radiogroup', {name: 'Day'});
};
const fillIn = (): void => {
  fireEvent.change(screen.getByLabelText('Name'), {target: {value: 'Ana'}});
  const email = {value: 'ana+demo@lakeside.example'};
  fireEvent.change(screen.getByLabelText('Work email'), {target: email});
};
const time = (name: RegExp | string): HTMLElement => screen.getByRole('radio', {name});
/** Refetches times, as when the page becomes visible again. */
const seeAgain = async (times: readonly DemoTime[]): Promise<void> => {
  fetchDemoTimes.mockResolvedValue(times);
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
};

it('repeats a request with the same ids, and uses new ones for another time', async () => {
  bookDemo.mockResolvedValue('unreachable');
  await open();
  await userEvent.click(time(/^10:00/));
  fillIn();
  const send = async (): Promise<void> =>
    userEvent.click(screen.getByRole('button', {name: /^Book Wed/}));
  await send();
  expect(await screen.findByText('We couldn’t reach the calendar.')).toBeVisible();
  // This page may have booked it, so the message doesn't say that somebody else did.
  await seeAgain(timesWithout(0, 1));
  await send();
  await userEvent.click(time(/^11:00/));
  await send();
  const ids = bookDemo.mock.calls.map(([, {id, token}]) => `${id} ${token}`);
  expect(ids).toHaveLength(3);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
  expect(bookDemo.mock.calls[0]?.[1]).toMatchObject({
    starts_at: '2026-03-11T14:00:00.000Z',
    time_zone: 'America/New_York',
    email: 'ana+demo@lakeside.example',
    practice: null,
  });
});

it('reports a chosen time that is taken while the form is filled in, and keeps the typed text', async () => {
  await open();
  await userEvent.click(time(/^11:00/));
  fillIn();
  await seeAgain(timesWithout(1, 3));
  expect(await screen.findByRole('heading', {name: /was booked a moment ago/})).toBeVisible();
  expect(screen.queryByRole('button', {name: /^Book /})).not.toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Ana');
  await userEvent.click(screen.getByRole('button', {name: /^10:40/}));
  await seeAgain(timesWithout().slice(4));
  expect(await screen.findByRole('heading', {name: /now too soon/})).toBeVisible();
});

it('asks whether the time zone is right if the browser hides it', async () => {
  zoneIs('UTC');
  await open();
  expect(screen.getByText(/^Times are shown in Eastern Time: right\?/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', {name: 'Yes'}));
  expect(screen.queryByText(/right\?/)).not.toBeInTheDocument();
});

it('reloads old demo times when one of them is pressed', async () => {
  jest.useFakeTimers({advanceTimers: true});
  await open();
  fetchDemoTimes.mockRejectedValue(new Error('no network'));
  await act(() => jest.advanceTimersByTimeAsync(6 * 60_000));
  expect(screen.getByText('These times may be out of date.')).toBeVisible();
  fetchDemoTimes.mockClear();
  fireEvent.click(time(/^11:00/));
  expect(time(/^11:00/)).not.toBeChecked();
  await waitFor(() => expect(fetchDemoTimes).toHaveBeenCalled());
  fetchDemoTimes.mockResolvedValue(timesWithout(1));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByText('These times may be out of date.')).not.toBeInTheDocument();
});

it('the arrow keys move through the times, and any other press opens the form', async () => {
  await open();
  fireEvent.keyDown(time(/^10:00/), {key: 'ArrowDown'});
  expect(time(/^11:00/)).toBeChecked();
  expect(time(/^11:00/)).toHaveFocus();
  fireEvent.keyDown(time(/^11:00/), {key: 'ArrowRight'});
  expect(time(/^11:20/)).toHaveFocus();
  // A screen reader's click has no count in `detail`.
  fireEvent.click(time(/^11:40/), {detail: 0});
  expect(screen.getByRole('heading', {name: /March\u00a011, 11:40/})).toHaveFocus();
});

it('explains that a held time must be confirmed by email, and doesn’t count it as a booking', async () => {
  const receive = jest.fn();
  setEventReceiver(receive);
  bookDemo.mockResolvedValueOnce('held');
  await open();
  await userEvent.click(time(/^12:00/));
  fillIn();
  await userEvent.click(screen.getByRole('button', {name: /^Book Wed/}));
  expect(await screen.findByText('This time isn’t booked yet.')).toBeVisible();
  expect(screen.getByText('ana+demo@lakeside.example')).toBeVisible();
  expect(screen.queryByRole('button', {name: 'Move'})).not.toBeInTheDocument();
  expect(receive).not.toHaveBeenCalled();
});

it('a booked demo shows the phone number of the call, and asks once before it is canceled', async () => {
  bookDemo.mockResolvedValueOnce('done');
  await open();
  await userEvent.click(time(/^12:00/));
  fillIn();
  fireEvent.change(screen.getByLabelText(/^Phone/), {target: {value: '(312) 555-0148'}});
  await userEvent.click(screen.getByRole('button', {name: /^Book Wed/}));
  expect(await screen.findByText(/^We call you at/)).toHaveTextContent(/312.*555.0148\.$/);
  const calendar = screen.getByRole('link', {name: /^Google/}).getAttribute('href') ?? '';
  expect(new URL(calendar).searchParams.get('dates')).toBe('20260311T160000Z/20260311T162000Z');
  await userEvent.click(screen.getByRole('button', {name: 'Cancel'}));
  expect(screen.getByText('Cancel Wednesday 12:00 pm?').parentElement).toHaveFocus();
  await userEvent.click(screen.getByRole('button', {name: 'Keep it'}));
  expect(screen.getByRole('button', {name: 'Cancel'})).toHaveFocus();
  expect(cancelDemo).not.toHaveBeenCalled();
  cancelDemo.mockResolvedValueOnce('done');
  await userEvent.click(screen.getByRole('button', {name: 'Cancel'}));
  await userEvent.click(screen.getByRole('button', {name: 'Yes, cancel'}));
  expect(await screen.findByText('Free again')).toBeVisible();
});

describe('the link of an email', () => {
  const found = (state: requests.FoundDemo['state']): void =>
    void findDemo.mockResolvedValue({
      id: TOKEN,
      at: timesWithout()[1]!.at,
      sequence: 0,
      isByPhone: true,
      state,
    });

  it.each([
    ['over', /has begun or is over/],
    ['nothing', /There is no demo for this link/],
  ] as const)('a link that leads to %s says so, and offers another time', async (state, text) => {
    if (state === 'over') found('over');
    await open(TOKEN);
    expect(screen.getByText(text)).toBeVisible();
    expect(time(/^11:00/)).toBeEnabled();
    expect(screen.queryByRole('button', {name: /Cancel/})).not.toBeInTheDocument();
  });

  it('an email’s link changes nothing before a press, and says that the new time was taken', async () => {
    found('open');
    moveDemo.mockResolvedValueOnce('taken');
    await open(TOKEN);
    await userEvent.click(time(/^11:00/));
    expect(moveDemo).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', {name: /^Move to/}));
    expect(await screen.findByRole('heading', {name: /was booked a moment ago/})).toHaveFocus();
  });
});

it('explains what to do when no demo time is free', async () => {
  fetchDemoTimes.mockResolvedValue(timesWithout(0, 1, 2, 3, 4, 5, 6, 7, 8));
  renderInSite(
    <BookingCard token={null} source="book" onTitle={() => undefined} onRetry={() => undefined} />,
  );
  expect(await screen.findByText('No open times in the next four weeks')).toBeVisible();
  expect(screen.getByRole('link', {name: /555-0142/})).toBeVisible();
});
