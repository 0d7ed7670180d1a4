import path from 'node:path';

import logger from '@docusaurus/logger';
import contentBlog, {
  type BlogContent,
  type PluginOptions,
  validateOptions as validateContentBlogOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';

import {relatedPosts} from '../../src/domain/blog/related.ts';
import {formatProblem, stopAt} from '../../src/domain/problems.ts';
import {checkPosts, leftOut} from './checkPosts.ts';
import {completeFeeds} from './feeds.ts';
import {contentBlogOptions} from './options.ts';
import {slimRoute} from './routes.ts';
import {searchable, wordsOfAll} from './searchWords.ts';
import {readCategories, readSources} from './sources.ts';
import {countCategories, featuredOf, relatable, summarize} from './summaries.ts';

const production = process.env.NODE_ENV === 'production';

/**
 * The blog: Docusaurus's own plugin, with front matter checked before it reads a post, and its
 * routes slimmed so that a list of a thousand posts stays light. See plugins/README.md.
 */
export default async function blogPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const blogDir = path.join(context.siteDir, options.path);
  const blog = await contentBlog(context, options);

  return {
    ...blog,

    async loadContent() {
      const sources = await readSources(context.siteDir, options.path);
      const problems = checkPosts(sources);
      // A writer's preview shows the rest; a build must not.
      if (production) stopAt(problems);
      else if (problems.length > 0) logger.error(problems.map(formatProblem).join('\n'));
      const out = leftOut(sources);
      if (production && out.length > 0) {
        logger.info(`Left out until they are published: ${out.join(', ')}`);
      }
      return (await blog.loadContent?.()) as BlogContent;
    },

    async contentLoaded({content, actions}) {
      const listed = content.blogPosts.filter(({metadata}) => !metadata.unlisted);
      const summaries = listed.map(summarize);
      const candidates = listed.map(relatable);
      const featured = featuredOf(listed);
      const bySource = new Map(content.blogPosts.map((post) => [post.metadata.source, post]));
      const facts = {
        featured: featured ? summarize(featured) : null,
        categories: countCategories(
          await readCategories(blogDir, content.blogTagsListPath),
          summaries,
        ),
        total: summaries.length,
      };

      // Into the article's own metadata, which travels in its chunk: props of the route would be
      // another chunk and another line in the main bundle for every article.
      for (const post of content.blogPosts) {
        const related = relatedPosts(relatable(post), candidates).map(({summary}) => summary);
        Object.assign(post.metadata, {summary: summarize(post), related});
      }

      // Loaded when someone touches the search box or a chip, not before: templates/blog.
      await actions.createData('search-index.json', searchable(listed) as unknown as object);
      // Loaded when that has no answer.
      await actions.createData('article-words.json', wordsOfAll(listed));

      await blog.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) =>
            actions.addRoute(
              slimRoute(route, bySource, (listed) => ({posts: listed.map(summarize), ...facts})),
            ),
        },
      });
    },

    async postBuild(props) {
      await blog.postBuild?.(props);
      await completeFeeds(
        path.join(props.outDir, options.routeBasePath),
        normalizeUrl([context.siteConfig.url, context.baseUrl, options.routeBasePath]),
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
