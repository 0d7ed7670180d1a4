// What is wrong with the site's sources, in one line a fault: the file, what is wrong, what would be
// right. Docusaurus and the bundler say it in the middle of where in their own code they met it.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {root} from './root.mjs';

/** Where people write links. */
const SOURCES = ['blog', 'docs', 'src'];
const IS_STACK = /^\s*(?:at .*[:(<]|\.\.\. \d+ lines matching)/;

const texts = () =>
  SOURCES.flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:mdx?|tsx?)$/.test(file) && !file.includes('__tests__'))
      .map((file) => `${folder}/${file}`),
  );

/** File and line in which a link is written, if it is written there as it was followed. */
const whereWritten = (/** @type {string} */ link) => {
  const written = [`(${link})`, `'${link}'`, `"${link}"`, `(${link} `];
  for (const file of texts()) {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    const line = lines.findIndex((text) => written.some((form) => text.includes(form)));
    if (line >= 0) return `${file}:${line + 1}`;
  }
  return undefined;
};

/** The file that a page is drawn from; its address where that is not so simple. */
const sourceOf = (/** @type {string} */ page) => {
  const candidates = [
    `${page}.mdx`,
    `${page}.md`,
    `${page}/index.md`,
    `/src/pages${page === '/' ? '/index' : page}.tsx`,
    `/src/pages${page}/index.tsx`,
    page.replace(/^\/solutions\/(.+)/, '/src/data/specialties/$1/page.ts'),
  ];
  const found = candidates.find((file) => /\.\w+$/.test(file) && existsSync(path.join(root, file)));
  return found?.slice(1) ?? page;
};

const brokenLinks = (/** @type {string} */ text) => {
  let page = '';
  return text.split('\n').flatMap((line) => {
    page = /source page path = (\S+):$/.exec(line)?.[1] ?? page;
    const [, link] = /-> linking to (\S+)/.exec(line) ?? [];
    if (!link) return [];
    const [target, anchor] = link.split('#');
    const missing = /anchor/.test(text)
      ? `${target || 'the page'} has no #${anchor}`
      : `there is no page ${target}`;
    return `${whereWritten(link) ?? sourceOf(page)}: links to ${link}, but ${missing}; correct the link`;
  });
};

/** Words of Docusaurus that help nobody here. */
const HINTS = /\s*(?:To ignore this error, use|Make sure it references a local)[^\n]*/g;

/**
 * Files that could not be compiled, by the bundler's report of them all.
 *
 * @param {string} text
 */
const uncompiled = (text) => [
  ...[
    ...text.matchAll(
      /MDX compilation failed for file "([^"]+)"\n+Cause: ([^\n]+)(?:(?:(?!MDX compilation failed)[\s\S])*?"line": (\d+))?/g,
    ),
  ].map(([, file, cause = '', line]) => {
    const [, written] = /\((\d+):\d+\)/.exec(cause) ?? [];
    const where = line ?? written;
    const [, what, target = ''] = /^Markdown (link|image) with URL `([^`]+)`/.exec(cause) ?? [];
    const right = target.startsWith('/') ? `put it into static${target}` : 'correct the path';
    const said = what ? `${what} ${target} does not exist; ${right}` : cause;
    return `${file}${where ? `:${where}` : ''}: ${said}`;
  }),
  ...[...text.matchAll(/x ([^\n]+)\n\s*,-\[([^\]]+):\d+\]/g)].map(
    ([, what, where]) => `${where}: ${what}`,
  ),
  ...[...text.matchAll(/(?:Module not found|Can't resolve)[^\n]*/g)].map(([line]) => line),
];

/** Pages that compile and then cannot be drawn. */
const undrawn = (/** @type {string} */ text) =>
  [
    ...text.matchAll(/Can't render static file for pathname "([^"]+)"\n+(?:\w*Error: )?([^\n]+)/g),
  ].map(([, page = '', cause = '']) => {
    const [, name] = /^(\S+) is not defined$/.exec(cause) ?? [];
    const right = name ? `; braces are code in MDX: import ${name}, or write \\{${name}\\}` : '';
    return `${sourceOf(page)}: ${cause}${right}`;
  });

/** A module that could not be read: its own words, with the place of a slip of the pen. */
const unread = (/** @type {string} */ text) =>
  [...text.matchAll(/ParseError: ([^\n]+)\n\s*(\S+:\d+):\d+/g)].map(
    ([, what = '', where]) => `${where}: ${what.trim()}`,
  );

/**
 * A report without colors, frames, stack and hints, and the faults in it that are known.
 *
 * @param {string} report
 */
const read = (report) => {
  const plain = report
    .replace(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .map((line) => line.replace(/^[\s│├─▶╰×]*(?=[│├╰×])[│├─▶╰×\s]*/, ''))
    .filter((line) => !IS_STACK.test(line))
    .join('\n')
    .replace(HINTS, '')
    .replaceAll(`${root}/`, '')
    .trim();
  return {plain, known: [brokenLinks, uncompiled, undrawn, unread].flatMap((find) => find(plain))};
};

/**
 * @param {string} report as long as it may be
 * @returns {string} its faults; the report itself where none is known
 */
export const faultsIn = (report) => {
  const {plain, known} = read(report);
  return known.length > 0 ? [...new Set(known)].join('\n') : plain;
};

/**
 * @param {unknown} error with its causes
 * @returns {string} its faults; the words of the innermost cause where none is known
 */
export const faultsOf = (error) => {
  /** @type {string[]} */
  const messages = [];
  const collect = (/** @type {unknown} */ one) => {
    if (!(one instanceof Error)) return;
    messages.push(one.message);
    collect(one.cause);
    if (one instanceof AggregateError) one.errors.forEach(collect);
  };
  collect(error);
  const whole = messages.join('\n');
  return faultsIn(read(whole).known.length > 0 ? whole : (messages.at(-1) ?? String(error)));
};
