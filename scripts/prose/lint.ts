import fs from 'node:fs';
import path from 'node:path';

import {normalizeSource} from '../../src/lib/text/normalizeSource.ts';
import {root} from '../lib/root.mjs';
import {MAX_SENTENCE, nameRules, styleRules} from './style.ts';

const markdownIn = (folder: string): readonly string[] =>
  fs
    .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => path.join(folder, file));

/** Finds all Markdown texts: articles, legal texts, handbook. Paths are from the project's root. */
export const proseFiles = (): readonly string[] =>
  ['blog', 'src/pages', 'docs'].flatMap(markdownIn).concat('README.md', 'CHANGELOG.md').sort();

/** Reads a file by its path from the project's root. */
export const readProse = (file: string): string =>
  fs.readFileSync(path.resolve(root, file), 'utf8');

export interface Finding {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly text: string;
}

/** Character that replaces text other than prose; no rule matches it. */
const PLACEHOLDER = '\u0000';
const mask = (text: string): string => text.replace(/[^\n]/g, PLACEHOLDER);

/**
 * Returns the lines of an MDX file with everything but prose masked, so that lines and columns stay the
 * same. Fields of the front matter that pages show, such as the title, count as prose.
 */
const proseLines = (mdx: string): readonly string[] =>
  normalizeSource(mdx)
    .replace(/^---\n[\s\S]*?\n---\n/, (head) =>
      head
        .split('\n')
        .map((line) => {
          const shown = /^(title|description|plate):\s*(.*)$/.exec(line);
          return shown ? (shown[2] ?? '').replace(/^(["'])(.*)\1$/, '$2') : '';
        })
        .join('\n'),
    )
    .replace(/```[\s\S]*?```/g, mask)
    .replace(/`[^`\n]*`/g, mask)
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, mask)
    .replace(/^(?:import|export)\s.*$/gm, mask)
    .replace(/<[A-Z][\s\S]*?\/?>/g, mask)
    .replace(/<[^>\n]*>/g, mask)
    // A value from the data, and a link's address.
    .replace(/\{[^{}\n]*\}/g, mask)
    .replace(/\]\([^)\n]*\)/g, mask)
    .replace(/https?:\/\/\S+/g, mask)
    // Names of files and sites: robots.txt, Node.js.
    .replace(/\b[\w-]+(?:\.[\w-]+)+/g, mask)
    .split('\n')
    .map(withoutTableLayout);

/** Masks a table's ruler and the padding of its cells. */
const withoutTableLayout = (line: string): string =>
  line.trimStart().startsWith('|')
    ? line.replace(/[-:]{2,}/g, PLACEHOLDER).replace(/ {2,}/g, ' ')
    : line;

const splitWords = (line: string): readonly string[] => line.match(/\p{L}[\p{L}’]*/gu) ?? [];

/** Finds sentences over the limit, each with the line of its paragraph. */
const longSentences = (lines: readonly string[]): readonly Finding[] =>
  lines.flatMap((line, index) =>
    line
      .split(/(?<=[.?!:])\s+/)
      .filter(
        (sentence) =>
          !sentence.trimStart().startsWith('|') && splitWords(sentence).length > MAX_SENTENCE,
      )
      .map((sentence) => ({
        line: index + 1,
        text: `a sentence of ${splitWords(sentence).length} words (${sentence.replaceAll(PLACEHOLDER, '').trim().slice(0, 40)}…); split it`,
      })),
  );

const styleFindings = (lines: readonly string[]): readonly Finding[] =>
  lines.flatMap((line, index) =>
    [...styleRules, ...nameRules].flatMap(({pattern, say}) =>
      [...line.trimStart().matchAll(pattern)].map(([found]) => ({
        line: index + 1,
        text: `“${found.trim() || found}”: write ${say.includes(' ') ? `in its place: ${say}` : `“${say}”`}`,
      })),
    ),
  );

/** Finds violations of the house style, in the order of lines. */
export const lintProse = (mdx: string): readonly Finding[] => {
  const lines = proseLines(mdx);
  return [...styleFindings(lines), ...longSentences(lines)].sort((a, b) => a.line - b.line);
};
