import type {Browser} from '@playwright/test';

export const KINDS = ['html', 'js', 'css', 'fonts', 'images'] as const;
export type Kind = (typeof KINDS)[number];

/** Sums over the kinds: what came before the page's load event, and all that came. */
export const SUMS = ['first', 'total'] as const;

/** Bytes over the wire, as brotli level 11 leaves them. */
export type Measure = Kind | (typeof SUMS)[number];
export type Weight = Readonly<Record<Measure, number>>;

const KIND_OF: Readonly<Record<string, Kind>> = {
  document: 'html',
  script: 'js',
  stylesheet: 'css',
  font: 'fonts',
  image: 'images',
};

/**
 * What a first visit to a page downloads before anyone touches it.
 *
 * Asked of a browser, because only it knows which chunks a page ends up loading. What is merely
 * prefetched for the next page does not count. Sizes are asked for once more, so that every run
 * agrees: a browser takes some files from its cache.
 */
export const weighPage = async (
  browser: Browser,
  siteUrl: string,
  pagePath: string,
): Promise<Weight> => {
  const context = await browser.newContext({viewport: {width: 412, height: 823}});
  const page = await context.newPage();
  const requested = new Map<string, Kind>();
  let first: readonly string[] = [];
  // Other services are not ours to weigh.
  await page.route(
    (url) => url.origin !== siteUrl,
    (route) => route.abort(),
  );
  page.on('requestfinished', (request) => {
    const url = new URL(request.url());
    const kind = KIND_OF[request.resourceType()];
    if (url.origin === siteUrl && kind) requested.set(url.pathname, kind);
  });
  try {
    await page.goto(siteUrl + pagePath, {waitUntil: 'load'});
    // On a busy machine the network may fall silent before the page's own code has run.
    await page.waitForFunction(
      () =>
        document.documentElement.dataset.hasHydrated === 'true' &&
        document.fonts.status === 'loaded',
    );
    await page.waitForLoadState('networkidle');
    // The browser's own clock tells what was there by the load event; ours hears of it too late.
    first = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const loaded = (navigation as PerformanceNavigationTiming).loadEventStart;
      return performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).responseEnd <= loaded)
        .map(({name}) => new URL(name).pathname)
        .concat(location.pathname);
    });
  } finally {
    await context.close();
  }

  const weight = Object.fromEntries([...KINDS, ...SUMS].map((kind) => [kind, 0])) as Record<
    Measure,
    number
  >;
  for (const [pathname, kind] of requested) {
    const {ok, headers} = await fetch(siteUrl + pathname, {
      method: 'HEAD',
      headers: {'Accept-Encoding': 'br'},
    });
    if (!ok) throw new Error(`${pagePath} asks for ${pathname}, which the site does not have`);
    const bytes = Number(headers.get('content-length'));
    weight[kind] += bytes;
    weight.total += bytes;
    if (first.includes(pathname)) weight.first += bytes;
  }
  return weight;
};
