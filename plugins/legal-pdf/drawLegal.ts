import {jsPDF} from 'jspdf';

import {pdfFaces, pdfFonts, type PdfFace, undrawable} from './fonts';
import type {LegalBlock, LegalText} from './parseLegal';

export interface DrawOptions {
  /** 'September 2025' */
  readonly lastUpdated: string;
  readonly company: string;
  /** Where the text stands on the web. */
  readonly address: string;
  /** Both parties' lines at the end. */
  readonly signatures: readonly string[];
}

/** US Letter, points. The numbers hang left of the double margin, as on the page. */
const PAGE = {width: 612, height: 792, top: 64, bottom: 70} as const;
const NUMBERS = 60;
const TEXT = 108;
const RIGHT = PAGE.width - 64;
const WIDTH = RIGHT - TEXT;
const RULE_X = TEXT - 16;

type Rgb = readonly [number, number, number];
/** Tokens of the light theme: paper has no variables. */
const INK: Rgb = [16, 36, 31];
const INK_2: Rgb = [84, 104, 95];
const RULE: Rgb = [210, 224, 204];
const MARGIN: Rgb = [220, 139, 134];

/** Same input, same file: no clock and no random id in it. */
const FIXED_DATE = new Date(Date.UTC(2025, 8, 1));
const FIXED_ID = '52494e4757454c4c2d4c4547414c2d31';

/** All of ASCII, for the words that this file adds itself, and whatever the text has beyond it. */
const ASCII = Array.from({length: 95}, (_, index) => String.fromCharCode(32 + index)).join('');

const everyWord = (text: LegalText, options: DrawOptions): string =>
  `${ASCII}·${JSON.stringify([text, options])}`;

/**
 * Draws a legal text as PDF.
 *
 * @throws when a character has no glyph in the embedded fonts, naming it.
 */
