/** Wraps theme-classic 3.10.2 `DocsRoot` with what only the handbook uses of `Layout/Provider`. */
import type {ReactElement} from 'react';
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import {composeProviders} from '@docusaurus/theme-common';
import {
  AnnouncementBarProvider,
  NavbarProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import type {WrapperProps} from '@docusaurus/types';
import OriginalDocsRoot from '@theme-original/DocsRoot';
import type DocsRootType from '@theme/DocsRoot';

type Props = WrapperProps<typeof DocsRootType>;

const HandbookProvider = composeProviders([
  AnnouncementBarProvider,
  ScrollControllerProvider,
  DocsPreferredVersionContextProvider,
  NavbarProvider,
]);

export default function DocsRoot(props: Props): ReactElement {
  return (
    <HandbookProvider>
      <OriginalDocsRoot {...props} />
    </HandbookProvider>
  );
}
