/** Summary of an article for lists, small because a list may have a thousand. */
export interface PostSummary {
  readonly slug: string;
  readonly permalink: string;
  readonly title: string;
  readonly excerpt: string;
  /** Name of the category, and its id in blog/tags.yml; '' for a post without one. */
  readonly category: string;
  readonly categoryId: string;
  /** Names of the teams, joined. */
  readonly author: string;
  /** ISO day, such as '2025-09-18'. */
  readonly date: string;
  /** Whole minutes, at least 1. */
  readonly minutes: number;
  /** Text of the slot in the drawing. */
  readonly plate: string;
}

/** Row of the search index, which is loaded when a visitor starts to search. Keywords are the writer's. */
export interface SearchablePost extends PostSummary {
  readonly keywords: readonly string[];
}

export interface CategoryCount {
  readonly id: string;
  readonly label: string;
  readonly count: number;
}
