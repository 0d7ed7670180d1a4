/**
 * Replaces theme-classic 3.10.2 `Footer`.
 * Why: it holds the newsletter form and lists the solution pages from their plugin's data,
 * which `themeConfig.footer` cannot.
 */
import type {ReactElement} from 'react';

import {SiteFooter} from '@site/src/components/site/footer/SiteFooter';

export default function Footer(): ReactElement {
  return <SiteFooter />;
}
