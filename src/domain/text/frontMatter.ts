import {sourceText} from './sourceText.ts';

/** A text file with front matter between two `---` lines, as it is written. */
export interface FrontMatterFile {
  /** Between the lines; null when there are none. */
  readonly head: string | null;
  /** Everything below. */
  readonly body: string;
  /** Line of the file, from 1, on which `body` begins. */
  readonly bodyLine: number;
}

const lineOf = (part: string): number => part.split('\n').length;

/** @param saved the file's text, however it was saved */
export const splitFrontMatter = (saved: string): FrontMatterFile => {
  const text = sourceText(saved);
  const [block = '', head = null] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text) ?? [];
  // Lines that sourceText has left out come first.
  const leftOut = lineOf(saved.replace(/\r\n?/g, '\n')) - lineOf(text);
  return {head, body: text.slice(block.length), bodyLine: leftOut + lineOf(block)};
};

/**
 * A field of one line, as typed: YAML turns 2025-02-30 into the second of March without a word. ''
 * where there is no such field.
 */
export const typedField = (head: string | null, field: string): string =>
  (new RegExp(`^${field}:[ \\t]*(.*)$`, 'm').exec(head ?? '')?.[1] ?? '')
    .replace(/\s+#.*$/, '')
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2');

/** The day under last_update, as typed; null where there is no such field. */
export const typedUpdate = (head: string | null): string | null => {
  const block = /^last_update:((?:.*\n)(?:[ \t]+.*\n?)*)/m.exec(`${head ?? ''}\n`);
  return block ? (/\bdate:[ \t]*["']?([\w-]*)/.exec(block[1] ?? '')?.[1] ?? '') : null;
};
