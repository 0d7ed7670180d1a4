import type {ReactElement} from 'react';

import {articleSentences} from '@site/src/features/blog/figures/articleSentences';

/** A sentence or clause about the service that other pages say in the same words. */
export function Said({id}: {readonly id: keyof typeof articleSentences}): ReactElement {
  return <>{articleSentences[id]}</>;
}
