import {type ReactElement, useState} from 'react';
import type {BlogPaginatedMetadata} from '@docusaurus/plugin-content-blog';

import {ArticleRows} from './ArticleRows';
import {FeaturedArticle} from './FeaturedArticle';
import {NewsletterPrompt} from './NewsletterPrompt';
import {PagePicker} from './PagePicker';
import {Button} from '@site/src/ui/Button';
import {FilterBar} from '@site/src/ui/filter-bar/FilterBar';
import {PageHead} from '@site/src/layout/PageHead';
import {TextBlock} from '@site/src/layout/TextBlock';
import {Main} from '@site/src/layout/Main';
import {
  type BlogFilter,
  describeCount,
  describeFilter,
  noFilter,
} from '@site/src/features/blog/rules/searchArticles';
import {type CategoryCount, type PostSummary} from '@site/src/features/blog/rules/types';

import styles from './BlogList.module.css';
import {useArticleSearch} from './useArticleSearch';

/** Props of the list's routes (plugins/blog/lists.ts). */
export interface BlogListProps {
  readonly metadata: BlogPaginatedMetadata;
  /** This page's articles, newest first. */
  readonly posts: readonly PostSummary[];
  /** Shown above the list, on the first page. */
  readonly featured: PostSummary | null;
  readonly categories: readonly CategoryCount[];
  /** Articles on all pages. */
  readonly total: number;
}

const SEARCH_ID = 'blog-search';

/** Number of results rendered at once; a thousand rows would delay every keystroke. */
const BATCH = 20;

/** Files that the build writes. They aren't routes, so they can't use Link. */
const feeds = [
  {href: '/blog/rss.xml', label: 'RSS'},
  {href: '/blog/atom.xml', label: 'Atom'},
  {href: '/blog/feed.json', label: 'JSON'},
] as const;

export function BlogList(props: BlogListProps): ReactElement {
  const {metadata, posts, categories, total} = props;
  const featured = metadata.page === 1 ? props.featured : null;
  const {filter, change, found, isWaiting, isFailed, prepare} = useArticleSearch(categories);
  const rows = posts.filter(({permalink}) => permalink !== featured?.permalink);

  const count = (): string => {
    if (!isWaiting) return describeCount(found?.length ?? 0, total, filter, categories);
    return isFailed
      ? 'The articles could not be loaded. Check your connection and try again.'
      : 'Looking…';
  };

  const clear = (): void => {
    change(noFilter);
    document.getElementById(SEARCH_ID)?.focus();
  };

  return (
    <Main>
      <PageHead
        title={metadata.blogTitle}
        lede="Practical advice from the people who set up phones for medical practices."
      >
        <FilterBar
          label="Articles"
          search={{
            id: SEARCH_ID,
            label: 'Search articles',
            value: filter.query,
            onChange: (query) => change({...filter, query}),
          }}
          filter={{
            label: 'Category',
            chips: [{id: '', label: 'All', count: total}, ...categories],
            pressed: filter.categoryId,
            onPress: (categoryId) => change({...filter, categoryId}),
          }}
          onInteract={prepare}
        />
      </PageHead>
      {/* The list stays until there are results: an empty one would move the page. */}
      <div className={`wrap ${styles.body}`} data-filtered={found !== null || undefined}>
        {featured && found === null ? <FeaturedArticle post={featured} /> : null}
        <p role="status" className={`small muted ${styles.count}`}>
          {count()}
        </p>
        {found ? (
          <SearchResults
            found={found}
            filter={filter}
            categories={categories}
            total={total}
            onClear={clear}
          />
        ) : (
          <>
            <ArticleRows posts={rows} />
            <PagePicker of={metadata} />
            <FeedLinks />
          </>
        )}
      </div>
      <NewsletterPrompt />
    </Main>
  );
}

interface SearchResultsProps extends Pick<BlogListProps, 'categories' | 'total'> {
  readonly found: readonly PostSummary[];
  readonly filter: BlogFilter;
  readonly onClear: () => void;
}

/** The articles that match a filter, some at first; without any, a way back to all. */
function SearchResults(props: SearchResultsProps): ReactElement {
  const {found, filter, categories, total, onClear} = props;
  /** Number of rows for this filter; another filter starts over. */
  const [batch, setBatch] = useState({filter, rows: BATCH});
  const shown = batch.filter === filter ? batch.rows : BATCH;
  if (found.length === 0) {
    return (
      <TextBlock
        title="No matching article"
        actions={
          <Button variant="ghost" size="small" onClick={onClear}>
            Clear filters
          </Button>
        }
      >
        {`No article matches ${describeFilter(filter, categories)}. Try fewer words, or look through all ${total}.`}
      </TextBlock>
    );
  }
  return (
    <>
      <ArticleRows posts={found.slice(0, shown)} />
      {found.length > shown ? (
        <Button
          variant="ghost"
          className="above24"
          onClick={() => setBatch({filter, rows: shown + BATCH})}
        >
          {`Show ${Math.min(BATCH, found.length - shown)} more`}
        </Button>
      ) : null}
    </>
  );
}

function FeedLinks(): ReactElement {
  return (
    <nav aria-label="More ways to read" className="noPrint linkRow">
      <span>Feeds:</span>
      {feeds.map(({href, label}) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </nav>
  );
}
