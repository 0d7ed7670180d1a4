/**
 * Ejected from theme-classic 3.10.2 `Layout/Provider`.
 * Why: the original also provides the reader's preferred version of the docs. The handbook has one
 * version, and the code that chooses would be on every page.
 */
import {composeProviders} from '@docusaurus/theme-common';
import {
  AnnouncementBarProvider,
  ColorModeProvider,
  NavbarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';

const LayoutProvider = composeProviders([
  ColorModeProvider,
  AnnouncementBarProvider,
  ScrollControllerProvider,
  PluginHtmlClassNameProvider,
  NavbarProvider,
]);

export default LayoutProvider;
