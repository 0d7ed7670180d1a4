// Replaces the core's fallback for a page that failed to render. Nothing here may need what could
// be broken: no router, no data, no theme. The header and footer come along if they still work.
import type {ReactElement} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
// The Layout asks for a route, and above the router there is none (the core's own Error does the same).
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';

import {ErrorPage} from '@site/src/templates/not-found/ErrorPage';

const OUTSIDE_ROUTES = {plugin: {name: 'error-page', id: 'default'}};

export default function ThemeError({error}: Props): ReactElement {
  const page = <ErrorPage message={error.message} />;
  return (
    <RouteContextProvider value={OUTSIDE_ROUTES}>
      <ErrorBoundary fallback={() => page}>
        <Head>
          <title>Unexpected Application Error!</title>
          <meta name="robots" content="noindex" />
        </Head>
        <Layout>{page}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
