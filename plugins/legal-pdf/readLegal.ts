import {type AnyNode, type Cheerio, load} from 'cheerio';

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

/**
 * Reads a legal text out of its built page (src/templates/legal).
 *
 * @param end first words of what the page has below the text
 * @throws {Error} for what the PDF has no form for, so that nothing can be missing from it unnoticed.
 */
export const readLegal = (html: string, end: string): LegalText => {
  const $ = load(html);
  const words = (of: Cheerio<AnyNode>): string => of.text().replace(/\s+/g, ' ').trim();
  const all = (of: Cheerio<AnyNode>, selector: string): readonly string[] =>
    of
      .find(selector)
      .toArray()
      .map((element) => words($(element)));
  const headings = $('main h2[id]');
  const summary: string[] = [];
  const sections: {number: number; title: string; blocks: LegalBlock[]}[] = [];

  const clauseOf = (element: AnyNode): LegalClause => {
    const parts = all($(element).children('ul'), 'li');
    const [number, ...rest] = $(element).contents().not('ul').toArray();
    return {number: words($(number as AnyNode)), text: words($(rest)), parts};
  };

  for (const element of headings.first().parent().children().toArray()) {
    const node = $(element);
    const section = sections.at(-1);
    if (words(node).startsWith(end)) break;
    if (node.is('h2[id]')) {
      const [, number, title = ''] = /^(\d+) (.+)$/.exec(words(node)) ?? [];
      sections.push({number: Number(number), title, blocks: []});
    } else if (section === undefined && node.is('p')) {
      summary.push(words(node));
    } else if (section && node.is('ol')) {
      section.blocks.push({kind: 'clauses', clauses: node.children().toArray().map(clauseOf)});
    } else if (section && node.is('[data-table]')) {
      const rows = node.find('tbody tr').toArray();
      section.blocks.push({
        kind: 'table',
        head: all(node, 'th'),
        rows: rows.map((row) => all($(row), 'td')),
      });
    } else {
      throw new Error(`The PDF has no form for “${words(node).slice(0, 60)}” of its page`);
    }
  }
  return {title: words($('h1')), applies: words($('.byline').contents().last()), summary, sections};
};
