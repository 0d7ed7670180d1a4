import {company} from '../../../../config/company.ts';
import {roiAssumptions} from '../../../../data/roiAssumptions.ts';
import {formatDollars, percentOf} from '../../../../lib/format/numbers.ts';
import {PAPER} from '../../../../lib/pdf/colors.generated.ts';
import {LETTER, TaggedPdf, type TableColumn} from '../../../../lib/pdf/taggedPdf.ts';
import type {RoiReport} from '../pdfReport.ts';

const LEFT = 48;
const RIGHT = LETTER.width - LEFT;
const WIDTH = RIGHT - LEFT;
const ROWS = {leading: 11.5, gap: 5} as const;
const CHART_HEIGHT = 52;
/** Width of the amounts beside the chart, in points. */
const AXIS = 80;
const NOTE = {color: 'ink2'} as const;
const FIGURE = {face: 'sansBold', align: 'right'} as const;

/** Places table columns side by side by their widths in points; the first one has the row headings. */
const columnsOf = (
  ...widths: readonly (readonly [width: number, style: Partial<TableColumn>])[]
): readonly TableColumn[] => {
  let x = LEFT;
  return widths.map(([width, style], at) => {
    const column = {...style, x, width, isHeading: at === 0};
    x += width;
    return column;
  });
};

/** Draws the chart of cumulative cash at `doc.y`. */
const drawCash = (pdf: TaggedPdf, {cash}: RoiReport): void => {
  const {doc} = pdf;
  const top = doc.y;
  const plot = {x: LEFT + AXIS, width: WIDTH - AXIS};
  const px = (x: number): number => plot.x + x * plot.width;
  const py = (y: number): number => top + y * CHART_HEIGHT;
  const draw = (): void => {
    for (const {value, y} of cash.ticks) {
      doc.lineWidth(value === 0 ? 0.8 : 0.5);
      doc.moveTo(plot.x, py(y)).lineTo(px(1), py(y));
      doc.stroke(PAPER[value === 0 ? 'ink2' : 'rule']);
      const style = {...NOTE, align: 'right', width: AXIS - 8} as const;
      pdf.text(formatDollars(value), LEFT, py(y) + 3, style);
    }
    cash.points.forEach(({x, y}, at) => doc[at === 0 ? 'moveTo' : 'lineTo'](px(x), py(y)));
    doc.lineWidth(1.5).stroke(PAPER[cash.isLoss ? 'missedEdge' : 'live']);
  };
  const bbox = [LEFT, top, RIGHT, top + CHART_HEIGHT] as const;
  pdf.add('Figure', draw, undefined, {alt: cash.label, bbox});
  doc.y = top + CHART_HEIGHT + 10;
};

/**
 * Draws the report on one page as a tagged PDF with embedded fonts.
 *
 * This module includes pdfkit and the fonts, so it must be loaded with `import()`.
 */
export const drawReport = (report: RoiReport, created: Date): Promise<Uint8Array<ArrayBuffer>> => {
  const pdf = new TaggedPdf(
    {Title: `${report.title} | ${company.name}`, Author: company.name, CreationDate: created},
    {top: LEFT, right: LEFT, bottom: 12, left: LEFT},
  );
  const {doc} = pdf;
  const heading = (value: string): void => {
    const {y} = doc;
    pdf.add('H2', () => pdf.text(value, LEFT, y, {face: 'serif', size: 11.5}));
    pdf.rule({from: LEFT, to: RIGHT, y: y + 6, color: 'ink', width: 1});
    doc.y = y + 22;
  };

  pdf.add('P', () => pdf.text(company.name, LEFT, 48, {face: 'serif', size: 17}));
  pdf.add('P', () => pdf.text(report.date, RIGHT - 200, 48, {...NOTE, align: 'right', width: 200}));
  for (const y of [57, 59.5]) pdf.rule({from: LEFT, to: RIGHT, y, color: 'margin'});
  pdf.add('H1', () => pdf.text(report.title, LEFT, 90, {face: 'serif', size: 21}));
  pdf.add('P', () => pdf.text(report.netLabel, LEFT, 114, NOTE));
  pdf.add('P', () => pdf.text(report.net, LEFT, 147, {face: 'serif', size: 28}));
  pdf.add('P', () => pdf.text(report.netRange, LEFT, 166, NOTE));

  doc.y = 188;
  heading('Your practice');
  pdf.table(columnsOf([WIDTH - 160, NOTE], [160, FIGURE]), report.inputs, ROWS);

  doc.y += 6;
  heading('What it adds up to');
  const results = columnsOf([WIDTH - 260, NOTE], [130, FIGURE], [130, {...NOTE, align: 'right'}]);
  const head = ['', 'Cautious case', `Formula, ±${percentOf(roiAssumptions.accuracy)}`];
  pdf.table(results, report.results, {...ROWS, head});

  doc.y += 6;
  heading('Twelve months of cash in the cautious case');
  drawCash(pdf, report);

  doc.y += 6;
  heading('How the formula gets there');
  const method = columnsOf([110, {}], [WIDTH - 220, NOTE], [110, FIGURE]);
  pdf.table(method, report.method, ROWS);

  doc.y += 6;
  pdf.add('P', () =>
    pdf.text(report.assumptions, LEFT, doc.y, {...NOTE, leading: 12, width: WIDTH}),
  );
  const last = doc.y + 12;
  pdf.link('Open this estimate in the calculator', report.link, {x: LEFT, y: last, color: 'live'});
  const contact = `${company.name} · ${company.phone.display} · ${company.email.display}`;
  const right = {...NOTE, align: 'right', width: WIDTH / 2} as const;
  pdf.add('P', () => pdf.text(contact, LEFT + WIDTH / 2, last, right));
  pdf.add('P', () => pdf.text(report.link, LEFT, last + 14, {...NOTE, leading: 11, width: WIDTH}));
  return pdf.bytes();
};

export const reportFileName = (created: Date): string => {
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = `${created.getFullYear()}-${two(created.getMonth() + 1)}-${two(created.getDate())}`;
  return `${company.name.toLowerCase()}-estimate-${day}.pdf`;
};
