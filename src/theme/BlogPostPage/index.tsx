/**
 * Ejected from theme-classic 3.10.2 `BlogPostPage`.
 * Why: the article's layout (byline, table of contents on the left, related articles) is ours.
 * Structured data too: the original takes authors for people and has no image or publisher.
 * Kept from the original: the provider and the metadata.
 */
import type {ReactElement} from 'react';
import {MDXProvider} from '@mdx-js/react';
import Head from '@docusaurus/Head';
import {BlogPostProvider, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import type {Props} from '@theme/BlogPostPage';
import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import MDXComponents from '@theme/MDXComponents';

import {company} from '@site/src/config/company';
import {buttonLabels} from '@site/src/data/buttonLabels';
import {DemoBand} from '@site/src/features/cta/parts/DemoBand';
import {PhoneLink} from '@site/src/features/cta/parts/PhoneLink';
import {blogSource} from '@site/src/features/measurement/rules/events';
import {Main} from '@site/src/layout/Main';
import {ArticleTable} from '@site/src/features/blog/parts/article/ArticleTable';
import {Article} from '@site/src/features/blog/parts/Article';
import {ArticleHead} from '@site/src/features/blog/parts/ArticleHead';
import {RelatedArticles} from '@site/src/features/blog/parts/RelatedArticles';
import {JsonLd} from '@site/src/features/seo/parts/JsonLd';
import {factsOf} from '@site/src/features/blog/rules/articleFacts';
import {isoDay} from '@site/src/features/blog/rules/dates';
import {articleJsonLd} from '@site/src/features/blog/rules/articleJsonLd';

const components = {...MDXComponents, table: ArticleTable};

export type BlogPostPageProps = Pick<Props, 'content'>;

function Page({content: Text}: BlogPostPageProps): ReactElement {
  const {metadata, toc} = useBlogPost();
  const {summary, related} = factsOf(metadata);
  const authors = metadata.authors.map(({name, title}) => ({name: name ?? '', title}));
  const alt = `${company.name} blog: ${metadata.title}`;
  const updated = metadata.frontMatter.last_update?.date;
  const revised = updated === undefined ? undefined : isoDay(new Date(updated));
  return (
    <Layout>
      <BlogPostPageMetadata />
      {/* The card's alternative text is the article's title. */}
      <Head>
        <meta property="og:image:alt" content={alt} />
        <meta name="twitter:image:alt" content={alt} />
      </Head>
      <JsonLd
        data={articleJsonLd({
          post: summary,
          published: String(metadata.date),
          modified: revised,
          authors,
          keywords: metadata.frontMatter.keywords ?? [],
          ownImage: metadata.frontMatter.image,
        })}
      />
      <Main>
        <ContentVisibility metadata={metadata} />
        <Article
          head={<ArticleHead post={summary} revised={revised} authors={authors} />}
          toc={toc}
        >
          <MDXProvider components={components}>
            <Text />
          </MDXProvider>
        </Article>
        <DemoBand
          source={blogSource(summary.slug)}
          id="article-demo"
          title="Hear it answer a call"
          className="noPrint"
          buttons="right"
          demoLabel={buttonLabels.specialtyDemo}
          secondButton={<PhoneLink variant="ghost" />}
        />
        <RelatedArticles posts={related} />
      </Main>
    </Layout>
  );
}

export default function BlogPostPage(props: BlogPostPageProps): ReactElement {
  return (
    <BlogPostProvider content={props.content} isBlogPostPage>
      <Page {...props} />
    </BlogPostProvider>
  );
}
