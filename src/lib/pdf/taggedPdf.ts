import PDFDocument from 'pdfkit';
import {toBytes} from 'pdfkit/output';

import {PAPER} from './colors.generated.ts';
import {pdfFonts} from './fonts.generated.ts';

/** US Letter, points. */
export const LETTER = {width: 612, height: 792} as const;

type Color = keyof typeof PAPER;

type Element = PDFKit.PDFStructureElement;

export interface TextStyle {
  readonly face?: keyof typeof pdfFonts;
  /** Points, at least 9. */
  readonly size?: number;
  readonly color?: Color;
  /** Distance between baselines, in points. */
  readonly leading?: number;
  /** Width at which lines break; the right margin by default. */
  readonly width?: number;
  readonly align?: 'left' | 'right';
}

export interface TableColumn extends TextStyle {
  readonly x: number;
  readonly width: number;
  /** True if its cells are the headings of their rows. */
  readonly isHeading?: boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Rule {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly color?: Color;
  readonly width?: number;
}

/**
 * PDF with structure tags (heading, paragraph, list, table) in the order of drawing, for screen
 * readers. Content outside of a tag is an artifact, which they skip.
 */
export class TaggedPdf {
  readonly doc: PDFKit.PDFDocument;
  private readonly root: Element;

  constructor(info: PDFKit.DocumentInfo, margins: PDFKit.Mixins.ExpandedSides<number>) {
    this.doc = new PDFDocument({
      size: 'LETTER',
      margins,
      info,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      bufferPages: true,
      // No default font: in a browser pdfkit has none.
      font: '',
    });
    for (const [face, base64] of Object.entries(pdfFonts)) {
      this.doc.registerFont(
        face,
        Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)),
      );
    }
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** Adds an element at the end of the document, or of `parent`. `draw` draws its content. */
  add(
    tag: string,
    draw: (() => void) | null,
    parent = this.root,
    options: PDFKit.Mixins.StructureElementOptions = {},
  ): Element {
    const element = this.doc.struct(tag, options);
    parent.add(element);
    if (draw) element.add(draw);
    return element;
  }

  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', {type});
    draw();
    this.doc.endMarkedContent();
  }

  /** Draws text with the baseline of its first line at `y`; `doc.y` is then the line after its last. */
  text(value: string, x: number, y: number, style: TextStyle = {}): void {
    this.doc.text(value, x, y, {
      ...this.use(style),
      baseline: 'alphabetic',
      align: style.align ?? 'left',
    });
  }

  /** Draws a paragraph of one line that is a link. */
  link(value: string, url: string, {x, y, ...style}: TextStyle & Point): void {
    const link = this.add('Link', () => this.text(value, x, y, style), this.add('P', null));
    const [width, height] = [this.doc.widthOfString(value), this.doc.currentLineHeight()];
    this.doc.link(x, y - height * 0.75, width, height, url, {
      structParent: link,
      // pdfkit writes a plain string as a name.
      Contents: new String(value) as string,
    });
  }

  /** Height of a text, in points. */
  heightOf(value: string, style: TextStyle): number {
    return value === '' ? 0 : this.doc.heightOfString(value, this.use(style));
  }

  /** Begins a new page unless this one has room for `height` points. */
  room(height: number): void {
    if (this.doc.y + height > this.doc.page.maxY()) this.doc.addPage();
  }

  /** Draws a horizontal line. @param options `width` is its thickness, in points */
  rule({from, to, y, color = 'rule', width = 0.6}: Rule): void {
    this.artifact(() => {
      this.doc.lineWidth(width).moveTo(from, y).lineTo(to, y).stroke(PAPER[color]);
    });
  }

  /**
   * Draws a table from `doc.y` on with a rule under each row; no row breaks across pages.
   *
   * @param gap points between the last line of a row and the first of the next, beyond the leading
   * @returns the baseline of each row's first line
   */
  table(
    columns: readonly TableColumn[],
    rows: readonly (readonly string[])[],
    {leading, gap, head}: {leading: number; gap: number; head?: readonly string[]},
  ): readonly number[] {
    const table = this.add('Table', null);
    const left = Math.min(...columns.map(({x}) => x));
    const right = Math.max(...columns.map(({x, width}) => x + width));
    return (head ? [head, ...rows] : rows).map((cells) => {
      const isHead = cells === head;
      const style = (column: TableColumn): TextStyle => ({
        ...column,
        leading,
        ...(isHead ? {face: 'sansBold'} : {}),
      });
      const height = Math.max(...columns.map((c, i) => this.heightOf(cells[i] ?? '', style(c))));
      this.room(height);
      const {y} = this.doc;
      const row = this.add('TR', null, table);
      columns.forEach((column, i) => {
        const value = cells[i] ?? '';
        const draw = value === '' ? null : () => this.text(value, column.x, y, style(column));
        if (isHead) this.add('TH', draw, row, {scope: 'Column'});
        else if (column.isHeading) this.add('TH', draw, row, {scope: 'Row'});
        else this.add('TD', draw, row);
      });
      const bottom = y + height - leading + gap / 2 + 2;
      const look = isHead ? ({color: 'ink', width: 1} as const) : {};
      this.rule({from: left, to: right, y: bottom, ...look});
      this.doc.y = y + height + gap;
      return y;
    });
  }

  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    this.root.end();
    this.doc.end();
    return toBytes(this.doc);
  }

  private use({
    face = 'sans',
    size = 9,
    color = 'ink',
    leading,
    width,
  }: TextStyle): PDFKit.Mixins.TextOptions {
    this.doc.font(face, size).fillColor(PAPER[color]);
    const natural = this.doc.currentLineHeight(true);
    return {width, lineGap: leading === undefined ? 0 : leading - natural};
  }
}
