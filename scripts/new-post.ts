/** `npm run new:post`: asks for a title and a category and writes a draft that already builds. */
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import {readCategories, readKeys} from '../plugins/blog/categories.ts';
import {readPost} from '../plugins/blog/frontMatter.ts';
import {isoDay} from '../src/features/blog/rules/dates.ts';
import {throwIfProblems} from '../src/lib/problems.ts';
import {root} from './lib/root.mjs';
import {chooseCategory, postSource, slugFromTitle, typographic} from './prose/newPost.ts';

const blogDir = path.join(root, 'blog');

/** Lines of input, typed or piped. */
const lines = readline.createInterface({input: process.stdin})[Symbol.asyncIterator]();

const ask = async (question: string): Promise<string> => {
  process.stdout.write(question);
  const {value, done} = await lines.next();
  if (done) throw new Error('\nNo answer, nothing written.');
  return String(value).trim();
};

const main = async (): Promise<void> => {
  const categories = await readCategories(blogDir);
  const menu = categories.map(({label}, index) => `  ${index + 1}  ${label}`).join('\n');

  const title = typographic(await ask('Title: '));
  const category = await ask(`Category:\n${menu}\nNumber or name (Enter for none): `);

  const wanted = slugFromTitle(title);
  const fileOf = (slug: string): string => path.join(blogDir, `${slug}.mdx`);
  let slug = wanted;
  for (let count = 2; fs.existsSync(fileOf(slug)); count += 1) slug = `${wanted}-${count}`;

  const post = postSource({
    title,
    category: chooseCategory(category, categories),
    date: isoDay(new Date()),
  });
  // Checks the answers by checking the post.
  const {problems} = await readPost(
    `blog/${slug}.mdx`,
    post,
    await readKeys(root),
    (filePath, fileContent) => DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent}),
  );
  throwIfProblems(problems);

  // 'wx' never overwrites a file.
  fs.writeFileSync(fileOf(slug), post, {flag: 'wx'});
  console.log(`\nWrote blog/${slug}.mdx.`);
  console.log(`Preview: npm start, then /blog/${slug}`);
  console.log('It stays out of the site until you delete "draft: true".');
};

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
