import {brand} from '../../../config/brand.ts';
import {formatDollars, formatDollarsAndCents, formatPayback} from '../../../format/numbers.ts';
import {PAPER} from '../../pdf/colors.generated.ts';
import {LETTER, TaggedPdf, type TableColumn} from '../../pdf/taggedPdf.ts';
import type {RoiReport} from '../report.ts';

const LEFT = 48;
const RIGHT = LETTER.width - LEFT;
const WIDTH = RIGHT - LEFT;
const GUTTER = 28;
const COLUMN = (WIDTH - GUTTER) / 2;
const SECOND = LEFT + COLUMN + GUTTER;
/** Results have a range between their name and value, so they get more of the width than inputs. */
const INPUTS = 178;
const RESULTS = LEFT + INPUTS + GUTTER;

const CHART_HEIGHT = 60;
/** Room for the amounts beside the chart. */
const AXIS = 74;
const ROWS = {leading: 11, gap: 4.5} as const;

const NOTE = {color: 'ink2'} as const;
const FIGURE = {face: 'sansBold', align: 'right'} as const;

/** A heading and its rule; what belongs to it begins at `doc.y`. */
const heading = (pdf: TaggedPdf, value: string, x: number, y: number, width: number): void => {
  pdf.add('H2', () => pdf.text(value, x, y, {face: 'serif', size: 11.5}));
  pdf.rule(x, y + 6, x + width, 'ink', 1);
  pdf.doc.y = y + 20;
};

const drawHead = (pdf: TaggedPdf, report: RoiReport): void => {
  pdf.add('P', () => pdf.text(brand.name, LEFT, 48, {face: 'serif', size: 17}));
  pdf.add('P', () => pdf.text(report.date, RIGHT - 200, 48, {...NOTE, align: 'right', width: 200}));
  pdf.rule(LEFT, 57, RIGHT, 'margin');
  pdf.rule(LEFT, 59.5, RIGHT, 'margin');
  pdf.add('H1', () => pdf.text(report.title, LEFT, 86, {face: 'serif', size: 21}));
  pdf.add('P', () => pdf.text(report.netLabel, LEFT, 107, NOTE));
  pdf.add('P', () => pdf.text(report.net, LEFT, 137, {face: 'serif', size: 28}));
  pdf.add('P', () => pdf.text(report.netRange, LEFT, 153, NOTE));
};

/** Inputs and results beside each other. @returns where the longer one ends */
const drawNumbers = (pdf: TaggedPdf, report: RoiReport, top: number): number => {
  heading(pdf, 'Your practice', LEFT, top, INPUTS);
  const inputColumns: readonly TableColumn[] = [
    {x: LEFT, width: 104, isHeading: true, ...NOTE},
    {x: LEFT + 104, width: INPUTS - 104, ...FIGURE},
  ];
  const inputs = report.inputs.map(({label, value}) => [label, value]);
  pdf.table(inputColumns, inputs, ROWS);
  const inputsEnd = pdf.doc.y;
  heading(pdf, 'What it adds up to', RESULTS, top, RIGHT - RESULTS);
  const resultColumns: readonly TableColumn[] = [
    {x: RESULTS, width: 114, isHeading: true, ...NOTE},
    {x: RESULTS + 114, width: 104, ...NOTE, align: 'right'},
    {x: RIGHT - 92, width: 92, ...FIGURE},
  ];
  const results = report.results.map(({label, value, range}) => [label, range, value]);
  pdf.table(resultColumns, results, ROWS);
  return Math.max(inputsEnd, pdf.doc.y);
};

const CAPTION = {...NOTE, leading: 11, width: COLUMN} as const;

/** Where a chart stands: its left edge, top and end. */
const plotBox = (
  x: number,
  top: number,
): {readonly bbox: readonly [number, number, number, number]} => ({
  bbox: [x, top, x + COLUMN, top + CHART_HEIGHT],
});

/** One month of missed calls, as slots. @returns where its caption ends */
const drawMonth = (pdf: TaggedPdf, report: RoiReport, top: number): number => {
  const {doc} = pdf;
  const {month} = report;
  const plotEnd = top + 14 + CHART_HEIGHT;
  heading(pdf, 'One month of missed calls', LEFT, top, COLUMN);
  const slots = (): void => {
    const scale = Math.min(COLUMN / month.width, CHART_HEIGHT / month.height);
    const sheetTop = plotEnd - month.height * scale;
    doc.lineWidth(0.5);
    for (const {kind, x, y, width, height} of month.slots) {
      doc.roundedRect(LEFT + x * scale, sheetTop + y * scale, width * scale, height * scale, 1);
      if (kind === 'missed') doc.fillAndStroke(PAPER.missed, PAPER.missedEdge);
      else doc.fill(PAPER.live);
    }
  };
  pdf.add('Figure', slots, undefined, {alt: month.label, ...plotBox(LEFT, top + 14)});
  pdf.rule(LEFT, plotEnd, LEFT + COLUMN);
  const text = `${report.recovered}. ${month.caption}.`;
  pdf.add('P', () => pdf.text(text, LEFT, plotEnd + 13, CAPTION));
  return doc.y;
};

