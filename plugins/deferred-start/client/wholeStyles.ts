import type {StartedPage} from './startedPage';

/** A browser's `navigator.connection`, where there is one. */
interface Connection {
  readonly connection?: {readonly saveData?: boolean};
}

const linkTo = (href: string, properties: Partial<HTMLLinkElement>): HTMLLinkElement =>
  Object.assign(document.createElement('link'), {href, ...properties});

/**
 * The way to the rules of all pages and parts: it adds the style sheet to the page, once, and tells
 * when it is there. Given the address of a part's own, it adds that, unless all rules come already.
 * What has failed may be tried again.
 *
 * The promise is rejected with an error like that of the bundler's runtime for a script, so that who
 * handles a part that did not come handles this as well.
 */
export const wholeStyles = ({styles}: StartedPage): ((part?: string) => Promise<void>) => {
  const asked = new Map<string, Promise<void>>();
  const add = (href: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const link = linkTo(href, {rel: 'stylesheet', onload: () => resolve()});
      link.onerror = () => {
        asked.delete(href);
        link.remove();
        const error = new Error(`The style sheet ${href} did not come`);
        reject(Object.assign(error, {name: 'ChunkLoadError', request: href}));
      };
      document.head.append(link);
    });
  return (part = styles) => {
    const coming = asked.get(styles) ?? asked.get(part) ?? add(part);
    if (!asked.has(styles)) asked.set(part, coming);
    return coming;
  };
};

/** Has them fetched, when there is time, and not read: the next page will not wait for them. */
export const fetchStylesAhead = ({styles}: StartedPage): void => {
  if ((navigator as Connection).connection?.saveData) return;
  const fetchAhead = (): void => {
    document.head.append(linkTo(styles, {rel: 'prefetch', as: 'style'}));
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(fetchAhead);
  else setTimeout(fetchAhead, 200);
};
