import path from 'node:path';

import type {BlogPost} from '@docusaurus/plugin-content-blog';

import type {Problem} from '../../src/lib/problems.ts';

/** Path of a post's file from the project's root, of its `source`. */
export const fileOf = (source: string): string => source.replace(/^@site\//, '');

/**
 * Drops a post whose URL an older post has, because Docusaurus would stop a preview at a duplicate.
 * Posts are newest first, so the map keeps the oldest.
 */
export const withoutDuplicates = (
  posts: readonly BlogPost[],
  report: (problem: Problem) => void,
): BlogPost[] => {
  const oldestSources = new Map(posts.map(({metadata}) => [metadata.permalink, metadata.source]));
  return posts.filter(({metadata: {permalink, source}}) => {
    const oldest = oldestSources.get(permalink) ?? source;
    if (oldest === source) return true;
    const message = `is "${path.basename(permalink)}", as that of ${fileOf(oldest)}; write another`;
    report({file: fileOf(source), field: 'slug', message});
    return false;
  });
};
