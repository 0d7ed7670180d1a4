import {useEffect, useState} from 'react';

import {type ArticleWords} from '@site/src/features/blog/rules/searchArticles';
import {type PostSummary} from '@site/src/features/blog/rules/types';

/** Loads the words of all articles. plugins/blog writes the file after a build, so `npm start` has none. */
export const loadArticleWords = async (): Promise<ArticleWords> =>
  (await (await fetch('/blog/words.json')).json()) as ArticleWords;

/** Loads the summary of every article, which plugins/blog writes, from a separate chunk. */
export const loadSearchIndex = async (): Promise<readonly PostSummary[]> =>
  (
    await import(
      /* webpackChunkName: 'search-index' */ '@generated/docusaurus-plugin-content-blog/default/search-index.json'
    )
  ).default;

/**
 * Loads a file once it is needed.
 *
 * @param load must be stable between renders
 * @param request 0 while the file isn't needed; a new number tries again after a failure
 */
export const useFile = <Content>(
  load: () => Promise<Content>,
  request: number,
): {readonly content: Content | undefined; readonly isFailed: boolean} => {
  const [content, setContent] = useState<Content>();
  const [failed, setFailed] = useState<number>();
  useEffect(() => {
    if (request === 0 || content !== undefined) return undefined;
    let isOver = false;
    load().then(
      (loaded) => isOver || setContent(loaded),
      () => isOver || setFailed(request),
    );
    return () => {
      isOver = true;
    };
  }, [load, request, content]);
  return {content, isFailed: failed === request};
};
