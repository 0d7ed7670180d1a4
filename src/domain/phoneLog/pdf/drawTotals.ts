import {brand} from '../../../config/brand.ts';
import {PAPER} from '../../pdf/colors.generated.ts';
import {LETTER, TaggedPdf, type TableColumn} from '../../pdf/taggedPdf.ts';
import type {Totals} from '../totals.ts';

const LEFT = 48;
const RIGHT = LETTER.width - LEFT;
const WIDTH = RIGHT - LEFT;
const GUTTER = 28;
const FACTS = 206;
const WEEK = LEFT + FACTS + GUTTER;
const ROWS = {leading: 11, gap: 6} as const;
const NOTE = {color: 'ink2'} as const;
/** Of the hour's column. */
const HOUR = 58;

/**
 * The totals on one page, tagged, in embedded fonts.
 *
 * This module carries pdfkit and the fonts, so it is only ever loaded by `import()`.
 */
export const drawTotals = (totals: Totals, created: Date): Promise<Uint8Array<ArrayBuffer>> => {
  const pdf = new TaggedPdf(
    {Title: `${totals.title} | ${brand.name}`, Author: brand.name, CreationDate: created},
    {top: LEFT, right: LEFT, bottom: 12, left: LEFT},
  );
  const {doc} = pdf;
  const heading = (value: string, x: number, y: number, width: number): void => {
    pdf.add('H2', () => pdf.text(value, x, y, {face: 'serif', size: 11.5}));
    pdf.rule(x, y + 6, x + width, 'ink', 1);
    doc.y = y + 20;
  };

  pdf.add('P', () => pdf.text(brand.name, LEFT, 48, {face: 'serif', size: 17}));
  const period = {...NOTE, align: 'right', width: 320} as const;
  pdf.add('P', () => pdf.text(totals.period, RIGHT - 320, 48, period));
  pdf.rule(LEFT, 57, RIGHT, 'margin');
  pdf.rule(LEFT, 59.5, RIGHT, 'margin');
  pdf.add('H1', () => pdf.text(totals.title, LEFT, 88, {face: 'serif', size: 21}));
  const sentence = {face: 'serif', size: 13, leading: 18, width: WIDTH} as const;
  pdf.add('P', () => pdf.text(totals.sentence, LEFT, 114, sentence));

  const top = doc.y + 18;
  heading('Totals', LEFT, top, FACTS);
  const facts: readonly TableColumn[] = [
    {x: LEFT, width: 96, isHeading: true, ...NOTE},
    {x: LEFT + 96, width: FACTS - 96, face: 'sansBold', align: 'right'},
  ];
  pdf.table(facts, totals.rows, ROWS);
  const factsEnd = doc.y;

  heading(totals.week.caption, WEEK, top, RIGHT - WEEK);
  const day = (RIGHT - WEEK - HOUR) / totals.week.head.length;
  const columns: readonly TableColumn[] = [
    {x: WEEK, width: HOUR, isHeading: true},
    ...totals.week.head.map((_, at): TableColumn => {
      return {x: WEEK + HOUR + at * day, width: day - 3, ...NOTE, align: 'right'};
    }),
  ];
  const week = totals.week.rows.map(({name, cells}) => [name, ...cells.map(({text}) => text)]);
  const lines = pdf.table(columns, week, {...ROWS, head: ['', ...totals.week.head]}).slice(1);
  totals.week.rows.forEach(({cells}, row) => {
    cells.forEach(({isHot}, at) => {
      const y = lines[row];
      if (!isHot || y === undefined) return;
      // The figures beside it say the same.
      pdf.artifact(() => {
        doc.lineWidth(0.7).roundedRect(WEEK + HOUR + at * day - 1, y - 9.5, day, 13.5, 2);
        doc.stroke(PAPER.missedEdge);
      });
    });
  });

  heading('To ask at the demo', LEFT, Math.max(factsEnd, doc.y) + 14, WIDTH);
  const list = pdf.add('L', null);
  totals.questions.forEach((question, at) => {
    const {y} = doc;
    const item = pdf.add('LI', null, list);
    pdf.add('Lbl', () => pdf.text(`${at + 1}.`, LEFT, y, NOTE), item);
    pdf.add('LBody', () => pdf.text(question, LEFT + 16, y, {leading: 13}), item);
    doc.y = y + 15;
  });
  heading('Notes', LEFT, doc.y + 12, WIDTH);
  for (let line = 0; line < 3; line += 1) pdf.rule(LEFT, (doc.y += 24), RIGHT);
  doc.y += 22;
  const last = doc.y;
  pdf.add('P', () => pdf.text(totals.note, LEFT, last, {...NOTE, leading: 11.5, width: WIDTH}));
  const contact = `${brand.name} · ${brand.phone.display} · ${brand.email.display}`;
  pdf.add('P', () => pdf.text(contact, LEFT, doc.y + 8, NOTE));
  return pdf.bytes();
};
