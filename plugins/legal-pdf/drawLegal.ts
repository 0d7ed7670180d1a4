import {PAPER} from '../../src/lib/pdf/colors.generated.ts';
import {pdfCharacters} from '../../src/lib/pdf/fonts.generated.ts';
import {LETTER, TaggedPdf, type TextStyle} from '../../src/lib/pdf/taggedPdf.ts';
import type {LegalClause, LegalText, LegalTextSection} from './parseLegal.ts';

type Element = ReturnType<TaggedPdf['add']>;

export interface DrawOptions {
  /** Line under the title, such as 'Last updated September 2025'. */
  readonly byline: string;
  readonly company: string;
  /** Address of the text on the web. */
  readonly address: string;
  /** Parties, each with the lines that it fills in, from the top. */
  readonly signatures: readonly {readonly party: string; readonly lines: readonly string[]}[];
}

/** Points. The numbers are left of the double margin, as on the page. */
const TOP = 64;
const BOTTOM = 70;
const NUMBERS = 60;
const TEXT = 108;
const RIGHT = LETTER.width - 64;
const WIDTH = RIGHT - TEXT;
const RULE_X = TEXT - 16;
const PART = TEXT + 22;

const HEADING: TextStyle = {face: 'serif', size: 16};
const NUMBER: TextStyle = {color: 'ink2'};
const BODY: TextStyle = {size: 10.5, leading: 15, width: WIDTH};
const PART_BODY: TextStyle = {...BODY, width: RIGHT - PART};

const FIRST_COLUMN = 120;
const TABLE_COLUMNS = [
  {x: TEXT, width: FIRST_COLUMN, face: 'sansBold', size: 10, isHeading: true},
  {x: TEXT + FIRST_COLUMN, width: WIDTH - FIRST_COLUMN, size: 10},
] as const;

/** Creation date, fixed so that each build writes the same file. */
const FIXED_DATE = new Date(Date.UTC(2025, 8, 1));

const drawTitle = (pdf: TaggedPdf, {title, applies}: LegalText, byline: string): void => {
  const {doc} = pdf;
  doc.y = TOP + 14;
  pdf.add('H1', () => pdf.text(title, NUMBERS, doc.y, {face: 'serif', size: 27, leading: 32}));
  pdf.add('P', () =>
    pdf.text(`${byline}. ${applies}`, NUMBERS, doc.y - 6, {
      size: 9.5,
      color: 'ink2',
      leading: 14,
    }),
  );
  pdf.rule({from: NUMBERS, to: RIGHT, y: doc.y, color: 'ink', width: 1.25});
};

const drawClause = (pdf: TaggedPdf, {number, text, parts}: LegalClause, list: Element): void => {
  const {doc} = pdf;
  // Keeps a clause of up to four lines on one page.
  pdf.room(Math.min(pdf.heightOf(text, BODY), 4 * 15));
  const item = pdf.add('LI', null, list);
  const {y} = doc;
  pdf.add('Lbl', () => pdf.text(number, NUMBERS, y, NUMBER), item);
  const body = pdf.add('LBody', () => pdf.text(text, TEXT, y, BODY), item);
  if (parts.length > 0) {
    const partList = pdf.add('L', null, body);
    parts.forEach((part, index) => {
      pdf.room(pdf.heightOf(part, PART_BODY));
      const partItem = pdf.add('LI', null, partList);
      const partY = doc.y;
      const letter = `${String.fromCharCode(97 + index)}.`;
      pdf.add('Lbl', () => pdf.text(letter, TEXT, partY, NUMBER), partItem);
      pdf.add('LBody', () => pdf.text(part, PART, partY, PART_BODY), partItem);
    });
  }
  doc.y += 6;
};

