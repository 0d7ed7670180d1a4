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

import {MAX_DESCRIPTION, MAX_TITLE, checkPosts, slugOf} from '../plugins/blog/checkPosts';
import {parsePost, readCategories, readSources} from '../plugins/blog/sources';
import {isoDay} from '../src/domain/blog/dates';
import {stopAt} from '../src/domain/problems';
import {chooseCategory, postSource, slugFromTitle, typographic} from './prose/newPost';

const root = path.join(__dirname, '..');
const blogDir = path.join(root, 'blog');

const USAGE =
  'npm run new:post -- [--title "…"] [--category …] [--author …] [--description "…"] [--date YYYY-MM-DD] [--publish]';

const readOptions = () => {
  try {
    return parseArgs({
      options: {
        title: {type: 'string'},
        category: {type: 'string'},
        author: {type: 'string'},
        description: {type: 'string'},
        date: {type: 'string'},
        publish: {type: 'boolean', default: false},
      },
    }).values;
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    console.error(`${reason}; ${USAGE}`);
    return process.exit(1);
  }
};
const given = readOptions();

/** Lines as they come, so that answers can be typed or piped in. */
const lines = readline.createInterface({input: process.stdin})[Symbol.asyncIterator]();

const ask = async (question: string): Promise<string> => {
  process.stdout.write(question);
  const {value, done} = await lines.next();
  if (done) {
    process.stdout.write('\n');
    throw new Error('No answer, nothing written.');
  }
  return String(value).trim();
};

/** Asks again until `accept` has something; says what was wrong. */
const askUntil = async (
  question: string,
  accept: (answer: string) => string | null,
  complaint: string | ((answer: string) => string),
): Promise<string> => {
  for (;;) {
    const answer = await ask(question);
    const accepted = accept(answer);
    if (accepted !== null) return accepted;
    console.log(typeof complaint === 'string' ? complaint : complaint(answer));
  }
};

const main = async (): Promise<void> => {
  const sources = await readSources(root, 'blog');
  const categories = await readCategories(blogDir, '/blog/category');
  const menu = categories.map(({label}, index) => `  ${index + 1}  ${label}`).join('\n');

  const goodTitle = (answer: string): string | null =>
    /[\p{L}\p{N}]/u.test(answer) && answer.length <= MAX_TITLE ? answer : null;
  const titleComplaint = `A title has letters or digits, and at most ${MAX_TITLE} characters.`;
  if (given.title !== undefined && goodTitle(given.title) === null) throw new Error(titleComplaint);
  const title = typographic(given.title ?? (await askUntil('Title: ', goodTitle, titleComplaint)));

  const categoryComplaint = `One of: ${categories.map(({id}) => id).join(', ')}.`;
  const category =
    given.category === undefined
      ? await askUntil(
          `Category:\n${menu}\nNumber or name: `,
          (answer) => chooseCategory(answer, categories),
          categoryComplaint,
        )
      : chooseCategory(given.category, categories);
  if (category === null) throw new Error(`No category "${given.category}". ${categoryComplaint}`);

  const descriptionComplaint = (text: string): string =>
    `A description has at most ${MAX_DESCRIPTION} characters; this one has ${text.length}.`;
  const fits = (answer: string): string | null =>
    answer.length <= MAX_DESCRIPTION ? answer : null;
  if (given.description !== undefined && fits(given.description) === null) {
    throw new Error(descriptionComplaint(given.description));
  }
  const askedDescription =
    given.description ??
    (given.title === undefined
      ? await askUntil(
          'One sentence about it (Enter to write it later): ',
          fits,
          descriptionComplaint,
        )
      : '');
  const description =
    typographic(askedDescription) || `${title}: notes for the people who answer the phone.`;

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
    description,
    date: given.date ?? isoDay(new Date()),
    draft: !given.publish,
  });
  const text = await prettier.format(source, {
    ...(await prettier.resolveConfig(path.join(root, file))),
    parser: 'mdx',
  });
  stopAt(checkPosts({...sources, posts: [await parsePost(file, text)]}));

  // 'wx': never over somebody's text.
  fs.writeFileSync(path.join(root, file), text, {flag: 'wx'});
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
