import {createContext, type ReactElement, type ReactNode, useContext, useState} from 'react';
import {type QueryClient} from '@tanstack/react-query';

type LoadQueryClient = () => Promise<QueryClient>;

/**
 * The application's one query client, made on first use.
 *
 * Nothing on the site reads through it before a visitor sends a form, so its 9 kB (brotli) stay out
 * of the first view: what the root provides is the way to get it, not the thing.
 */
const createLoader = (): LoadQueryClient => {
  let client: Promise<QueryClient> | undefined;
  return () => {
    client ??= import('@tanstack/react-query')
      .then(({QueryClient: Client}) => new Client())
      .catch((error: unknown) => {
        client = undefined;
        throw error;
      });
    return client;
  };
};

// The default serves a component that is rendered on its own, as tests do.
const QueryClientContext = createContext<LoadQueryClient>(createLoader());

export interface QueryClientRootProps {
  readonly children: ReactNode;
}

export function QueryClientRoot({children}: QueryClientRootProps): ReactElement {
  const [load] = useState(createLoader);
  return <QueryClientContext value={load}>{children}</QueryClientContext>;
}

export const useQueryClientLoader = (): LoadQueryClient => useContext(QueryClientContext);
