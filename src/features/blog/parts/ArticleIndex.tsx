import type {ReactElement, ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {ArticleRows} from './ArticleRows';
import {PageHead} from '@site/src/layout/PageHead';
import {RuledList} from '@site/src/layout/RuledList';
import {Section} from '@site/src/layout/Section';
import {Main} from '@site/src/layout/Main';
import {type PostSummary} from '@site/src/features/blog/rules/types';
import {type Breadcrumb, breadcrumbs} from '@site/src/features/seo/rules/jsonLd';
import {counted} from '@site/src/lib/format/counted';
import {JsonLd} from '@site/src/features/seo/JsonLd';

/** Structured data of the breadcrumbs from the blog to one of its lists. */
export function BlogTrail({steps}: {readonly steps: readonly Breadcrumb[]}): ReactElement {
  return <JsonLd data={[breadcrumbs([{name: 'Blog', to: '/blog'}, ...steps])]} />;
}

export interface ArticleIndexProps {
  readonly title: string;
  readonly lede: string;
  readonly posts: readonly PostSummary[];
  readonly pages?: ReactNode;
  readonly all: {readonly to: string; readonly label: string};
}

export function ArticleIndex({title, lede, posts, pages, all}: ArticleIndexProps): ReactElement {
  return (
    <Main>
      <PageHead title={title} lede={lede}>
        <p className="noPrint linkRow">
          <Link to="/blog">Back to Blog</Link>
          <Link to={all.to}>{all.label}</Link>
        </p>
      </PageHead>
      <Section tight>
        {posts.length > 0 ? (
          <ArticleRows posts={posts} />
        ) : (
          <p className="muted">
            Nothing published here yet. Everything else is on the blog’s front page.
          </p>
        )}
        {pages}
      </Section>
    </Main>
  );
}

export interface IndexEntry {
  readonly name: string;
  readonly description: string;
  readonly count: number;
  /** Null if it has no page. */
  readonly to: string | null;
}

export interface IndexOfIndexesProps {
  readonly title: string;
  readonly lede?: string;
  readonly entries: readonly IndexEntry[];
}

export function IndexOfIndexes({title, lede, entries}: IndexOfIndexesProps): ReactElement {
  return (
    <Main>
      <PageHead title={title} lede={lede}>
        <p className="noPrint linkRow">
          <Link to="/blog">Back to Blog</Link>
        </p>
      </PageHead>
      <Section tight>
        <RuledList>
          {entries.map(({name, description, count, to}) => (
            <li key={name} className="stretchedArea">
              <h2 className="h3">
                {to ? (
                  <Link className="stretchedLink" to={to}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </h2>
              <p>{description}</p>
              <p className="num small">{counted(count, 'article')}</p>
            </li>
          ))}
        </RuledList>
      </Section>
    </Main>
  );
}
