import {type ReactElement} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';

import {withParameters} from '@site/src/lib/address/withParameters';

import {useAddressState} from '../useAddressState';

const read = (search: string): string => new URLSearchParams(search).get('q') ?? '';
const write = (query: string, search: string): string => withParameters(search, {q: query.trim()});

function Search(): ReactElement {
  const [query, setQuery] = useAddressState('', read, write);
  return <input value={query} onChange={({target}) => setQuery(target.value)} />;
}

const open = (address: string): {readonly type: (text: string) => void} => {
  window.history.replaceState({key: 'router'}, '', address);
  render(
    <MemoryRouter>
      <Search />
    </MemoryRouter>,
  );
  return {type: (value) => void fireEvent.change(screen.getByRole('textbox'), {target: {value}})};
};
const wait = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));
const address = (): string =>
  window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('useAddressState starts with the state of the URL and keeps its other parameters', () => {
  const {type} = open('/blog?q=fax&utm_source=letter#list');
  expect(screen.getByRole('textbox')).toHaveValue('fax');
  type('faxes ');
  expect(screen.getByRole('textbox')).toHaveValue('faxes ');
  wait(500);
  expect(address()).toBe('/blog?utm_source=letter&q=faxes#list');
  expect(window.history.state).toEqual({key: 'router'});
});

test('changes the URL far less often than WebKit’s limit of 100 times in 10 s while a key is held', () => {
  const {type} = open('/blog');
  const replace = jest.spyOn(window.history, 'replaceState');
  for (let text = 'e'; text.length <= 300; text += 'e') {
    type(text);
    wait(33);
  }
  expect(replace.mock.calls.length).toBeGreaterThan(10);
  expect(replace.mock.calls.length).toBeLessThanOrEqual(60);
});

test('keeps the typed text when the browser refuses a change, and updates the URL on a click', () => {
  const {type} = open('/blog');
  jest.spyOn(window.history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('Too many', 'SecurityError');
  });
  type('eaglesoft');
  wait(500);
  expect(screen.getByRole('textbox')).toHaveValue('eaglesoft');
  expect(address()).toBe('/blog');
  fireEvent.click(document.body);
  expect(address()).toBe('/blog?q=eaglesoft');
});

test('updates the URL immediately when the visitor leaves the page', () => {
  const {type} = open('/blog');
  type('fax');
  fireEvent(window, new Event('pagehide'));
  expect(address()).toBe('/blog?q=fax');
});
