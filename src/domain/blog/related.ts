/** Fields of a post that decide what it is related to. */
export interface RelatablePost {
  readonly slug: string;
  /** '' for none. */
  readonly categoryId: string;
  readonly keywords: readonly string[];
  /** ISO day. */
  readonly date: string;
}

const DAY = 86_400_000;
/** A shared category counts as much as two shared keywords. */
const CATEGORY_SCORE = 4;
const KEYWORD_SCORE = 2;
/** At most 0.5: nearness in time only decides between equals. */
const dateScore = (a: string, b: string): number =>
  1 / (2 + Math.abs(Date.parse(a) - Date.parse(b)) / (DAY * 30));

const subjectScore = (post: RelatablePost, other: RelatablePost): number => {
  const shared = other.keywords.filter((keyword) => post.keywords.includes(keyword)).length;
  const isSame = post.categoryId !== '' && post.categoryId === other.categoryId;
  return (isSame ? CATEGORY_SCORE : 0) + shared * KEYWORD_SCORE;
};

/**
 * The `count` posts nearest to `post` by category, shared keywords and date, best first. Never the
 * post itself; equal scores keep the order of `posts`.
 */
export const relatedPosts = <Post extends RelatablePost>(
  post: RelatablePost,
  posts: readonly Post[],
  count = 2,
): readonly Post[] => {
  const scored = posts
    .filter(({slug}) => slug !== post.slug)
    .map((other) => ({
      other,
      score: subjectScore(post, other) + dateScore(post.date, other.date),
    }));
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({other}) => other);
};
