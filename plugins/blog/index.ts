import fs from 'node:fs/promises';
import path from 'node:path';

import logger from '@docusaurus/logger';
import contentBlog, {
  type BlogContent,
  type BlogPost,
  type PluginOptions,
  validateOptions as validateContentBlogOptions,
} from '@docusaurus/plugin-content-blog';
import type {
  LoadContext,
  OptionValidationContext,
  ParseFrontMatter,
  Plugin,
} from '@docusaurus/types';

import {relatedPosts} from '../../src/features/blog/rules/related.ts';
import {BuildError, formatProblem, type Problem, throwIfProblems} from '../../src/lib/problems.ts';
import {articleRules, type ReadArticle} from './articleRules.ts';
import {readPost, type ReadPost, unpublishedReason} from './frontMatter.ts';
import {
  countCategories,
  featuredOf,
  searchable,
  stripRouteData,
  summarize,
  wordsBySlug,
} from './lists.ts';
import {importComponents} from './importComponents.ts';
import {contentBlogOptions} from './options.ts';
import {folderProblems} from './pictures.ts';
import {type PostKeys, readKeys} from './postKeys.ts';

const production = process.env.NODE_ENV === 'production';

/** Creates a reporter of problems: a build stops, a preview prints those that it hasn't just printed. */
const reporter = (): ((problems: readonly Problem[]) => void) => {
  let printed: readonly string[] = [];
  return (problems) => {
    if (production) throwIfProblems(problems);
    const lines = problems.map(formatProblem);
    const fresh = lines.filter((line) => !printed.includes(line));
    printed = lines;
    if (fresh.length > 0) logger.error(fresh.join('\n'));
  };
};

/** Message of the innermost error, on one line. */
const rootMessage = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined
    ? rootMessage(error.cause)
    : String(error instanceof Error ? error.message : error).replace(/\s*\n\s*/g, ' ');

const fileOf = (source: string): string => source.replace(/^@site\//, '');

/** Drops posts with the URL of an earlier one, because Docusaurus would stop a preview at a duplicate. */
const withoutDuplicates = (
  blogPosts: readonly BlogPost[],
  report: (problem: Problem) => void,
): BlogPost[] => {
  const firstSources = new Map(
    blogPosts.map(({metadata}) => [metadata.permalink, metadata.source]),
  );
  return blogPosts.filter(({metadata: {permalink, source}}) => {
    const first = firstSources.get(permalink) ?? source;
    if (first === source) return true;
    const message = `is "${path.basename(permalink)}", as that of ${fileOf(first)}; write another`;
    report({file: fileOf(source), field: 'slug', message});
    return false;
  });
};

/**
 * Wraps Docusaurus's blog plugin: checks front matter and text by our rules, and makes routes smaller, so
 * that a list of a thousand posts stays fast. See plugins/README.md.
 */
export default async function blogPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const {siteDir, siteConfig} = context;
  let keys: PostKeys = {authors: [], categories: [], pictures: []};
  const posts = new Map<string, ReadPost>();
  const duplicates: Problem[] = [];
  const reportLoaded = reporter();
  /** Words of each article, by its file. */
  const words = new Map<string, string>();

  const parseFrontMatter: ParseFrontMatter = async ({filePath, fileContent, ...params}) => {
    const file = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
    const post = await readPost(file, fileContent, keys, (saved) =>
      siteConfig.markdown.parseFrontMatter({filePath, fileContent: saved, ...params}),
    );
    posts.set(file, post);
    return post;
  };

  const blog = await contentBlog(
    {
      ...context,
      siteConfig: {...siteConfig, markdown: {...siteConfig.markdown, parseFrontMatter}},
    },
    {
      ...options,
      beforeDefaultRemarkPlugins: [
        [
          articleRules,
          {
            siteDir,
            read: (file: string, article: ReadArticle) => {
              words.set(file, article.words);
              reporter()(article.problems);
            },
          },
        ],
        importComponents,
      ],
      processBlogPosts: async ({blogPosts}) =>
        withoutDuplicates((await options.processBlogPosts({blogPosts})) || blogPosts, (problem) =>
          duplicates.push(problem),
        ),
    },
  );

  return {
    ...blog,

    async loadContent() {
      posts.clear();
      duplicates.length = 0;
      let content: BlogContent;
      try {
        keys = await readKeys(siteDir, options.path);
        content = (await blog.loadContent?.()) as BlogContent;
      } catch (error) {
        throw new BuildError([{file: options.path, field: '', message: rootMessage(error)}]);
      }
      const sorted = [...posts].sort(([a], [b]) => (a < b ? -1 : 1));
      reportLoaded([
        ...sorted.flatMap(([, {problems}]) => problems),
        ...duplicates,
        ...folderProblems(siteDir),
      ]);
      const unpublished = sorted.flatMap(([file, {frontMatter}]) => {
        const reason = unpublishedReason(frontMatter);
        return reason === null ? [] : [`${file} ${reason}`];
      });
      if (production && unpublished.length > 0) {
        logger.info(`Left out until they are published: ${unpublished.join(', ')}`);
      }
      return content;
    },

    async contentLoaded({content, actions}) {
      const listed = content.blogPosts.filter(({metadata}) => !metadata.unlisted);
      const rows = listed.map(searchable);
      const featured = featuredOf(listed);
      /** Props of the list's pages, in addition to their posts. */
      const facts = {
        featured: featured ? summarize(featured) : null,
        categories: countCategories(keys.categories, rows),
        total: listed.length,
      };

      // Stored in the article's metadata, which is part of its chunk: as props of the route they would
      // be another chunk, and another line in the main bundle, for every article.
      for (const post of content.blogPosts) {
        const related = relatedPosts(searchable(post), rows);
        Object.assign(post.metadata, {summary: summarize(post), related});
      }

      // Loaded at the first use of the search box or a chip: src/features/blog.
      await actions.createData('search-index.json', rows as unknown as object);

      const bySource = new Map(content.blogPosts.map((post) => [post.metadata.source, post]));
      await blog.contentLoaded?.({
        // Without pages of categories and teams: the list's chips and its search find their articles.
        content: {...content, blogTags: {}, authorsMap: {}},
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(stripRouteData(route, bySource, facts)),
        },
      });
    },

    async postBuild(props) {
      await blog.postBuild?.(props);
      // Loaded when the search index has no match.
      const wordsOf = ({metadata}: BlogPost): string => words.get(fileOf(metadata.source)) ?? '';
      await fs.writeFile(
        path.join(props.outDir, options.routeBasePath, 'words.json'),
        JSON.stringify(wordsBySlug(props.content.blogPosts, wordsOf)),
      );
    },
  };
}

export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<Partial<PluginOptions>, PluginOptions>): PluginOptions =>
  validateContentBlogOptions({
    validate,
    options: {...contentBlogOptions(production), ...options},
  } as Parameters<typeof validateContentBlogOptions>[0]);
