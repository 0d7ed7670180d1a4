import {useCallback, useEffect, useRef, useState} from 'react';

import {lazyChunk} from '@site/src/components/shared/lazy-chunk/lazyChunk';
import {type ArticleWords} from '@site/src/domain/blog/filter';
import {type PostSummary} from '@site/src/domain/blog/types';

export type LoadIndex = () => Promise<readonly PostSummary[]>;
export type LoadArticleWords = () => Promise<ArticleWords>;

/** Written by plugins/blog once the articles are built, so `npm start` has none. */
export const loadArticleWords: LoadArticleWords = async () =>
  (await (await fetch('/blog/words.json')).json()) as ArticleWords;

/** The articles' own words, once they are needed; without them the search goes on as it can. */
export const useArticleWords = (
  load: LoadArticleWords,
  isNeeded: boolean,
): {readonly words: ArticleWords | undefined; readonly isWaiting: boolean} => {
  const [words, setWords] = useState<ArticleWords>();
  /** Offline, perhaps: nobody waits for them, and the next search that needs them tries again. */
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isNeeded || words !== undefined) return undefined;
    let isOver = false;
    load().then(
      (loaded) => isOver || setWords(loaded),
      () => isOver || setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [isNeeded, load, words]);
  return {words, isWaiting: isNeeded && words === undefined && !failed};
};

/** Written by plugins/blog: every article's summary, in its own chunk. */
export const loadSearchIndex: LoadIndex = async () =>
  (
    await import(
      /* webpackChunkName: 'search-index' */ '@generated/docusaurus-plugin-content-blog/default/search-index.json'
    )
  ).default;

export interface SearchIndex {
  readonly posts: readonly PostSummary[] | null;
  readonly failed: boolean;
  /**
   * Starts loading, once; call it when someone is about to search, and with `isNeeded` when there
   * is something to show. Only that is worth a reload: a focus must not change the page.
   */
  readonly want: (isNeeded?: boolean) => void;
}

/** All articles, from the moment that somebody touches the search box. */
export const useSearchIndex = (load: LoadIndex): SearchIndex => {
  const [posts, setPosts] = useState<readonly PostSummary[] | null>(null);
  const [failed, setFailed] = useState(false);
  const started = useRef(false);

  const needed = useRef(false);

  const want = useCallback(
    (isNeeded = false): void => {
      needed.current ||= isNeeded;
      if (started.current) return;
      started.current = true;
      setFailed(false);
      const loadNeeded = (error: unknown): Promise<readonly PostSummary[]> =>
        needed.current ? lazyChunk(load) : Promise.reject(error as Error);
      load()
        .catch(loadNeeded)
        .then(setPosts, () => {
          // Offline, perhaps: the next touch tries again.
          started.current = false;
          setFailed(true);
        });
    },
    [load],
  );

  return {posts, failed, want};
};
