import {type ReactElement} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';

import {withParameters} from '@site/src/domain/address/withParameters';

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

test('is empty in the HTML and at hydration, then what the address says', () => {
  const site = (
    <MemoryRouter>
      <Search />
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  window.history.replaceState(null, '', '/blog?q=fax');
  container.innerHTML = renderToString(site);
  expect(screen.getByRole('textbox')).toHaveValue('');
  const onRecoverableError = jest.fn();
  render(site, {container, hydrate: true, onRecoverableError});
  expect(screen.getByRole('textbox')).toHaveValue('fax');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('starts with what the address says, and changes nothing else in it', () => {
  const {type} = open('/blog?q=fax&utm_source=letter#list');
  expect(screen.getByRole('textbox')).toHaveValue('fax');
  type('faxes ');
  expect(screen.getByRole('textbox')).toHaveValue('faxes ');
  wait(500);
  expect(address()).toBe('/blog?utm_source=letter&q=faxes#list');
  expect(window.history.state).toEqual({key: 'router'});
});

test('ten seconds of a held key are far from what WebKit refuses: 100 changes in 10 seconds', () => {
  const {type} = open('/blog');
  const replace = jest.spyOn(window.history, 'replaceState');
  for (let text = 'e'; text.length <= 300; text += 'e') {
    type(text);
    wait(33);
  }
  expect(replace.mock.calls.length).toBeGreaterThan(10);
  expect(replace.mock.calls.length).toBeLessThanOrEqual(60);
});

test('a browser that refuses: the letters stay, and the address follows later', () => {
  const {type} = open('/blog');
  jest.spyOn(window.history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('Too many', 'SecurityError');
  });
  type('eaglesoft');
  wait(500);
  expect(screen.getByRole('textbox')).toHaveValue('eaglesoft');
  expect(address()).toBe('/blog');
  wait(3_000);
  expect(address()).toBe('/blog?q=eaglesoft');
});

test('another page’s address is left alone, and a press or a departure writes at once', () => {
  const {type} = open('/blog');
  type('fa');
  fireEvent.click(document.body);
  expect(address()).toBe('/blog?q=fa');
  type('fax');
  fireEvent(window, new Event('pagehide'));
  expect(address()).toBe('/blog?q=fax');
  window.history.pushState(null, '', '/about');
  type('faxes');
  wait(5_000);
  expect(address()).toBe('/about');
});
