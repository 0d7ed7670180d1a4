import {normalizeSource} from '../../src/domain/text/normalizeSource.ts';
import {MAX_SENTENCE, properNames, styleRules} from './style.ts';

export interface Finding {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** Stands in for what is not prose; unlike a space it is never part of a rule. */
const PLACEHOLDER = '\u0000';
const mask = (text: string): string => text.replace(/[^\n]/g, PLACEHOLDER);

/**
 * The prose of an MDX file, with everything else masked so that lines and columns stay.
 * Kept from the front matter: what is shown of it, such as the title.
 */
export const proseLines = (mdx: string): readonly string[] =>
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
    // A value from the data, and where a link leads.
    .replace(/\{[^{}\n]*\}/g, mask)
    .replace(/\]\([^)\n]*\)/g, mask)
    .replace(/https?:\/\/\S+/g, mask)
    // Names of files and sites: llms.txt, Node.js.
    .replace(/\b[\w-]+(?:\.[\w-]+)+/g, mask)
    .split('\n')
    .map(withoutTableLayout);

/** A table's cells are padded and its ruler is not prose. */
const withoutTableLayout = (line: string): string =>
  line.trimStart().startsWith('|')
    ? line.replace(/[-:]{2,}/g, PLACEHOLDER).replace(/ {2,}/g, ' ')
    : line;

const words = (line: string): readonly string[] => line.match(/\p{L}[\p{L}’]*/gu) ?? [];

/** Longest sentence of each paragraph that is too long, at the paragraph's first line. */
const longSentences = (lines: readonly string[]): readonly Finding[] =>
  lines.flatMap((line, index) =>
    line
      .split(/(?<=[.?!:])\s+/)
      .filter(
        (sentence) =>
          !sentence.trimStart().startsWith('|') && words(sentence).length > MAX_SENTENCE,
      )
      .map((sentence) => ({
        line: index + 1,
        text: `a sentence of ${words(sentence).length} words (${sentence.replaceAll(PLACEHOLDER, '').trim().slice(0, 40)}…); split it`,
      })),
  );

const styleFindings = (lines: readonly string[]): readonly Finding[] =>
  lines.flatMap((line, index) =>
    styleRules.flatMap(({pattern, say}) =>
      [...line.trimStart().matchAll(pattern)].map(([found]) => ({
        line: index + 1,
        text: `“${found.trim() || found}”: write ${say.includes(' ') ? `in its place: ${say}` : `“${say}”`}`,
      })),
    ),
  );

const nameFindings = (lines: readonly string[]): readonly Finding[] =>
  lines.flatMap((line, index) =>
    words(line).flatMap((word) => {
      const name = properNames.find(
        (candidate) => candidate !== word && candidate.toLowerCase() === word.toLowerCase(),
      );
      // 'epic' is a word of its own.
      return name && word !== 'epic' ? [{line: index + 1, text: `“${word}”: write “${name}”`}] : [];
    }),
  );

/** What an editor would mark in a post, in the order of its lines. */
export const lintProse = (mdx: string): readonly Finding[] => {
  const lines = proseLines(mdx);
  return [...styleFindings(lines), ...nameFindings(lines), ...longSentences(lines)].sort(
    (a, b) => a.line - b.line,
  );
};
