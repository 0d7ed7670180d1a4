import type {ReactElement, ReactNode} from 'react';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import {QueryClientProvider} from '@tanstack/react-query';
import {render, type RenderResult} from '@testing-library/react';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';

import {createQueryClient} from '@site/src/theme/Root/queryClient';

/** Renders a component as on a page of the site, with router, configuration, and theme. */
export function renderInSite(
  element: ReactElement,
  {path = '/'}: {readonly path?: string} = {},
): RenderResult {
  const queryClient = createQueryClient();
  const Providers = ({children}: {readonly children: ReactNode}): ReactElement => (
    <HelmetProvider>
      <DocusaurusContextProvider>
        <BrowserContextProvider>
          <MemoryRouter initialEntries={[path]}>
            <QueryClientProvider client={queryClient}>
              <ColorModeProvider>{children}</ColorModeProvider>
            </QueryClientProvider>
          </MemoryRouter>
        </BrowserContextProvider>
      </DocusaurusContextProvider>
    </HelmetProvider>
  );
  window.history.replaceState(null, '', path);
  return render(element, {wrapper: Providers});
}
