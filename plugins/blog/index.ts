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

import {addFacts} from '../../src/features/blog/rules/articleFacts.ts';
import {relatedPosts} from '../../src/features/blog/rules/related.ts';
import {BuildError, type Problem, throwIfProblems} from '../../src/lib/problems.ts';
import {articleRules, type ReadArticle} from './articleRules.ts';
import {fileOf, withoutDuplicates} from './duplicates.ts';
import {readPost, type ReadPost, unpublishedReason} from './frontMatter.ts';
import {listFacts, searchable, stripRouteData, summarize, wordsBySlug} from './lists.ts';
import {importComponents} from './importComponents.ts';
import {contentBlogOptions} from './options.ts';
import {folderProblems} from './pictures.ts';
import {type PostKeys, readKeys} from './postKeys.ts';
import {previewReporter} from './previewReporter.ts';

const production = process.env.NODE_ENV === 'production';

type Report = (source: string, problems: readonly Problem[]) => void;

/** Message of the innermost error, on one line. */
const rootMessage = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined
    ? rootMessage(error.cause)
    : String(error instanceof Error ? error.message : error).replace(/\s*\n\s*/g, ' ');

/** Runs a part of loading. @throws {BuildError} for its error, in one line instead of forty */
const inOneLine = async <Result>(file: string, load: () => Promise<Result>): Promise<Result> => {
  try {
    return await load();
  } catch (error) {
    throw new BuildError([{file, field: '', message: rootMessage(error)}]);
  }
};

/** Results of the checks, which run while Docusaurus reads the posts and compiles their pages. */
interface Checked {
  keys: PostKeys;
  /** Posts by file. */
  readonly posts: Map<string, ReadPost>;
  readonly duplicates: Problem[];
  /** Words of each article, by its file. */
  readonly words: Map<string, string>;
}

/** Adds the checks of front matter to Docusaurus's parser. */
const checkingContext = (context: LoadContext, checked: Checked): LoadContext => {
  const {siteDir, siteConfig} = context;
  const parseFrontMatter: ParseFrontMatter = async ({filePath, fileContent, ...params}) => {
    const file = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
    const post = await readPost(file, fileContent, checked.keys, (saved) =>
      siteConfig.markdown.parseFrontMatter({filePath, fileContent: saved, ...params}),
    );
    checked.posts.set(file, post);
    return post;
  };
  return {
    ...context,
    siteConfig: {...siteConfig, markdown: {...siteConfig.markdown, parseFrontMatter}},
  };
};

/** Adds the checks of text and of URLs. */
const checkingOptions = (
  options: PluginOptions,
  siteDir: string,
  checked: Checked,
  report: Report,
): PluginOptions => {
  const read = (file: string, article: ReadArticle): void => {
    checked.words.set(file, article.words);
    report(file, article.problems);
  };
  return {
    ...options,
    beforeDefaultRemarkPlugins: [[articleRules, {siteDir, read}], importComponents],
    processBlogPosts: async ({blogPosts}) =>
      withoutDuplicates((await options.processBlogPosts({blogPosts})) || blogPosts, (problem) =>
        checked.duplicates.push(problem),
      ),
  };
};

const sortByFile = (posts: Checked['posts']): readonly (readonly [string, ReadPost])[] =>
  [...posts].sort(([a], [b]) => (a < b ? -1 : 1));

const logUnpublished = (posts: Checked['posts']): void => {
  const unpublished = sortByFile(posts).flatMap(([file, {frontMatter}]) => {
    const reason = unpublishedReason(frontMatter);
    return reason === null ? [] : [`${file} ${reason}`];
  });
  if (unpublished.length > 0) {
    logger.info(`Left out until they are published: ${unpublished.join(', ')}`);
  }
};

/**
 * Wraps Docusaurus's blog plugin: checks front matter and text by our rules, and makes routes smaller, so
 * that a list of a thousand posts stays fast. See plugins/README.md.
 */
export default async function blogPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const {siteDir} = context;
  const checked: Checked = {
    keys: {authors: [], categories: [], pictures: []},
    posts: new Map(),
    duplicates: [],
    words: new Map(),
  };
  const report: Report = production
    ? (_, problems) => throwIfProblems(problems)
    : previewReporter((lines) => logger.error(lines));
  const blog = await contentBlog(
    checkingContext(context, checked),
    checkingOptions(options, siteDir, checked, report),
  );

  return {
    ...blog,

    async loadContent() {
      const {posts, duplicates} = checked;
      posts.clear();
      duplicates.length = 0;
      checked.keys = await inOneLine(options.path, () => readKeys(siteDir, options.path));
      const content = await inOneLine(options.path, async () => blog.loadContent?.());
      const problems = sortByFile(posts).flatMap(([, post]) => post.problems);
      report(options.path, [...problems, ...duplicates, ...folderProblems(siteDir)]);
      if (production) logUnpublished(posts);
      return content as BlogContent;
    },

    async contentLoaded({content, actions}) {
      const posts = content.blogPosts.map(summarize);
      const listed = posts.filter(({metadata}) => !metadata.unlisted);
      const rows = listed.map(searchable);

      for (const {metadata, summary} of posts) {
        addFacts(metadata, {summary, related: relatedPosts(searchable({metadata, summary}), rows)});
      }

      // Loaded at the first use of the search box or a chip: src/features/blog.
      await actions.createData('search-index.json', rows as unknown as object);

      const bySource = new Map(posts.map((post) => [post.metadata.source, post]));
      const facts = listFacts(listed, checked.keys.categories);
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
      const wordsOf = ({metadata}: BlogPost): string =>
        checked.words.get(fileOf(metadata.source)) ?? '';
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
