import type {PostSummary} from './types.ts';

export interface RelatablePost {
  readonly summary: PostSummary;
  readonly keywords: readonly string[];
}

const DAY = 86_400_000;
/** Articles below an article. */
const RELATED = 2;
/** A shared category counts as much as two shared keywords. */
const CATEGORY_SCORE = 4;
const KEYWORD_SCORE = 2;
/** At most 0.5: nearness in time only decides between equals. */
const dateScore = (a: string, b: string): number =>
  1 / (2 + Math.abs(Date.parse(a) - Date.parse(b)) / (DAY * 30));

const subjectScore = (post: RelatablePost, other: RelatablePost): number => {
  const {categoryId} = post.summary;
  const shared = other.keywords.filter((keyword) => post.keywords.includes(keyword)).length;
  const isSame = categoryId !== '' && categoryId === other.summary.categoryId;
  return (isSame ? CATEGORY_SCORE : 0) + shared * KEYWORD_SCORE;
};

/**
 * The posts nearest to `post` by category, shared keywords and date, best first. Never the
 * post itself; equal scores keep the order of `posts`.
 */
export const relatedPosts = (
  post: RelatablePost,
  posts: readonly RelatablePost[],
): readonly PostSummary[] =>
  posts
    .filter(({summary}) => summary.slug !== post.summary.slug)
    .map((other) => ({
      summary: other.summary,
      score: subjectScore(post, other) + dateScore(post.summary.date, other.summary.date),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, RELATED)
    .map(({summary}) => summary);