const drawSection = (pdf: TaggedPdf, {number, title, blocks}: LegalTextSection): void => {
  const {doc} = pdf;
  doc.y += 18;
  pdf.room(64);
  const {y} = doc;
  pdf.add('H2', () => {
    pdf.text(`${number} `, NUMBERS, y, HEADING);
    pdf.text(title, TEXT, y, HEADING);
  });
  doc.outline.addItem(`${number} ${title}`);
  doc.y = y + 22;
  for (const block of blocks) {
    if (block.kind === 'clauses') {
      const list = pdf.add('L', null);
      for (const clause of block.clauses) drawClause(pdf, clause, list);
    } else {
      doc.y += 6;
      pdf.table(TABLE_COLUMNS, block.rows, {head: block.head, leading: 14, gap: 10});
    }
  }
};

/** Draws the parties side by side. @returns the position of the lowest line, in points */
const drawSignatures = (pdf: TaggedPdf, signatures: DrawOptions['signatures']): number => {
  const {doc} = pdf;
  const gutter = 24;
  const column = (WIDTH - gutter) / 2;
  doc.y += 26;
  const longest = Math.max(...signatures.map(({lines}) => lines.length));
  pdf.room(52 + longest * 34);
  pdf.add('H2', () => pdf.text('Signatures', TEXT, doc.y, HEADING));
  const top = doc.y + 8;
  signatures.forEach(({party, lines}, index) => {
    const x = TEXT + index * (column + gutter);
    pdf.add('H3', () => pdf.text(party, x, top, {face: 'sansBold', size: 10}));
    lines.forEach((label, row) => {
      const line = top + 38 + row * 34;
      pdf.rule({from: x, to: x + column, y: line, color: 'ink', width: 0.75});
      pdf.add('P', () => pdf.text(label, x, line + 12, NUMBER));
    });
  });
  return top + 28 + longest * 34;
};

/** Draws the double margin and the footer of each page. */
const drawPages = (pdf: TaggedPdf, first: number, last: number, footer: string): void => {
  const {doc} = pdf;
  const {count} = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    const from = page === 0 ? first : TOP - 14;
    const to = page === count - 1 ? last : LETTER.height - BOTTOM + 14;
    pdf.artifact(() => {
      doc.lineWidth(0.75);
      for (const x of [RULE_X - 3, RULE_X]) doc.moveTo(x, from).lineTo(x, to);
      doc.stroke(PAPER.margin);
    });
    // The footer is below the bottom margin, where text would otherwise start a new page.
    doc.page.margins.bottom = 0;
    pdf.artifact(() => {
      const y = LETTER.height - 34;
      pdf.text(footer, NUMBERS, y, NUMBER);
      const style = {...NUMBER, align: 'right', width: 100} as const;
      pdf.text(`Page ${page + 1} of ${count}`, RIGHT - 100, y, style);
    }, 'Pagination');
  }
};

/**
 * Draws a legal text as PDF.
 *
 * @throws {Error} naming each character that has no glyph in the embedded fonts
 */
export const drawLegal = async (text: LegalText, options: DrawOptions): Promise<Uint8Array> => {
  const {title, summary, sections} = text;
  const {byline, company, address, signatures} = options;
  const missing = [...new Set(JSON.stringify([text, options]))]
    .filter((character) => !pdfCharacters.includes(character))
    .map((character) => {
      const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      return `${character} (U+${code})`;
    });
  if (missing.length > 0) {
    throw new Error(
      `'${title}' has characters that the PDF’s fonts cannot draw: ${missing.join(', ')}`,
    );
  }

  const pdf = new TaggedPdf(
    {Title: title, Author: company, Subject: address, CreationDate: FIXED_DATE},
    {top: TOP, right: LETTER.width - RIGHT, bottom: BOTTOM, left: NUMBERS},
  );
  const {doc} = pdf;
  drawTitle(pdf, text, byline);
  const titleEnd = doc.y;
  doc.y += 32;
  for (const paragraph of summary) {
    pdf.add('P', () =>
      pdf.text(paragraph, TEXT, doc.y, {face: 'serif', size: 12.5, leading: 18, width: WIDTH}),
    );
  }
  for (const section of sections) drawSection(pdf, section);
  const end = drawSignatures(pdf, signatures);
  drawPages(pdf, titleEnd + 16, end, `${title} · ${address}`);
  return pdf.bytes();
};
