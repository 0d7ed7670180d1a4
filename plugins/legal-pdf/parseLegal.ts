import type {ListItem, Node, PhrasingContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmTable} from 'micromark-extension-gfm-table';

import {BuildError} from '../../src/lib/problems.ts';
import {splitFrontMatter, rawField} from '../../src/lib/text/frontMatter.ts';

/** Clause of a legal text. */
export interface LegalClause {
  /** Number within the text: '4.1'. */
  readonly number: string;
  readonly text: string;
  /** Items a, b, c. */
  readonly parts: readonly string[];
}

type LegalBlock =
  | {readonly kind: 'clauses'; readonly clauses: readonly LegalClause[]}
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export interface LegalTextSection {
  readonly number: number;
  readonly title: string;
  readonly blocks: LegalBlock[];
}

export interface LegalText {
  readonly title: string;
  readonly applies: string;
  /** Paragraphs before the first section. */
  readonly summary: readonly string[];
  readonly sections: readonly LegalTextSection[];
}

/** Components of the MDX file, such as `<Phone />`, by the fact that the PDF prints in their place. */
const COMPONENT_FACTS: Readonly<Record<string, string>> = {
  Phone: 'phone',
  Email: 'email',
  PrivacyEmail: 'privacyEmail',
};

/**
 * Parses a legal text from its MDX file: the small part of Markdown that these files use. Reports anything
 * else with its line, so that no clause can be missing from the PDF unnoticed. MDX refuses unclosed tags.
 *
 * @param source the file's text
 * @param facts values of `{facts.x}`
 * @param file its name, for errors
 * @throws {BuildError} for an unknown fact, an unknown construct, or a clause outside its section
 */
export const parseLegal = (
  source: string,
  facts: Readonly<Record<string, string>>,
  file: string,
): LegalText => {
  const {head, body, bodyLine} = splitFrontMatter(source);
  // Parsed without MDX, so that its tags and braces stay as text.
  const {children} = fromMarkdown(body, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const fail = (node: Node | undefined, message: string): never => {
    const line = bodyLine + (node?.position?.start.line ?? 1) - 1;
    throw new BuildError([{file: `${file}:${line}`, field: '', message}]);
  };
  const sourceOf = ({position}: Node): string =>
    body.slice(position?.start.offset, position?.end.offset);
  const refuse = (node: Node): never =>
    fail(node, `the PDF cannot show '${sourceOf(node).slice(0, 60)}'`);
  const fact = (id = ''): string | undefined => (Object.hasOwn(facts, id) ? facts[id] : undefined);

  const plainText = (nodes: readonly PhrasingContent[]): string =>
    nodes
      .map((node) => {
        if (node.type === 'link' || node.type === 'strong') return plainText(node.children);
        if (node.type === 'html') {
          const [, name = ''] = /^<(\w+) \/>$/.exec(node.value) ?? [];
          return (
            fact(COMPONENT_FACTS[name]) ?? fail(node, `${node.value} has no words for the PDF`)
          );
        }
        const plain = node.type === 'text' ? node.value : sourceOf(node);
        const text = plain
          .replace(/\{\/\*.*?\*\/\}|\n/g, ' ')
          .replace(
            /\{facts\.(\w+)\}/g,
            (_, id: string) => fact(id) ?? fail(node, `there is no fact '${id}'`),
          );
        return node.type === 'text' && !/[{}<>]/.test(text)
          ? text
          : fail(node, `the PDF cannot show '${plain}': use plain words, links and {facts.…}`);
      })
      .join('')
      .trim();
  const itemText = (item: ListItem, [first, ...rest] = item.children): string =>
    first?.type === 'paragraph' && rest.length === 0 ? plainText(first.children) : refuse(item);

  const summary: string[] = [];
  const sections: LegalTextSection[] = [];
  let sectionId = 'none';
  let clauses: LegalClause[] | null = null;

  for (const node of children) {
    const section = sections.at(-1);
    if (node.type === 'heading') {
      const [, id] = /^## .+ \{\/\* #([\w-]+) \*\/\}$/.exec(sourceOf(node)) ?? [];
      if (id === undefined) return refuse(node);
      sectionId = id;
      sections.push({number: sections.length + 1, title: plainText(node.children), blocks: []});
    } else if (node.type === 'html') {
      const [, of] = /^<Clauses of="([\w-]+)">$/.exec(node.value) ?? [];
      if (of !== undefined) {
        if (sectionId !== of) {
          fail(node, `these clauses belong to '${of}', but are in section '${sectionId}'`);
        }
        clauses = [];
        section?.blocks.push({kind: 'clauses', clauses});
      } else if (node.value === '</Clauses>') clauses = null;
      else refuse(node);
    } else if (node.type === 'list' && node.ordered && clauses && section) {
      for (const item of node.children) {
        const last = item.children.at(-1);
        const list = last?.type === 'list' && !last.ordered ? last : undefined;
        clauses.push({
          number: `${section.number}.${clauses.length + 1}`,
          text: itemText(item, list ? item.children.slice(0, -1) : item.children),
          parts: list?.children.map((part) => itemText(part)) ?? [],
        });
      }
    } else if (node.type === 'table' && section && !clauses) {
      const [first = [], ...rows] = node.children.map((row) =>
        row.children.map((cell) => plainText(cell.children)),
      );
      section.blocks.push({kind: 'table', head: first, rows});
    } else if (node.type === 'paragraph' && sections.length === 0) {
      if (!sourceOf(node).startsWith('import ')) summary.push(plainText(node.children));
    } else {
      refuse(node);
    }
  }

  const title = rawField(head, 'title') || fail(undefined, 'the front matter has no title');
  return {title, applies: rawField(head, 'applies'), summary, sections};
};
