import {BuildError} from '../../src/domain/problems.ts';
import {splitFrontMatter, typedField} from '../../src/domain/text/frontMatter.ts';

/**
 * Reads a legal text from its MDX file: the small part of Markdown that these files use, and
 * nothing else. What it doesn't know it refuses by line, so that no clause can be missing from the
 * PDF without anybody noticing.
 */
interface LegalClause {
  /** '4.1' */
  readonly number: string;
  readonly text: string;
  /** a, b, c. */
  readonly parts: readonly string[];
}

export type LegalBlock =
  | {readonly kind: 'clauses'; readonly clauses: readonly LegalClause[]}
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

interface LegalTextSection {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalText {
  readonly title: string;
  readonly applies: string;
  /** The paragraphs before the first section. */
  readonly summary: readonly string[];
  readonly sections: readonly LegalTextSection[];
}

/** `<Phone />` and the like print the fact of the same meaning. */
const COMPONENT_FACTS: Readonly<Record<string, string>> = {
  Phone: 'phone',
  Email: 'email',
  PrivacyEmail: 'privacyEmail',
};

/** Controls on a line of their own: they do something on the page, and nothing on paper. */
const ON_SCREEN_ONLY = new Set(['<PrivacyChoicesLine />']);

/**
 * @param source the file's text.
 * @param facts what `{facts.x}` stands for.
 * @param file its name, for errors.
 * @throws {BuildError} for an unknown fact, an unknown construct, a clause outside its section.
 */
export const parseLegal = (
  source: string,
  facts: Readonly<Record<string, string>>,
  file: string,
): LegalText => {
  const {head, body, bodyLine} = splitFrontMatter(source);
  const lines = body.split('\n');
  const fail = (index: number, message: string): never => {
    throw new BuildError([{file: `${file}:${bodyLine + index}`, field: '', message}]);
  };

  const inline = (text: string, index: number): string => {
    const plain = text
      .replace(/\{facts\.(\w+)\}/g, (_, id: string) =>
        Object.hasOwn(facts, id) ? (facts[id] ?? '') : fail(index, `there is no fact '${id}'`),
      )
      .replace(/<(\w+) \/>/g, (_, name: string) => {
        const id = COMPONENT_FACTS[name];
        return id !== undefined && Object.hasOwn(facts, id)
          ? (facts[id] ?? '')
          : fail(index, `<${name} /> has no words for the PDF`);
      })
      .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
      .replace(/\*\*([^*]+)\*\*/g, '$1')
      .trim();
    if (/[{}<>]|\]\(|\*\*|(?<!\w)_|`/.test(plain)) {
      fail(index, `the PDF cannot show '${plain}': use plain words, links and {facts.…}`);
    }
    return plain;
  };

  const summary: string[] = [];
  const sections: {id: string; number: number; title: string; blocks: LegalBlock[]}[] = [];
  let clauses: {number: string; text: string; parts: string[]}[] | null = null;

  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const section = sections.at(-1);
    if (line.trim() === '' || line.startsWith('import ') || ON_SCREEN_ONLY.has(line)) continue;

    const heading = /^## (.+?) \{\/\* #([\w-]+) \*\/\}$/.exec(line);
    if (heading) {
      if (clauses) fail(at, 'the <Clauses> before this heading are not closed');
      sections.push({
        id: heading[2] ?? '',
        number: sections.length + 1,
        title: inline(heading[1] ?? '', at),
        blocks: [],
      });
      continue;
    }

    const open = /^<Clauses of="([\w-]+)">$/.exec(line);
    if (open) {
      if (section?.id !== open[1]) {
        fail(
          at,
          `these clauses are of '${open[1]}', but stand in section '${section?.id ?? 'none'}'`,
        );
      }
      clauses = [];
      continue;
    }
    if (line === '</Clauses>') {
      if (!clauses || !section || clauses.length === 0) {
        return fail(at, 'there are no clauses to close');
      }
      section.blocks.push({kind: 'clauses', clauses});
      clauses = null;
      continue;
    }

    const clause = /^\d+\. (.+)$/.exec(line);
    if (clause && clauses && section) {
      clauses.push({
        number: `${section.number}.${clauses.length + 1}`,
        text: inline(clause[1] ?? '', at),
        parts: [],
      });
      continue;
    }

    const part = /^ {3}- (.+)$/.exec(line);
    const last = clauses?.at(-1);
    if (part && last) {
      last.parts.push(inline(part[1] ?? '', at));
      continue;
    }

    if (line.startsWith('|') && section && !clauses) {
      const table: string[][] = [];
      for (; (lines[at] ?? '').startsWith('|'); at++) {
        const row = lines[at] ?? '';
        if (/^\|[\s|:-]+\|$/.test(row)) continue;
        const index = at;
        table.push(
          row
            .slice(1, row.lastIndexOf('|'))
            .split('|')
            .map((cell) => inline(cell, index)),
        );
      }
      at -= 1;
      const [head = [], ...rows] = table;
      section.blocks.push({kind: 'table', head, rows});
      continue;
    }

    if (sections.length === 0 && /^[A-Z]/.test(line)) {
      summary.push(inline(line, at));
      continue;
    }

    fail(at, `the PDF does not know what '${line.trim().slice(0, 60)}' is`);
  }

  if (clauses) fail(lines.length - 1, 'the last <Clauses> are not closed');
  const title = typedField(head, 'title') || fail(0, 'the front matter has no title');
  return {title, applies: typedField(head, 'applies'), summary, sections};
};
