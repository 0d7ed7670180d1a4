/** URL of the built site under test. `npm test` picks free ports and sets both variables. */
export const SITE_URL = `http://127.0.0.1:${process.env.E2E_SITE_PORT ?? '24422'}`;

/** URL of its backend, which is compiled into the built site (see scripts/lib/testSite.mjs). */
export const BACKEND_URL = `http://127.0.0.1:${process.env.E2E_BACKEND_PORT ?? '24421'}`;
