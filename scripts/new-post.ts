/**
 * `npm run new:post`: asks for a title and a category and writes a draft that already builds.
 * `--title`, `--category`, `--author`, `--description`, `--date` answer beforehand; `--publish`
 * leaves the draft mark out.
 */
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import {parseArgs} from 'node:util';

import prettier from 'prettier';

import {checkPosts, slugOf} from '../plugins/blog/checkPosts.ts';
import {parsePost, readCategories, readSources} from '../plugins/blog/sources.ts';
import {isoDay} from '../src/domain/blog/dates.ts';
import {stopAt} from '../src/domain/problems.ts';
import {root} from './lib/root.mjs';
import {chooseCategory, postSource, slugFromTitle, typographic} from './prose/newPost.ts';

/** Lines as they come, so that answers can be typed or piped in. */
const lines = readline.createInterface({input: process.stdin})[Symbol.asyncIterator]();

const ask = async (question: string): Promise<string> => {
  process.stdout.write(question);
  const {value, done} = await lines.next();
  if (done) throw new Error('\nNo answer, nothing written.');
  return String(value).trim();
};

const main = async (): Promise<void> => {
  const text = {type: 'string'} as const;
  const {values: given} = parseArgs({
    options: {
      ...{title: text, category: text, author: text, description: text, date: text},
      publish: {type: 'boolean', default: false},
    },
  });
  const sources = await readSources(root, 'blog');
  const categories = await readCategories(path.join(root, 'blog'), '/blog/category');
  const menu = categories.map(({label}, index) => `  ${index + 1}  ${label}`).join('\n');

  const title = typographic(given.title ?? (await ask('Title: ')));
  const category = chooseCategory(
    given.category ?? (await ask(`Category:\n${menu}\nNumber or name: `)),
    categories,
  );
  const description =
    given.description ??
    (given.title ? '' : await ask('One sentence about it (Enter to write it later): '));
  // Whoever wrote in this category last, most likely.
  const lastAuthor = sources.posts
    .filter(({frontMatter}) => String(frontMatter.tags) === category)
    .map(({frontMatter}) => String([frontMatter.authors].flat()[0]))
    .at(-1);
  const author = given.author ?? lastAuthor ?? sources.authors[0] ?? '';

  const taken = new Set(sources.posts.map(slugOf));
  const wanted = slugFromTitle(title);
  let slug = wanted;
  for (let count = 2; taken.has(slug); count += 1) slug = `${wanted}-${count}`;

  const file = `blog/${slug}.mdx`;
  const source = postSource({
    title,
    category,
    author,
    description: typographic(description) || `${title}: notes for the people who answer the phone.`,
    date: given.date ?? isoDay(new Date()),
    draft: !given.publish,
  });
  const options = await prettier.resolveConfig(path.join(root, file));
  const post = await prettier.format(source, {...options, parser: 'mdx'});
  // What would be wrong with the answers is what would be wrong with the post.
  stopAt(checkPosts({...sources, posts: [await parsePost(file, post)]}));

  // 'wx': never over somebody's text.
  fs.writeFileSync(path.join(root, file), post, {flag: 'wx'});
  console.log(`\nWrote ${file}, by ${author}.`);
  console.log(`Preview: npm start, then /blog/${slug}`);
  if (!given.publish) console.log('It stays out of the site until you delete "draft: true".');
};

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
