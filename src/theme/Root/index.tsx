import {type ReactElement, type ReactNode, useState} from 'react';
import {QueryClientProvider} from '@tanstack/react-query';

import {createQueryClient} from '@site/src/theme/Root/queryClient';
import {ConsentMount} from '@site/src/features/measurement/parts/ConsentMount';
import {RouteAnnouncer} from '@site/src/site/RouteAnnouncer';
import {ToastRegion} from '@site/src/ui/toasts/ToastRegion';

// Docusaurus's wrapper around the whole application. It stays mounted across routes, so it has the query
// client, and toasts that outlive a page. It is outside the Layout, so it knows no color mode.
export default function Root({children}: {readonly children: ReactNode}): ReactElement {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      {/* First, so that the keyboard and screen readers reach it before the page. */}
      <ConsentMount />
      {children}
      <RouteAnnouncer />
      <ToastRegion />
    </QueryClientProvider>
  );
}
