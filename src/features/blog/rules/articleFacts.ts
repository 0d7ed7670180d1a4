import type {PostSummary} from './types.ts';

/**
 * Data that plugins/blog adds to an article's metadata, and the theme's page reads there. The metadata is part
 * of the article's chunk: as props of its route they would be another chunk, and another line in the main
 * bundle, for every article.
 */
export interface ArticleFacts {
  readonly summary: PostSummary;
  readonly related: readonly PostSummary[];
}

export const addFacts = (metadata: object, facts: ArticleFacts): void => {
  Object.assign(metadata, facts);
};

/** Facts of metadata that `addFacts` has completed. */
export const factsOf = (metadata: object): ArticleFacts => metadata as ArticleFacts;