/** Twelve months of cash. @returns where its caption ends */
const drawCash = (pdf: TaggedPdf, {cash}: RoiReport, top: number): number => {
  const {doc} = pdf;
  const plotTop = top + 14;
  heading(pdf, 'Cash in the cautious case', SECOND, top, COLUMN);
  const line = (): void => {
    const plot = {x: SECOND + AXIS, width: COLUMN - AXIS - 4};
    const px = (x: number): number => plot.x + x * plot.width;
    const py = (y: number): number => plotTop + y * CHART_HEIGHT;
    for (const {value, y} of cash.ticks) {
      doc
        .lineWidth(value === 0 ? 0.8 : 0.5)
        .moveTo(plot.x, py(y))
        .lineTo(px(1), py(y));
      doc.stroke(PAPER[value === 0 ? 'ink2' : 'rule']);
      const style = {...NOTE, align: 'right', width: AXIS - 5} as const;
      pdf.text(formatDollars(value), SECOND, py(y) + 3, style);
    }
    const endsBelow = (cash.points.at(-1)?.cumulative ?? 0) < 0;
    cash.points.forEach(({x, y}, index) => {
      if (index === 0) doc.moveTo(px(x), py(y));
      else doc.lineTo(px(x), py(y));
    });
    doc.lineWidth(1.5).stroke(PAPER[endsBelow ? 'missedEdge' : 'live']);
    if (cash.payback) {
      doc.lineWidth(0.8).circle(px(cash.payback.x), py(cash.zero), 3);
      doc.fillAndStroke(PAPER.booked, PAPER.ink);
    }
  };
  pdf.add('Figure', line, undefined, {alt: cash.label, ...plotBox(SECOND, plotTop)});
  const text =
    cash.payback === null
      ? 'Month 0 to 12. Setup does not pay for itself within the year.'
      : `Month 0 to 12. Setup pays for itself in ${formatPayback(cash.payback.month)}.`;
  pdf.add('P', () => pdf.text(text, SECOND, plotTop + CHART_HEIGHT + 13, CAPTION));
  return doc.y;
};

const drawFirstYear = (pdf: TaggedPdf, {firstYear: {steps}}: RoiReport, top: number): void => {
  const {doc} = pdf;
  heading(pdf, 'Your first year', LEFT, top, WIDTH);
  const bars = {x: LEFT + 236, width: WIDTH - 236 - 96};
  const columns: readonly TableColumn[] = [
    {x: LEFT, width: 96, isHeading: true},
    {x: LEFT + 96, width: 136, ...NOTE},
    {x: RIGHT - 90, width: 90, ...FIGURE},
  ];
  const rows = steps.map(({label, working, amount}) => [
    label,
    working,
    formatDollarsAndCents(amount),
  ]);
  pdf.table(columns, rows, ROWS).forEach((y, index) => {
    const step = steps[index];
    if (!step || step.amount === 0) return;
    const width = Math.max(2, (step.bar.end - step.bar.start) * bars.width);
    const x = Math.min(bars.x + step.bar.start * bars.width, bars.x + bars.width - width);
    // The amount beside it says the same.
    pdf.artifact(() => {
      doc.lineWidth(0.5).rect(x, y - 7.5, width, 9);
      if (step.kind === 'cost') doc.fillAndStroke(PAPER.missed, PAPER.missedEdge);
      else doc.fill(PAPER[step.kind === 'left' ? 'booked' : 'live']);
    });
  });
};

/** The method, what it rests on, and the way back. */
const drawMethod = (pdf: TaggedPdf, report: RoiReport): void => {
  const {doc} = pdf;
  const columns: readonly TableColumn[] = [
    {x: LEFT, width: 110, isHeading: true},
    {x: LEFT + 110, width: WIDTH - 220, ...NOTE},
    {x: RIGHT - 110, width: 110, ...FIGURE},
  ];
  heading(pdf, 'How we get there', LEFT, doc.y + 10, WIDTH);
  const method = report.method.map(({label, working, result}) => [label, working, result]);
  pdf.table(columns, method, ROWS);
  doc.y += 4;
  pdf.add('P', () => pdf.text(report.assumptions, LEFT, doc.y, {...NOTE, leading: 11.5}));
  pdf.room(31);
  const last = doc.y + 7;
  pdf.link('Open this estimate in the calculator', report.link, LEFT, last, {color: 'live'});
  const contact = `${brand.name} · ${brand.phone.display} · ${brand.email.display}`;
  pdf.add('P', () => pdf.text(contact, SECOND, last, {...NOTE, align: 'right', width: COLUMN}));
  pdf.add('P', () => pdf.text(report.link, LEFT, last + 12, {...NOTE, leading: 11}));
};

/**
 * Draws the report on one page: real text in embedded fonts, charts as vectors, all of it tagged.
 *
 * This module carries pdfkit and the fonts, so it is only ever loaded by `import()`.
 */
export const drawReport = (report: RoiReport, created: Date): Promise<Uint8Array<ArrayBuffer>> => {
  const pdf = new TaggedPdf(
    {Title: `${report.title} | ${brand.name}`, Author: brand.name, CreationDate: created},
    {top: LEFT, right: LEFT, bottom: 12, left: LEFT},
  );
  drawHead(pdf, report);
  const chartsTop = drawNumbers(pdf, report, 178) + 10;
  const monthEnd = drawMonth(pdf, report, chartsTop);
  const cashEnd = drawCash(pdf, report, chartsTop);
  drawFirstYear(pdf, report, Math.max(monthEnd, cashEnd) + 10);
  drawMethod(pdf, report);
  return pdf.bytes();
};

/** Name under which the browser keeps the file. */
export const reportFileName = (created: Date): string => {
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = `${created.getFullYear()}-${two(created.getMonth() + 1)}-${two(created.getDate())}`;
  return `${brand.name.toLowerCase()}-estimate-${day}.pdf`;
};
