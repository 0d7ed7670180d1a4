// Replaces the core's fallback for a page that failed to render. Uses nothing that could be broken: no
// router, no data, no theme. The header and footer are shown if they still render.
import {type ReactElement, useState} from 'react';
import {QueryClientProvider} from '@tanstack/react-query';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
// The Layout needs a route, and there is none above the router (the core's own Error does the same).
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';

import {createQueryClient} from '@site/src/theme/Root/queryClient';
import {ErrorPage} from '@site/src/features/not-found/parts/ErrorPage';

const OUTSIDE_ROUTES = {plugin: {name: 'error-page', id: 'default'}};

export default function ThemeError({error}: Props): ReactElement {
  // The Root, which provides one for all other pages, is inside what failed.
  const [queryClient] = useState(createQueryClient);
  const page = <ErrorPage message={error.message} />;
  return (
    <RouteContextProvider value={OUTSIDE_ROUTES}>
      <ErrorBoundary fallback={() => page}>
        <Head>
          <title>Unexpected Application Error!</title>
          <meta name="robots" content="noindex" />
        </Head>
        <QueryClientProvider client={queryClient}>
          <Layout>{page}</Layout>
        </QueryClientProvider>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
