import {renderToString} from 'react-dom/server';
import {act, fireEvent, render, screen, within} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';

import {momentIds, moments, wayIds, ways} from '@site/src/data/compareWays';

import {CallBoard} from '../CallBoard';
import {CostSheet} from '../CostSheet';

jest.mock('@site/src/data/plans');
jest.mock('@docusaurus/router', () => ({useLocation: () => window.location.href}));

const field = (name: string): HTMLElement => screen.getByRole('textbox', {name});
const type = (name: string, value: string): void =>
  void fireEvent.change(field(name), {target: {value}});
const wait = (): void => act(() => jest.advanceTimersByTime(1_000));

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/compare?utm_source=x');
});
afterEach(() => jest.useRealTimers());

describe('the board', () => {
  test('says of every call which way it is, how it ends, and what happens then', () => {
    render(<CallBoard />);
    for (const id of momentIds) {
      const row = screen.getByRole('heading', {name: moments[id].name}).closest('li')!;
      for (const way of wayIds) {
        const {slot, text} = moments[id].calls[way];
        expect(within(row).getAllByText(ways[way].name)).toHaveLength(2);
        expect(within(row).getAllByText(slot)[0]).toBeInTheDocument();
        expect(within(row).getByText(text)).toBeInTheDocument();
      }
    }
  });
});

describe('the sums', () => {
  test('start with nothing filled in, and no price but what is missing', () => {
    render(<CostSheet />);
    for (const input of screen.getAllByRole('textbox')) expect(input).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent('Your numbers, please');
    expect(screen.getByText('Needs a price from its quote.')).toBeVisible();
    expect(document.body).not.toHaveTextContent('$8,388');
  });

  test('are those of the address that Back leads to, whatever is still being typed', () => {
    const {rerender} = render(<CostSheet />);
    field('Calls to be answered').focus();
    type('Calls to be answered', '50');
    type('What an unanswered call costs you', 'plenty');
    wait();
    window.history.replaceState(null, '', '/compare?calls=120&lost=3');
    rerender(<CostSheet />);
    expect(field('Calls to be answered')).toHaveValue('120');
    expect(field('What an unanswered call costs you')).toHaveValue('3');
    expect(field('What an unanswered call costs you')).not.toHaveAccessibleDescription(/cannot/);
    expect(screen.getByRole('status')).toHaveTextContent('$4,320');
  });

  test('mark the way that costs least, and write the numbers into the address', () => {
    render(<CostSheet />);
    type('Calls to be answered', '200 calls');
    type('What an unanswered call costs you', '$400');
    expect(screen.getByRole('status')).toHaveTextContent(/^An AI receptionist costs least/);
    expect(screen.getByText('Costs least').closest('li')).toHaveTextContent('$11,388');
    wait();
    expect(window.location.search).toBe('?utm_source=x&calls=200&lost=400');
  });

  test('leave out what cannot be counted, beside the field, and clear it', () => {
    render(<CostSheet />);
    type('Hours a week', 'forty');
    fireEvent.blur(field('Hours a week'));
    expect(field('Hours a week')).toHaveValue('forty');
    expect(field('Hours a week')).toHaveAccessibleDescription(/cannot read that/);
    type('Calls outside those hours', '140%');
    expect(field('Calls outside those hours')).toHaveAccessibleDescription(/stop counting at 100/);
    fireEvent.click(screen.getByRole('button', {name: 'Clear'}));
    expect(field('Hours a week')).toHaveValue('');
    wait();
    expect(window.location.search).toBe('?utm_source=x');
  });

  test('hydrate empty, and then show the address', async () => {
    const host = document.createElement('div');
    host.innerHTML = renderToString(<CostSheet />);
    document.body.append(host);
    window.history.replaceState(null, '', '/compare?calls=20&lost=10&hours=1e9&wage=-4');
    const onRecoverableError = jest.fn();
    const root = await act(async () => hydrateRoot(host, <CostSheet />, {onRecoverableError}));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(field('Calls to be answered')).toHaveValue('20');
    expect(field('Hours a week')).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent(/^Voicemail costs least\$2,400/);
    act(() => root.unmount());
    host.remove();
  });
});