export const drawLegal = async (text: LegalText, options: DrawOptions): Promise<Uint8Array> => {
  const words = everyWord(text, options);
  const missing = undrawable(words);
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

  const doc = new jsPDF({unit: 'pt', format: 'letter', compress: true, putOnlyUsedFonts: true});
  const fonts = await pdfFonts(words);
  for (const face of pdfFaces) {
    doc.addFileToVFS(`${face}.ttf`, fonts[face]);
    doc.addFont(`${face}.ttf`, face, 'normal');
  }
  doc.setProperties({title: text.title, author: options.company, subject: options.address});
  doc.setCreationDate(FIXED_DATE);
  doc.setFileId(FIXED_ID);
  doc.setLanguage('en-US');

  let y: number = PAGE.top;

  /** Where the double margin begins on the current page. */
  let ruleFrom: number = PAGE.top - 14;
  const marginRule = (from: number, to: number): void => {
    doc.setDrawColor(...MARGIN).setLineWidth(0.75);
    doc.line(RULE_X - 3, from, RULE_X - 3, to);
    doc.line(RULE_X, from, RULE_X, to);
  };

  const use = (face: PdfFace, size: number, color: Rgb = INK): void => {
    doc
      .setFont(face)
      .setFontSize(size)
      .setTextColor(...color);
  };

  const newPage = (): void => {
    marginRule(ruleFrom, PAGE.height - PAGE.bottom + 14);
    doc.addPage();
    y = PAGE.top;
    ruleFrom = PAGE.top - 14;
  };

  /** Breaks the page unless that much room is left. */
  const room = (height: number): void => {
    if (y + height > PAGE.height - PAGE.bottom) newPage();
  };

  const wrap = (value: string, width: number): readonly string[] =>
    doc.splitTextToSize(value, width) as string[];

  const paragraph = (value: string, x: number, width: number, leading: number): void => {
    for (const line of wrap(value, width)) {
      room(leading);
      doc.text(line, x, y);
      y += leading;
    }
  };

  const clauseBlock = (block: Extract<LegalBlock, {kind: 'clauses'}>): void => {
    for (const clause of block.clauses) {
      use('sans', 10.5);
      // A clause of up to four lines stays together, number and all.
      room(Math.min(wrap(clause.text, WIDTH).length, 4) * 15);
      use('sans', 9, INK_2);
      doc.text(clause.number, NUMBERS, y);
      use('sans', 10.5);
      paragraph(clause.text, TEXT, WIDTH, 15);
      clause.parts.forEach((part, index) => {
        use('sans', 10.5);
        room(wrap(part, WIDTH - 22).length * 15);
        use('sans', 9, INK_2);
        doc.text(`${String.fromCharCode(97 + index)}.`, TEXT, y);
        use('sans', 10.5);
        paragraph(part, TEXT + 22, WIDTH - 22, 15);
      });
      y += 6;
    }
  };

  const tableBlock = (block: Extract<LegalBlock, {kind: 'table'}>): void => {
    const first = 120;
    const row = (cells: readonly string[], isHead: boolean): void => {
      use('sans', 10);
      const second = wrap(cells[1] ?? '', WIDTH - first);
      const height = second.length * 14 + 10;
      room(height);
      use('bold', 10);
      doc.text(cells[0] ?? '', TEXT, y + 6);
      use(isHead ? 'bold' : 'sans', 10);
      second.forEach((line, index) => doc.text(line, TEXT + first, y + 6 + index * 14));
      doc.setDrawColor(...(isHead ? INK : RULE)).setLineWidth(isHead ? 1 : 0.75);
      doc.line(TEXT, y + height - 4, RIGHT, y + height - 4);
      y += height;
    };
    row(block.head, true);
    for (const cells of block.rows) row(cells, false);
    y += 8;
  };

  use('serif', 27);
  y += 14;
  for (const line of wrap(text.title, RIGHT - NUMBERS)) {
    doc.text(line, NUMBERS, y);
    y += 32;
  }
  use('sans', 9.5, INK_2);
  doc.text(`Last updated ${options.lastUpdated}. ${text.applies}`, NUMBERS, y - 6);
  doc
    .setDrawColor(...INK)
    .setLineWidth(1.25)
    .line(NUMBERS, y + 8, RIGHT, y + 8);
  y += 40;
  ruleFrom = y - 16;

  for (const summary of text.summary) {
    use('serif', 12.5);
    paragraph(summary, TEXT, WIDTH, 18);
  }

  for (const section of text.sections) {
    y += 18;
    room(64);
    use('serif', 16);
    doc.text(String(section.number), NUMBERS, y);
    doc.text(section.title, TEXT, y);
    doc.outline.add(null, `${section.number} ${section.title}`, {
      pageNumber: doc.getNumberOfPages(),
    });
    y += 22;
    for (const block of section.blocks) {
      if (block.kind === 'clauses') clauseBlock(block);
      else tableBlock(block);
    }
  }

  const column = (WIDTH - 24) / 2;
  y += 26;
  room(150);
  use('serif', 16);
  doc.text('Signatures', TEXT, y);
  y += 26;
  options.signatures.forEach((party, index) => {
    const x = TEXT + index * (column + 24);
    use('bold', 10);
    doc.text(party, x, y);
    ['Name and title', 'Signature', 'Date'].forEach((label, row) => {
      const line = y + 38 + row * 34;
      doc
        .setDrawColor(...INK)
        .setLineWidth(0.75)
        .line(x, line, x + column, line);
      use('sans', 8.5, INK_2);
      doc.text(label, x, line + 11);
    });
  });
  y += 130;
  marginRule(ruleFrom, y);

  const pages = doc.getNumberOfPages();
  for (let page = 1; page <= pages; page++) {
    doc.setPage(page);
    use('sans', 8.5, INK_2);
    doc.text(`${text.title} · ${options.address}`, NUMBERS, PAGE.height - 34);
    doc.text(`Page ${page} of ${pages}`, RIGHT, PAGE.height - 34, {align: 'right'});
  }
  return new Uint8Array(doc.output('arraybuffer'));
};
