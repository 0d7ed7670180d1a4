// Ejected from theme-classic 3.10: the MDX pages of this site are its legal texts, and they have
// their own layout. Kept: metadata from the front matter, content visibility.
import type {ReactElement} from 'react';
import {MDXProvider} from '@mdx-js/react';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import MDXComponents from '@theme/MDXComponents';
import type {Props} from '@theme/MDXPage';

import {legalComponents} from '@site/src/features/legal/parts/clauses';
import {LegalPage} from '@site/src/features/legal/parts/LegalPage';
import {JsonLd} from '@site/src/features/seo/parts/JsonLd';
import {dpaPdf} from '@site/src/features/legal/agreement';
import {breadcrumbs} from '@site/src/features/seo/rules/jsonLd';

const components = {...MDXComponents, ...legalComponents};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export default function MDXPage({content: Content}: Props): ReactElement {
  const {metadata, assets, frontMatter, toc} = Content;
  /** Front matter beyond Docusaurus's: `applies`, and `download: dpa` on the page with a PDF. */
  const own: Readonly<Record<string, unknown>> = {...frontMatter};
  const hasDownload = own.download === 'dpa';
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.mdxPage}>
      <Layout>
        <PageMetadata
          title={metadata.title}
          description={metadata.description}
          image={assets.image ?? frontMatter.image}
        />
        <JsonLd data={[breadcrumbs([{name: metadata.title ?? '', to: metadata.permalink}])]} />
        <ContentVisibility metadata={metadata} />
        <LegalPage
          title={metadata.title ?? ''}
          applies={text(own.applies)}
          sections={toc.filter(({level}) => level === 2).map(({id, value}) => ({id, label: value}))}
          download={hasDownload ? dpaPdf : undefined}
        >
          <MDXProvider components={components}>
            <Content />
          </MDXProvider>
        </LegalPage>
      </Layout>
    </HtmlClassNameProvider>
  );
}
