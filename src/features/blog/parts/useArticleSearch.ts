import {useCallback, useState} from 'react';

import {useAddressState} from '@site/src/hooks/address/useAddressState';
import {lazyChunk} from '@site/src/hooks/lazy-chunk/lazyChunk';
import {
  type BlogFilter,
  isFiltering,
  needsArticleWords,
  noFilter,
  readBlogFilter,
  searchArticles,
  writeBlogFilter,
} from '@site/src/features/blog/rules/searchArticles';
import {type CategoryCount} from '@site/src/features/blog/rules/types';

import {loadArticleWords, loadSearchIndex, useFile} from './articleFiles';

const loadNeededIndex = (): ReturnType<typeof loadSearchIndex> => lazyChunk(loadSearchIndex);

/** Filter in the address, and the articles that match it; they are loaded when they are needed. */
export const useArticleSearch = (categories: readonly CategoryCount[]) => {
  const read = useCallback((search: string) => readBlogFilter(search, categories), [categories]);
  const [filter, change] = useAddressState<BlogFilter>(noFilter, read, writeBlogFilter);
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
  const isWaiting = (filtering && all === undefined) || awaitsWords;
  return {
    ...{filter, change, isWaiting, isFailed},
    /** Null without a filter, and until the articles have loaded. */
    found: filtering && !isWaiting ? searchArticles(all ?? [], filter, words.content) : null,
    /** Loads the articles early, when a visitor touches the search field. */
    prepare: (): void => {
      if (touches === 0 || isFailed) setTouches(touches + 1);
    },
  };
};
