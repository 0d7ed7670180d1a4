import {QueryClient} from '@tanstack/react-query';

/** The application's query client; the theme's Root provides it. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      mutations: {
        // 'online' would pause a form that is sent offline until the line is back, without a word.
        networkMode: 'always',
        // The visitor sends it again, with the same id (domain/backend/insertRow).
        retry: false,
        // Milliseconds that what was typed stays in memory once its form has gone.
        gcTime: 1_000,
      },
    },
  });
