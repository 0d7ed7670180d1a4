import {useEffect, useState} from 'react';

import {type ArticleWords} from '@site/src/features/blog/rules/filter';
import {type PostSummary} from '@site/src/features/blog/rules/types';

/** The articles' own words. Written by plugins/blog once they are built, so `npm start` has none. */
export const loadArticleWords = async (): Promise<ArticleWords> =>
  (await (await fetch('/blog/words.json')).json()) as ArticleWords;

/** Every article's summary, in its own chunk. Written by plugins/blog. */
export const loadSearchIndex = async (): Promise<readonly PostSummary[]> =>
  (
    await import(
      /* webpackChunkName: 'search-index' */ '@generated/docusaurus-plugin-content-blog/default/search-index.json'
    )
  ).default;

/**
 * A file, from the moment that it is needed.
 *
 * @param load stable
 * @param request 0 while the file isn't needed; another number tries again after a failure
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
      // Offline, perhaps.
      () => isOver || setFailed(request),
    );
    return () => {
      isOver = true;
    };
  }, [load, request, content]);
  return {content, isFailed: failed === request};
};
