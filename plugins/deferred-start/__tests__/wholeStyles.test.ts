/** @jest-environment jsdom */
import type {StartedPage} from '../client/startedPage';
import {fetchStylesAhead, wholeStyles} from '../client/wholeStyles';

const page: StartedPage = {
  scripts: ['/a.js'],
  styles: '/s.css',
  held: new Map(),
  fields: new Map(),
  stateOf: () => '',
  takeOver: () => undefined,
};

const links = (rel: string): HTMLLinkElement[] => [
  ...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`),
];

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(navigator, 'connection');
  jest.useRealTimers();
});

describe('wholeStyles', () => {
  it('adds the style sheet once, however often it is asked for', async () => {
    const load = wholeStyles(page);
    const asked = Promise.all([load(), load()]);
    const [link, ...others] = links('stylesheet');
    expect(others).toEqual([]);
    expect(link?.getAttribute('href')).toBe('/s.css');
    link?.dispatchEvent(new Event('load'));
    await asked;
    await load();
    expect(links('stylesheet')).toEqual([link]);
  });

  it('fails as a script of the bundler does, and tries anew', async () => {
    const load = wholeStyles(page);
    const failed = load();
    links('stylesheet')[0]?.dispatchEvent(new Event('error'));
    await expect(failed).rejects.toMatchObject({name: 'ChunkLoadError', request: '/s.css'});
    expect(links('stylesheet')).toEqual([]);
    const again = load();
    links('stylesheet')[0]?.dispatchEvent(new Event('load'));
    await again;
  });
});

describe('fetchStylesAhead', () => {
  it('has the style sheet fetched and not read', () => {
    jest.useFakeTimers();
    fetchStylesAhead(page);
    expect(links('prefetch')).toEqual([]);
    jest.runAllTimers();
    expect(links('prefetch').map((link) => link.getAttribute('href'))).toEqual(['/s.css']);
    expect(links('stylesheet')).toEqual([]);
  });

  it('spares whoever saves data', () => {
    jest.useFakeTimers();
    Object.assign(navigator, {connection: {saveData: true}});
    fetchStylesAhead(page);
    jest.runAllTimers();
    expect(links('prefetch')).toEqual([]);
  });
});
