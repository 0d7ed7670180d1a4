import {PAPER} from '../../src/domain/pdf/colors.generated.ts';
import {pdfCharacters} from '../../src/domain/pdf/fonts.generated.ts';
import {LETTER, TaggedPdf, type TextStyle} from '../../src/domain/pdf/taggedPdf.ts';
import type {LegalBlock, LegalText} from './parseLegal.ts';

export interface DrawOptions {
  /** Under the title, before whom the text is for: 'Last updated September 2025'. */
  readonly byline: string;
  readonly company: string;
  /** Where the text stands on the web. */
  readonly address: string;
  /** Each party with the lines that it fills in, from the top. */
  readonly signatures: readonly {readonly party: string; readonly lines: readonly string[]}[];
}

/** The numbers hang left of the double margin, as on the page. */
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

/** Same input, same file: no clock in it. */
const FIXED_DATE = new Date(Date.UTC(2025, 8, 1));

/** Characters of a text that the embedded fonts cannot draw. */
export const undrawable = (text: string): readonly string[] =>
  [...new Set(text)].filter((character) => !pdfCharacters.includes(character));

/**
 * Draws a legal text as PDF.
 *
 * @throws when a character has no glyph in the embedded fonts, naming it.
 */
export const drawLegal = async (text: LegalText, options: DrawOptions): Promise<Uint8Array> => {
  const missing = undrawable(JSON.stringify([text, options]));
  if (missing.length > 0) {
    throw new Error(
      `'${text.title}' has characters that the PDF’s fonts cannot draw: ${missing
        .map(
          (character) =>
            `${character} (U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`,
        )
        .join(', ')}`,
    );
  }

  const pdf = new TaggedPdf(
    {
      Title: text.title,
      Author: options.company,
      Subject: options.address,
      CreationDate: FIXED_DATE,
    },
    {top: TOP, right: LETTER.width - RIGHT, bottom: BOTTOM, left: NUMBERS},
  );
  const {doc} = pdf;

  const clauseBlock = (block: Extract<LegalBlock, {kind: 'clauses'}>): void => {
    const list = pdf.add('L', null);
    for (const clause of block.clauses) {
      // A clause of up to four lines stays together, number and all.
      pdf.room(Math.min(pdf.heightOf(clause.text, BODY), 4 * 15));
      const item = pdf.add('LI', null, list);
      const {y} = doc;
      pdf.add('Lbl', () => pdf.text(clause.number, NUMBERS, y, NUMBER), item);
      const body = pdf.add('LBody', () => pdf.text(clause.text, TEXT, y, BODY), item);
      if (clause.parts.length > 0) {
        const parts = pdf.add('L', null, body);
        clause.parts.forEach((part, index) => {
          pdf.room(pdf.heightOf(part, PART_BODY));
          const partItem = pdf.add('LI', null, parts);
          const partY = doc.y;
          const letter = `${String.fromCharCode(97 + index)}.`;
          pdf.add('Lbl', () => pdf.text(letter, TEXT, partY, NUMBER), partItem);
          pdf.add('LBody', () => pdf.text(part, PART, partY, PART_BODY), partItem);
        });
      }
      doc.y += 6;
    }
  };

  const first = 120;
  const columns = [
    {x: TEXT, width: first, face: 'sansBold', size: 10, isHeading: true},
    {x: TEXT + first, width: WIDTH - first, size: 10},
  ] as const;

  doc.y = TOP + 14;
  pdf.add('H1', () => pdf.text(text.title, NUMBERS, doc.y, {face: 'serif', size: 27, leading: 32}));
  const updated = `${options.byline}. ${text.applies}`;
  pdf.add('P', () =>
    pdf.text(updated, NUMBERS, doc.y - 6, {size: 9.5, color: 'ink2', leading: 14}),
  );
  const headEnd = doc.y;
  pdf.rule(NUMBERS, headEnd, RIGHT, 'ink', 1.25);
  doc.y += 32;

  for (const summary of text.summary) {
    pdf.add('P', () =>
      pdf.text(summary, TEXT, doc.y, {face: 'serif', size: 12.5, leading: 18, width: WIDTH}),
    );
  }

  for (const section of text.sections) {
    doc.y += 18;
    pdf.room(64);
    const {y} = doc;
    pdf.add('H2', () => {
      pdf.text(`${section.number} `, NUMBERS, y, HEADING);
      pdf.text(section.title, TEXT, y, HEADING);
    });
    doc.outline.addItem(`${section.number} ${section.title}`);
    doc.y = y + 22;
    for (const block of section.blocks) {
      if (block.kind === 'clauses') {
        clauseBlock(block);
      } else {
        doc.y += 6;
        pdf.table(columns, block.rows, {head: block.head, leading: 14, gap: 10});
      }
    }
  }

  const gutter = 24;
  const column = (WIDTH - gutter) / 2;
  doc.y += 26;
  const longest = Math.max(...options.signatures.map(({lines}) => lines.length));
  pdf.room(52 + longest * 34);
  pdf.add('H2', () => pdf.text('Signatures', TEXT, doc.y, HEADING));
  const signaturesY = doc.y + 8;
  options.signatures.forEach(({party, lines}, index) => {
    const x = TEXT + index * (column + gutter);
    pdf.add('H3', () => pdf.text(party, x, signaturesY, {face: 'sansBold', size: 10}));
    lines.forEach((label, row) => {
      const line = signaturesY + 38 + row * 34;
      pdf.rule(x, line, x + column, 'ink', 0.75);
      pdf.add('P', () => pdf.text(label, x, line + 12, NUMBER));
    });
  });
  const end = signaturesY + 28 + longest * 34;

  const {count} = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    const from = page === 0 ? headEnd + 16 : TOP - 14;
    const to = page === count - 1 ? end : LETTER.height - BOTTOM + 14;
    pdf.artifact(() => {
      doc.lineWidth(0.75);
      for (const x of [RULE_X - 3, RULE_X]) doc.moveTo(x, from).lineTo(x, to);
      doc.stroke(PAPER.margin);
    });
    // Below the bottom margin, where text would otherwise ask for a new page.
    doc.page.margins.bottom = 0;
    pdf.artifact(() => {
      const y = LETTER.height - 34;
      pdf.text(`${text.title} · ${options.address}`, NUMBERS, y, NUMBER);
      const style = {...NUMBER, align: 'right', width: 100} as const;
      pdf.text(`Page ${page + 1} of ${count}`, RIGHT - 100, y, style);
    }, 'Pagination');
  }
  return pdf.bytes();
};
