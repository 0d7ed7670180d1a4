import type {
  BlockContent,
  DefinitionContent,
  Image,
  Node,
  PhrasingContent,
  RootContent,
  Table,
} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmTable} from 'micromark-extension-gfm-table';

import type {Inline, LetterBlock} from './blocks.ts';

/** What a letter can't hold, and at which line of its text, from 1. */
export interface MarkdownProblem {
  readonly line: number;
  readonly field: string;
  /** Goes on after the field. */
  readonly message: string;
}

/** A picture's size in CSS pixels; undefined: there is no such file, or no program can read it. */
export type ImageSize = (
  url: string,
) => {readonly width: number; readonly height: number} | undefined;

/** How wide a letter's text is. CSS pixels. */
const LETTER_WIDTH = 552;

const NAMES: Readonly<Record<string, string>> = {
  html: 'a tag',
  code: 'a block of code',
  inlineCode: 'code',
  blockquote: 'a quotation block',
  thematicBreak: 'a line across the page',
  definition: 'a link by reference',
  linkReference: 'a link by reference',
  imageReference: 'an image by reference',
};

const lineOf = (node: Node): number => node.position?.start.line ?? 1;

/**
 * Markdown as a letter's parts. Whatever mail programs, the plain text and the page would show
 * differently is told and left out.
 */
export const lettersMarkdown = (
  text: string,
  sizeOf: ImageSize,
): {readonly blocks: readonly LetterBlock[]; readonly problems: readonly MarkdownProblem[]} => {
  const problems: MarkdownProblem[] = [];
  const say = (node: Node, field: string, message: string): void => {
    problems.push({line: lineOf(node), field, message});
  };
  const refuse = (node: Node): void =>
    say(
      node,
      NAMES[node.type] ?? node.type,
      'has no place in a letter; paragraphs, ## headings, lists, tables, links and images do',
    );

  const inline = (nodes: readonly PhrasingContent[]): readonly Inline[] =>
    nodes.flatMap((node): readonly Inline[] => {
      if (node.type === 'text') {
        if (/[{}]/.test(node.value))
          say(node, 'a brace', 'is code on the letter’s page; write it in words');
        // A line that the editor broke goes on.
        return [{kind: 'words', text: node.value.replace(/\s*\n\s*/g, ' ')}];
      }
      if (node.type === 'break') return [{kind: 'break'}];
      if (node.type === 'strong' || node.type === 'emphasis')
        return [{kind: node.type, children: inline(node.children)}];
      if (node.type === 'link')
        return [{kind: 'anchor', url: node.url, children: inline(node.children)}];
      if (node.type === 'image')
        say(node, `image ${node.url}`, 'stands in a line of text; give it a line of its own');
      else refuse(node);
      return [];
    });

  const item = (children: readonly (BlockContent | DefinitionContent)[]): readonly Inline[] =>
    children.flatMap((child, index): readonly Inline[] => {
      if (child.type === 'paragraph' && index === 0) return inline(child.children);
      say(child, 'a list item', 'has more than one paragraph; a letter’s list has one an item');
      return [];
    });

  const image = ({url, alt}: Image, node: Node): readonly LetterBlock[] => {
    const words = alt?.trim() ?? '';
    if (words === '') say(node, `image ${url}`, 'has no alt text; write ![what it shows](/img/…)');
    const size = sizeOf(url);
    if (!size) return [];
    const width = Math.min(size.width, LETTER_WIDTH);
    const height = Math.round((size.height * width) / size.width);
    return [{kind: 'image', url, alt: words, width, height}];
  };

  const table = ({align, children}: Table): LetterBlock => {
    const [head = [], ...rows] = children.map((row) =>
      row.children.map((cell) => inline(cell.children)),
    );
    return {kind: 'table', head, rows, isRight: (align ?? []).map((one) => one === 'right')};
  };

  const block = (node: RootContent): readonly LetterBlock[] => {
    if (node.type === 'paragraph') {
      const [only, ...others] = node.children;
      if (only?.type === 'image' && others.length === 0) return image(only, node);
      return [{kind: 'paragraph', children: inline(node.children)}];
    }
    if (node.type === 'heading') {
      if (node.depth !== 2)
        say(node, 'a heading', 'is of another level; a letter’s parts start with ##');
      return [{kind: 'heading', children: inline(node.children)}];
    }
    if (node.type === 'list') {
      const items = node.children.map(({children}) => item(children));
      return [{kind: 'list', isOrdered: node.ordered === true, items}];
    }
    if (node.type === 'table') return [table(node)];
    refuse(node);
    return [];
  };

  const tree = fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return {blocks: tree.children.flatMap(block), problems};
};
