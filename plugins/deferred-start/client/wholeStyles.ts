import type {StartedPage} from './startedPage';

/** A browser's `navigator.connection`, where there is one. */
interface Connection {
  readonly connection?: {readonly saveData?: boolean};
}

const linkTo = (href: string, properties: Partial<HTMLLinkElement>): HTMLLinkElement =>
  Object.assign(document.createElement('link'), {href, ...properties});

/**
 * The way to the rules of all pages and parts: it adds the style sheet to the page, once, and tells
 * when it is there. What has failed may be tried again.
 *
 * The promise is rejected with an error like that of the bundler's runtime for a script, so that who
 * handles a part that did not come handles this as well.
 */
export const wholeStyles = ({styles}: StartedPage): (() => Promise<void>) => {
  let loaded: Promise<void> | undefined;
  return () => {
    loaded ??= new Promise((resolve, reject) => {
      const link = linkTo(styles, {rel: 'stylesheet', onload: () => resolve()});
      link.onerror = () => {
        loaded = undefined;
        link.remove();
        const error = new Error(`The style sheet ${styles} did not come`);
        reject(Object.assign(error, {name: 'ChunkLoadError', request: styles}));
      };
      document.head.append(link);
    });
    return loaded;
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
