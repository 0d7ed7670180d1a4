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
/** Nearness in time only decides between equals: it never counts more than this. */
const MOST_DATE_SCORE = 0.5;
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
  const best: {readonly post: Post; readonly score: number}[] = [];
  for (const other of posts) {
    if (other.slug === post.slug) continue;
    const subject = subjectScore(post, other);
    // Reading dates is most of the work at a thousand posts, and cannot help here.
    const worst = best.length === count ? (best.at(-1)?.score ?? 0) : 0;
    if (subject + MOST_DATE_SCORE <= worst) continue;
    const points = subject + dateScore(post.date, other.date);
    const at = best.findIndex((held) => held.score < points);
    if (at >= 0) best.splice(at, 0, {post: other, score: points});
    else if (best.length < count) best.push({post: other, score: points});
    best.length = Math.min(best.length, count);
  }
  return best.map((held) => held.post);
};
