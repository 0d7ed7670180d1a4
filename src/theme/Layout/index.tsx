/**
 * Ejected from theme-classic 3.10.2 `Layout`.
 * Why: without the announcement bar, which the site has none of, and without the theme's class
 * names, whose list every page would load for two of them.
 */
import type {ReactElement} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {PageMetadata, SkipToContentFallbackId} from '@docusaurus/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import type {Props} from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import clsx from 'clsx';

import styles from './styles.module.css';

export default function Layout(props: Props): ReactElement {
  const {children, noFooter, wrapperClassName, title, description} = props;
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <SkipToContent />
      <Navbar />
      <div id={SkipToContentFallbackId} className={clsx(styles.main, wrapperClassName)}>
        <ErrorBoundary fallback={(error) => <ErrorPageContent {...error} />}>
          {children}
        </ErrorBoundary>
      </div>
      {noFooter ? null : <Footer />}
    </LayoutProvider>
  );
}
