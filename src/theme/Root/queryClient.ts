import {QueryClient} from '@tanstack/react-query';

/** React Query client of the site, provided by the theme's Root. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      mutations: {
        // The default, 'online', would silently queue a form that is sent offline.
        networkMode: 'always',
        // The visitor retries, with the same row id (src/lib/backend/insertRow).
        retry: false,
        // Milliseconds that typed text stays in memory after its form is unmounted.
        gcTime: 1_000,
      },
    },
  });
