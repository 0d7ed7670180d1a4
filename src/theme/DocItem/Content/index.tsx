/**
 * Wraps theme-classic 3.10.2 `DocItem/Content`.
 * Why: the handbook is the only place with colored code, so it alone brings Prism
 * (theme/MDXComponents says more).
 */
import type {ReactElement} from 'react';
import {MDXProvider} from '@mdx-js/react';
import OriginalContent from '@theme-original/DocItem/Content';
import MDXCode from '@theme/MDXComponents/Code';
import type {Props} from '@theme/DocItem/Content';

const components = {code: MDXCode};

export default function DocItemContent({children}: Props): ReactElement {
  return (
    <OriginalContent>
      <MDXProvider components={components}>{children}</MDXProvider>
    </OriginalContent>
  );
}
