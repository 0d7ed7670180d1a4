/**
 * Ejected from theme-classic 3.10.2 `Layout/Provider`.
 * Why: the rest of its providers serve the handbook's sidebar and its button back to the top. They
 * are in `DocsRoot`, so that no other page loads them.
 */
import type {ReactElement} from 'react';
import {ColorModeProvider, PluginHtmlClassNameProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Layout/Provider';

export default function LayoutProvider({children}: Props): ReactElement {
  return (
    <ColorModeProvider>
      <PluginHtmlClassNameProvider>{children}</PluginHtmlClassNameProvider>
    </ColorModeProvider>
  );
}
