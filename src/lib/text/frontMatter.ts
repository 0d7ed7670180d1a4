import {normalizeSource} from './normalizeSource.ts';

/** Text file with front matter between two `---` lines, unparsed. */
export interface FrontMatterFile {
  /** Text between the `---` lines; null without front matter. */
  readonly head: string | null;
  readonly body: string;
  /** One-based line of the file on which `body` begins. */
  readonly bodyLine: number;
}

const lineOf = (part: string): number => part.split('\n').length;

/** @param saved the file's text, with any line endings */
export const splitFrontMatter = (saved: string): FrontMatterFile => {
  const text = normalizeSource(saved);
  const [block = '', head = null] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text) ?? [];
  // Adds the leading lines that normalizeSource removed.
  const leftOut = lineOf(saved.replace(/\r\n?/g, '\n')) - lineOf(text);
  return {head, body: text.slice(block.length), bodyLine: leftOut + lineOf(block)};
};

/**
 * Reads a one-line field as typed, because YAML silently turns 2025-02-30 into March 2. '' if the
 * field is missing.
 */
export const rawField = (head: string | null, field: string): string =>
  (new RegExp(`^${field}:[ \\t]*(.*)$`, 'm').exec(head ?? '')?.[1] ?? '')
    .replace(/\s+#.*$/, '')
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2');

/** Reads the date under last_update, as typed; null if it is missing. */
export const rawUpdateDate = (head: string | null): string | null => {
  const block = /^last_update:((?:.*\n)(?:[ \t]+.*\n?)*)/m.exec(`${head ?? ''}\n`);
  return block ? (/\bdate:[ \t]*["']?([\w-]*)/.exec(block[1] ?? '')?.[1] ?? '') : null;
};
