import {type ReactElement, useCallback, useState} from 'react';
import type {BlogPaginatedMetadata} from '@docusaurus/plugin-content-blog';

import {ArticleRows} from './ArticleRows';
import {FeaturedArticle} from './FeaturedArticle';
import {NewsletterPrompt} from './NewsletterPrompt';
import {PagePicker} from './PagePicker';
import {Button} from '@site/src/ui/Button';
import {useAddressState} from '@site/src/hooks/address/useAddressState';
import {lazyChunk} from '@site/src/hooks/lazy-chunk/lazyChunk';
import {FilterBar} from '@site/src/ui/filter-bar/FilterBar';
import {PageHead} from '@site/src/layout/PageHead';
import {TextBlock} from '@site/src/layout/TextBlock';
import {Main} from '@site/src/layout/Main';
import {
  type BlogFilter,
  describeCount,
  describeFilter,
  filterFromSearch,
  filterPosts,
  isFiltering,
  needsArticleWords,
  noFilter,
  searchFromFilter,
} from '@site/src/features/blog/rules/searchArticles';
import {type CategoryCount, type PostSummary} from '@site/src/features/blog/rules/types';

import styles from './BlogList.module.css';
import {loadArticleWords, loadSearchIndex, useFile} from './articleFiles';

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

const loadNeededIndex = (): ReturnType<typeof loadSearchIndex> => lazyChunk(loadSearchIndex);

const SEARCH_ID = 'blog-search';

/** Number of results rendered at once; a thousand rows would delay every keystroke. */
const BATCH = 20;

/** Files that the build writes. They aren't routes, so they can't use Link. */
const feeds = [
  {href: '/blog/rss.xml', label: 'RSS'},
  {href: '/blog/atom.xml', label: 'Atom'},
  {href: '/blog/feed.json', label: 'JSON'},
] as const;

export function BlogList({
  metadata,
  posts,
  categories,
  total,
  ...props
}: BlogListProps): ReactElement {
  const featured = metadata.page === 1 ? props.featured : null;
  const read = useCallback((search: string) => filterFromSearch(search, categories), [categories]);
  const [filter, change] = useAddressState<BlogFilter>(noFilter, read, searchFromFilter);
  /** Number of rows for this filter; another filter starts over. */
  const [batch, setBatch] = useState({filter, rows: BATCH});
  const shown = batch.filter === filter ? batch.rows : BATCH;
  const filtering = isFiltering(filter);

  /** Number of interactions with the search field that load all articles: the first, and after failures. */
  const [touches, setTouches] = useState(0);
  const {content: all, isFailed} = useFile(
    // Reloads the page after a deployment only for results to show: a focus must not reload it.
    filtering ? loadNeededIndex : loadSearchIndex,
    touches + (filtering ? 1 : 0),
  );
  const needsWords = all !== undefined && needsArticleWords(all, filter);
  const words = useFile(loadArticleWords, needsWords ? 1 : 0);
  /** False after the words failed to load; the next search that needs them tries again. */
  const awaitsWords = needsWords && words.content === undefined && !words.isFailed;
  const waiting = (filtering && all === undefined) || awaitsWords;
  /** False until the articles have loaded: the list stays, because an empty one would move the page. */
  const filtered = filtering && !waiting;
  const found = filtered ? filterPosts(all ?? [], filter, words.content) : [];
  const rows = posts.filter(({permalink}) => permalink !== featured?.permalink);

  const count = (): string => {
    if (!waiting) return describeCount(found.length, total, filter, categories);
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
          onInteract={() => {
            if (touches === 0 || isFailed) setTouches(touches + 1);
          }}
        />
      </PageHead>
      <div className={`wrap ${styles.body}`} data-filtered={filtered || undefined}>
        {featured && !filtered ? <FeaturedArticle post={featured} /> : null}
        <p role="status" className={`small muted ${styles.count}`}>
          {count()}
        </p>
        {filtered ? (
          <>
            {found.length > 0 ? (
              <ArticleRows key="found" posts={found.slice(0, shown)} />
            ) : (
              <TextBlock
                title="No matching article"
                actions={
                  <Button variant="ghost" size="small" onClick={clear}>
                    Clear filters
                  </Button>
                }
              >
                {`No article matches ${describeFilter(filter, categories)}. Try fewer words, or look through all ${total}.`}
              </TextBlock>
            )}
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
        ) : (
          <>
            <ArticleRows key="all" posts={rows} />
            <PagePicker of={metadata} />
            <nav aria-label="More ways to read" className="noPrint linkRow">
              <span>Feeds:</span>
              {feeds.map(({href, label}) => (
                <a key={href} href={href}>
                  {label}
                </a>
              ))}
            </nav>
          </>
        )}
      </div>
      <NewsletterPrompt />
    </Main>
  );
}
