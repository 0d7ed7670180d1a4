import {useCallback, useRef, useState} from 'react';

import {type PostSummary} from '@site/src/domain/blog/types';

export type LoadIndex = () => Promise<readonly PostSummary[]>;

/** Written by plugins/blog: every article's summary, in a chunk of its own. */
export const loadSearchIndex: LoadIndex = async () =>
  (await import('@generated/docusaurus-plugin-content-blog/default/search-index.json')).default;

export interface SearchIndex {
  readonly posts: readonly PostSummary[] | null;
  readonly failed: boolean;
  /** Starts loading, once; call it when someone is about to search. */
  readonly want: () => void;
}

/** All articles, from the moment that somebody touches the search box. */
export const useSearchIndex = (load: LoadIndex): SearchIndex => {
  const [posts, setPosts] = useState<readonly PostSummary[] | null>(null);
  const [failed, setFailed] = useState(false);
  const started = useRef(false);

  const want = useCallback((): void => {
    if (started.current) return;
    started.current = true;
    setFailed(false);
    load().then(setPosts, () => {
      // Offline, perhaps: the next touch tries again.
      started.current = false;
      setFailed(true);
    });
  }, [load]);

  return {posts, failed, want};
};
