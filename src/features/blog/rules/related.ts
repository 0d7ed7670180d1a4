import type {PostSummary, SearchablePost} from './types.ts';

const DAY_MS = 86_400_000;
/** Number of related articles shown. */
const MAX_RELATED = 2;
/** A shared category counts as much as two shared keywords. */
const CATEGORY_SCORE = 4;
const KEYWORD_SCORE = 2;
/** Scores the time between two dates with at most 0.5, so that it only decides between equal scores. */
const dateScore = (a: string, b: string): number =>
  1 / (2 + Math.abs(Date.parse(a) - Date.parse(b)) / (DAY_MS * 30));

const subjectScore = (post: SearchablePost, other: SearchablePost): number => {
  const shared = other.keywords.filter((keyword) => post.keywords.includes(keyword)).length;
  const isSame = post.categoryId !== '' && post.categoryId === other.categoryId;
  return (isSame ? CATEGORY_SCORE : 0) + shared * KEYWORD_SCORE;
};

/**
 * Lists the posts nearest to `post` by category, shared keywords and date, best first, without `post`
 * itself. Equal scores keep the order of `posts`.
 */
export const relatedPosts = (
  post: SearchablePost,
  posts: readonly SearchablePost[],
): readonly PostSummary[] =>
  posts
    .filter(({slug}) => slug !== post.slug)
    .map((other) => ({
      other,
      score: subjectScore(post, other) + dateScore(post.date, other.date),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_RELATED)
    .map(({other: {keywords: _, ...summary}}) => summary);
