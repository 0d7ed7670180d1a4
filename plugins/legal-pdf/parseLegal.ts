import type {Heading, Html, ListItem, Node, PhrasingContent, RootContent, Table} from 'mdast';
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

/** File that is parsed, for its facts and for errors. */
interface LegalSource {
  readonly file: string;
  readonly body: string;
  /** Number of the body's first line in the file. */
  readonly bodyLine: number;
  /** Values of `{facts.x}`. */
  readonly facts: Readonly<Record<string, string>>;
}

/** Parts of the text that have been read. */
interface Progress {
  readonly summary: string[];
  readonly sections: LegalTextSection[];
  /** Id of the last section. */
  sectionId: string;
  /** Clauses of the open `<Clauses>`; null outside of one. */
  clauses: LegalClause[] | null;
}

const fail = ({file, bodyLine}: LegalSource, node: Node | undefined, message: string): never => {
  const line = bodyLine + (node?.position?.start.line ?? 1) - 1;
  throw new BuildError([{file: `${file}:${line}`, field: '', message}]);
};

const sourceOf = ({body}: LegalSource, {position}: Node): string =>
  body.slice(position?.start.offset, position?.end.offset);

const refuse = (source: LegalSource, node: Node): never =>
  fail(source, node, `the PDF cannot show '${sourceOf(source, node).slice(0, 60)}'`);

const factOf = ({facts}: LegalSource, id = ''): string | undefined =>
  Object.hasOwn(facts, id) ? facts[id] : undefined;

const plainText = (source: LegalSource, nodes: readonly PhrasingContent[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'link' || node.type === 'strong') return plainText(source, node.children);
      if (node.type === 'html') {
        const [, name = ''] = /^<(\w+) \/>$/.exec(node.value) ?? [];
        return (
          factOf(source, COMPONENT_FACTS[name]) ??
          fail(source, node, `${node.value} has no words for the PDF`)
        );
      }
      const plain = node.type === 'text' ? node.value : sourceOf(source, node);
      const text = plain
        .replace(/\{\/\*.*?\*\/\}|\n/g, ' ')
        .replace(
          /\{facts\.(\w+)\}/g,
          (_, id: string) => factOf(source, id) ?? fail(source, node, `there is no fact '${id}'`),
        );
      return node.type === 'text' && !/[{}<>]/.test(text)
        ? text
        : fail(
            source,
            node,
            `the PDF cannot show '${plain}': use plain words, links and {facts.…}`,
          );
    })
    .join('')
    .trim();

const itemText = (source: LegalSource, item: ListItem, [first, ...rest] = item.children): string =>
  first?.type === 'paragraph' && rest.length === 0
    ? plainText(source, first.children)
    : refuse(source, item);

const readHeading = (source: LegalSource, node: Heading, progress: Progress): void => {
  const {sections} = progress;
  const [, id] = /^## .+ \{\/\* #([\w-]+) \*\/\}$/.exec(sourceOf(source, node)) ?? [];
  if (id === undefined) return refuse(source, node);
  progress.sectionId = id;
  const title = plainText(source, node.children);
  sections.push({number: sections.length + 1, title, blocks: []});
};

/** Reads the first or the last line of clauses. */
const readTag = (source: LegalSource, node: Html, progress: Progress): void => {
  if (node.value === '</Clauses>') {
    progress.clauses = null;
    return;
  }
  const {sectionId} = progress;
  const [, of] = /^<Clauses of="([\w-]+)">$/.exec(node.value) ?? [];
  if (of === undefined) return refuse(source, node);
  if (of !== sectionId) {
    fail(source, node, `these clauses belong to '${of}', but are in section '${sectionId}'`);
  }
  const clauses: LegalClause[] = [];
  progress.clauses = clauses;
  progress.sections.at(-1)?.blocks.push({kind: 'clauses', clauses});
};

const readClause = (source: LegalSource, item: ListItem, number: string): LegalClause => {
  const last = item.children.at(-1);
  const list = last?.type === 'list' && !last.ordered ? last : undefined;
  return {
    number,
    text: itemText(source, item, list ? item.children.slice(0, -1) : item.children),
    parts: list?.children.map((part) => itemText(source, part)) ?? [],
  };
};

const readTable = (source: LegalSource, node: Table): LegalBlock => {
  const [head = [], ...rows] = node.children.map((row) =>
    row.children.map((cell) => plainText(source, cell.children)),
  );
  return {kind: 'table', head, rows};
};

const readNode = (source: LegalSource, node: RootContent, progress: Progress): void => {
  const {summary, sections, clauses} = progress;
  const section = sections.at(-1);
  if (node.type === 'heading') readHeading(source, node, progress);
  else if (node.type === 'html') readTag(source, node, progress);
  else if (node.type === 'list' && node.ordered && clauses && section) {
    for (const item of node.children) {
      clauses.push(readClause(source, item, `${section.number}.${clauses.length + 1}`));
    }
  } else if (node.type === 'table' && section && !clauses) {
    section.blocks.push(readTable(source, node));
  } else if (node.type === 'paragraph' && !section) {
    const isImport = sourceOf(source, node).startsWith('import ');
    if (!isImport) summary.push(plainText(source, node.children));
  } else refuse(source, node);
};

/**
 * Parses a legal text from its MDX file: the small part of Markdown that these files use. Reports anything
 * else with its line, so that no clause can be missing from the PDF unnoticed. MDX refuses unclosed tags.
 *
 * @param text the file's text
 * @param facts values of `{facts.x}`
 * @param file its name, for errors
 * @throws {BuildError} for an unknown fact, an unknown construct, or a clause outside its section
 */
export const parseLegal = (
  text: string,
  facts: Readonly<Record<string, string>>,
  file: string,
): LegalText => {
  const {head, body, bodyLine} = splitFrontMatter(text);
  const source: LegalSource = {file, body, bodyLine, facts};
  const progress: Progress = {summary: [], sections: [], sectionId: 'none', clauses: null};
  // Parsed without MDX, so that its tags and braces stay as text.
  const {children} = fromMarkdown(body, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  for (const node of children) readNode(source, node, progress);

  const {summary, sections} = progress;
  const title = rawField(head, 'title') || fail(source, undefined, 'the front matter has no title');
  return {title, applies: rawField(head, 'applies'), summary, sections};
};
