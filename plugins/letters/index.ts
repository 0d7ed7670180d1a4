import path from 'node:path';

import logger from '@docusaurus/logger';
import contentBlog, {
  type BlogContent,
  type PluginOptions,
  validateOptions as validateContentBlogOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';

import type {Letter} from '../../src/domain/letters/checkLetter.ts';
import {readLetters} from '../../src/domain/letters/readLetters.ts';
import type {LettersGlobalData, LetterSummary} from '../../src/domain/letters/summary.ts';
import {formatProblem, stopAt} from '../../src/domain/problems.ts';
import {completeFeeds} from '../blog/feeds.ts';
import {slimRoute} from '../blog/routes.ts';
import {lettersOptions} from './options.ts';

const production = process.env.NODE_ENV === 'production';

/** '@site/letters/2026-12.md' → '2026-12' */
const idOf = (source: string): string => path.basename(source, '.md');

/**
 * The letters that were sent, as pages and a feed: Docusaurus's blog once more. Until one has the
 * line `sent` in its file, nothing of it is on the site. See plugins/README.md.
 */
export default async function lettersPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  let sent: ReadonlyMap<string, Letter & {readonly sent: string}> = new Map();
  const blog = await contentBlog(context, {
    ...options,
    processBlogPosts: ({blogPosts}) =>
      Promise.resolve(blogPosts.filter(({metadata}) => sent.has(idOf(metadata.source)))),
  });

  return {
    ...blog,

    async loadContent() {
      const {letters, problems} = await readLetters(context.siteDir);
      // A writer's preview shows the rest; a build must not.
      if (production) stopAt(problems);
      else if (problems.length > 0) logger.error(problems.map(formatProblem).join('\n'));
      sent = new Map(
        letters.flatMap((letter) =>
          letter.sent === null ? [] : [[letter.id, {...letter, sent: letter.sent}] as const],
        ),
      );
      const content = (await blog.loadContent?.()) as BlogContent;
      // The blog knows titles and descriptions; in a mail the same are subject and preheader.
      const byPermalink = new Map<string, string>();
      for (const {metadata} of content.blogPosts) {
        const letter = sent.get(idOf(metadata.source));
        if (!letter) continue;
        const {subject: title, preheader: description, about, button} = letter;
        Object.assign(metadata, {title, description, about, button, sent: letter.sent});
        byPermalink.set(metadata.permalink, title);
      }
      for (const {metadata} of content.blogPosts)
        for (const item of [metadata.prevItem, metadata.nextItem])
          if (item) Object.assign(item, {title: byPermalink.get(item.permalink)});
      return content;
    },

    async contentLoaded({content, actions}) {
      const summaries = content.blogPosts.map(({metadata}): LetterSummary => {
        const {permalink, title, description} = metadata;
        const {sent: day} = metadata as typeof metadata & {readonly sent: string};
        return {permalink, subject: title, preheader: description, sent: day};
      });
      const [latest] = summaries;
      if (!latest) return;
      actions.setGlobalData({latest: latest.permalink} satisfies LettersGlobalData);
      const bySource = new Map(content.blogPosts.map((post) => [post.metadata.source, post]));
      await blog.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) =>
            actions.addRoute(slimRoute(route, bySource, () => ({letters: summaries}))),
        },
      });
    },

    async postBuild(props) {
      if (props.content.blogPosts.length === 0) return;
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
    options: {...lettersOptions, ...options},
  } as Parameters<typeof validateContentBlogOptions>[0]);
