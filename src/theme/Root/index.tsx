import {type ReactElement, type ReactNode, useState} from 'react';
import {QueryClientProvider} from '@tanstack/react-query';

import {createQueryClient} from '@site/src/components/forms/queryClient';
import {ConsentMount} from '@site/src/components/site/consent/ConsentMount';
import {RouteAnnouncer} from '@site/src/components/site/RouteAnnouncer';
import {ToastRegion} from '@site/src/components/shared/toasts/ToastRegion';

// Root is Docusaurus's own empty wrapper around the whole application. It is mounted once and stays
// across routes: the place for the query client, and for toasts that outlive a page. It lies outside
// the Layout, so no color mode here, and it adds nothing to the first paint.
export default function Root({children}: {readonly children: ReactNode}): ReactElement {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      {/* First, so that the keyboard and screen readers come to it before the page. */}
      <ConsentMount />
      {children}
      <RouteAnnouncer />
      <ToastRegion />
    </QueryClientProvider>
  );
}
