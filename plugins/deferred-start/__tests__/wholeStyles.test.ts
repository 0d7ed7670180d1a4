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

  it('adds the rules of a part in their stead, once', async () => {
    const load = wholeStyles(page);
    const part = Promise.all([load('/part.css'), load('/part.css')]);
    const [link, ...others] = links('stylesheet');
    expect(others).toEqual([]);
    expect(link?.getAttribute('href')).toBe('/part.css');
    link?.dispatchEvent(new Event('load'));
    await part;
    void load();
    expect(links('stylesheet').map((added) => added.getAttribute('href'))).toEqual([
      '/part.css',
      '/s.css',
    ]);
  });

  it('has a part wait for all rules where they are on their way', async () => {
    const load = wholeStyles(page);
    const all = load();
    let isThere = false;
    const part = load('/part.css').then(() => (isThere = true));
    await Promise.resolve();
    expect(isThere).toBe(false);
    const [link, ...others] = links('stylesheet');
    expect(others).toEqual([]);
    link?.dispatchEvent(new Event('load'));
    await Promise.all([all, part]);
    await load('/other.css');
    expect(links('stylesheet')).toHaveLength(1);
  });

  it('tries the rules of a part anew when they did not come', async () => {
    const load = wholeStyles(page);
    const failed = load('/part.css');
    links('stylesheet')[0]?.dispatchEvent(new Event('error'));
    await expect(failed).rejects.toMatchObject({name: 'ChunkLoadError', request: '/part.css'});
    const again = load('/part.css');
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
