import {jsPDF} from 'jspdf';

import {brand} from '../../../config/brand';
import {formatDollars, formatDollarsAndCents, formatMonths} from '../../../format/numbers';
import {type RoiReport} from '../report';
import {pdfFonts} from './fonts.generated';

/** US Letter, points. */
const PAGE = {width: 612, height: 792, margin: 48} as const;
const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const WIDTH = RIGHT - LEFT;
const GUTTER = 28;
const COLUMN = (WIDTH - GUTTER) / 2;
const RIGHT_COLUMN = LEFT + COLUMN + GUTTER;

type Rgb = readonly [number, number, number];

/** The tokens of the light theme (src/css/tokens.css): paper has no dark mode and no variables. */
const INK: Rgb = [16, 36, 31];
const INK_2: Rgb = [61, 83, 75];
const RULE: Rgb = [210, 224, 204];
const MARGIN_LINE: Rgb = [220, 139, 134];
const LIVE: Rgb = [26, 148, 96];
const MISSED: Rgb = [251, 227, 223];
const MISSED_EDGE: Rgb = [155, 48, 64];
const BOOKED: Rgb = [223, 185, 54];

type Face = keyof typeof pdfFonts;

interface TextOptions {
  readonly face?: Face;
  readonly size?: number;
  readonly color?: Rgb;
  readonly align?: 'left' | 'right' | 'center';
  /** Set smaller, down to legible, rather than run into its neighbor. */
  readonly maxWidth?: number;
}

const SMALLEST = 5;

/**
 * Draws the report on one page: real text in embedded fonts, charts as vectors.
 *
 * This module carries jsPDF and the fonts (about 400 kB), so it is only ever loaded by `import()`.
 */
export const drawReport = (report: RoiReport, created: Date): jsPDF => {
  const doc = new jsPDF({unit: 'pt', format: 'letter', compress: true, putOnlyUsedFonts: true});
  for (const [face, base64] of Object.entries(pdfFonts)) {
    doc.addFileToVFS(`${face}.ttf`, base64);
    doc.addFont(`${face}.ttf`, face, 'normal');
  }
  doc.setProperties({title: `${report.title} | ${brand.name}`, author: brand.name});
  doc.setCreationDate(created);
  doc.setLanguage('en-US');
  doc.setDisplayMode('fullpage');

  const text = (
    value: string,
    x: number,
    y: number,
    {face = 'sans', size = 9, color = INK, align = 'left', maxWidth}: TextOptions = {},
  ): void => {
    doc.setFont(face, 'normal');
    doc.setTextColor(...color);
    let fitted = size;
    doc.setFontSize(fitted);
    while (maxWidth !== undefined && fitted > SMALLEST && doc.getTextWidth(value) > maxWidth) {
      fitted -= 0.25;
      doc.setFontSize(fitted);
    }
    doc.text(value, x, y, {align});
  };
  const rule = (x1: number, y: number, x2: number, color: Rgb = RULE, width = 0.6): void => {
    doc.setDrawColor(...color);
    doc.setLineWidth(width);
    doc.line(x1, y, x2, y);
  };
  const heading = (value: string, x: number, y: number, width: number): void => {
    text(value, x, y, {face: 'serif', size: 11.5});
    rule(x, y + 6, x + width, INK, 1);
  };

  // Head
  text(brand.name, LEFT, 62, {face: 'serif', size: 17});
  text(report.date, RIGHT, 62, {size: 9, color: INK_2, align: 'right'});
  rule(LEFT, 72, RIGHT, MARGIN_LINE);
  rule(LEFT, 74.5, RIGHT, MARGIN_LINE);
  text(report.title, LEFT, 104, {face: 'serif', size: 22});
  text(report.netLabel, LEFT, 128, {color: INK_2});
  text(report.net, LEFT, 161, {face: 'serif', size: 30, maxWidth: WIDTH});
  text(report.netRange, LEFT, 178, {color: INK_2});

  // Inputs and results
  heading('Your practice', LEFT, 204, COLUMN);
  heading('What it comes to', RIGHT_COLUMN, 204, COLUMN);
  report.inputs.forEach(({label, value}, index) => {
    const y = 223 + index * 17;
    text(label, LEFT, y, {color: INK_2});
    text(value, LEFT + COLUMN, y, {face: 'sansBold', align: 'right', maxWidth: COLUMN * 0.5});
    rule(LEFT, y + 5, LEFT + COLUMN);
  });
  report.results.forEach(({label, value, range}, index) => {
    const y = 223 + index * 17;
    const valueX = RIGHT_COLUMN + COLUMN;
    text(label, RIGHT_COLUMN, y, {color: INK_2, size: 8.5, maxWidth: COLUMN * 0.42});
    if (range !== '') {
      text(range, RIGHT_COLUMN + COLUMN * 0.73, y, {
        size: 7,
        color: INK_2,
        align: 'right',
        maxWidth: COLUMN * 0.3,
      });
    }
    text(value, valueX, y, {face: 'sansBold', align: 'right', maxWidth: COLUMN * 0.25});
    rule(RIGHT_COLUMN, y + 5, valueX);
  });

  // The month, as slots
  const chartTop = 366;
  const chartHeight = 66;
  heading('One month of missed calls', LEFT, 352, COLUMN);
  const scale = Math.min(COLUMN / report.month.width, chartHeight / report.month.height);
  const sheetTop = chartTop + chartHeight - report.month.height * scale;
  for (const {kind, x, y, width, height} of report.month.slots) {
    const missed = kind === 'missed';
    doc.setFillColor(...(missed ? MISSED : LIVE));
    doc.setDrawColor(...(missed ? MISSED_EDGE : LIVE));
    doc.setLineWidth(0.5);
    doc.roundedRect(
      LEFT + x * scale,
      sheetTop + y * scale,
      width * scale,
      height * scale,
      1,
      1,
      missed ? 'FD' : 'F',
    );
  }
  rule(LEFT, chartTop + chartHeight, LEFT + COLUMN);
  text(`${report.recovered}. ${report.month.caption}.`, LEFT, chartTop + chartHeight + 12, {
    size: 7.5,
    color: INK_2,
    maxWidth: COLUMN,
  });

  // Twelve months of cash
  heading('Cash over twelve months', RIGHT_COLUMN, 352, COLUMN);
  const axis = 62;
  const plot = {x: RIGHT_COLUMN + axis, width: COLUMN - axis - 4};
  const px = (x: number): number => plot.x + x * plot.width;
  const py = (y: number): number => chartTop + y * chartHeight;
  for (const {value, y} of report.cash.ticks) {
    rule(plot.x, py(y), plot.x + plot.width, value === 0 ? INK_2 : RULE, value === 0 ? 0.8 : 0.5);
    text(formatDollars(value), plot.x - 5, py(y) + 2.4, {
      size: 7,
      color: INK_2,
      align: 'right',
      maxWidth: axis - 6,
    });
  }
  const endsBelow = (report.cash.points.at(-1)?.cumulative ?? 0) < 0;
  doc.setDrawColor(...(endsBelow ? MISSED_EDGE : LIVE));
  doc.setLineWidth(1.5);
  report.cash.points.slice(1).forEach(({x, y}, index) => {
    const from = report.cash.points[index];
    if (from) doc.line(px(from.x), py(from.y), px(x), py(y));
  });
  if (report.cash.payback) {
    doc.setFillColor(...BOOKED);
    doc.setDrawColor(...INK);
    doc.setLineWidth(0.8);
    doc.circle(px(report.cash.payback.x), py(report.cash.zero), 3, 'FD');
  }
  text(
    report.cash.payback === null
      ? 'Month 0 to 12. Setup is not earned back within the year.'
      : `Month 0 to 12. Setup is earned back after ${formatMonths(report.cash.payback.month)}.`,
    RIGHT_COLUMN,
    chartTop + chartHeight + 12,
    {size: 7.5, color: INK_2, maxWidth: COLUMN},
  );

  // The first year
  heading('Your first year', LEFT, 472, WIDTH);
  const bars = {x: LEFT + 236, width: WIDTH - 236 - 96};
  report.firstYear.steps.forEach(({label, working, amount, kind, bar}, index) => {
    const y = 491 + index * 17;
    const face: Face = kind === 'left' || index === 4 ? 'sansBold' : 'sans';
    text(label, LEFT, y, {face});
    text(working, LEFT + 96, y, {size: 8, color: INK_2, maxWidth: 132});
    const width = Math.max(2, (bar.end - bar.start) * bars.width);
    const x = Math.min(bars.x + bar.start * bars.width, bars.x + bars.width - width);
    const cost = kind === 'cost';
    doc.setFillColor(...(cost ? MISSED : kind === 'left' ? BOOKED : LIVE));
    doc.setDrawColor(...MISSED_EDGE);
    doc.setLineWidth(0.5);
    if (amount !== 0) doc.rect(x, y - 7.5, width, 9, cost ? 'FD' : 'F');
    text(formatDollarsAndCents(amount), RIGHT, y, {
      face: 'sansBold',
      align: 'right',
      maxWidth: 88,
    });
    rule(LEFT, y + 5, RIGHT);
  });

  // The method
  heading('How we get there', LEFT, 596, WIDTH);
  report.method.forEach(({label, working, result}, index) => {
    const y = 614 + index * 15;
    text(label, LEFT, y, {size: 8.5});
    text(working, LEFT + 110, y, {size: 8, color: INK_2, maxWidth: WIDTH - 110 - 110});
    text(result, RIGHT, y, {face: 'sansBold', size: 8.5, align: 'right', maxWidth: 100});
    rule(LEFT, y + 4, RIGHT);
  });

  // What it rests on, and the way back
  doc.setFont('sans', 'normal');
  doc.setFontSize(7.5);
  doc.setTextColor(...INK_2);
  doc.text(doc.splitTextToSize(report.assumptions, WIDTH) as string[], LEFT, 716, {
    lineHeightFactor: 1.35,
  });
  doc.setFontSize(8.5);
  doc.setTextColor(...LIVE);
  const linkText = 'Open this estimate in the calculator';
  doc.textWithLink(linkText, LEFT, 752, {url: report.link});
  text(`${brand.name} · ${brand.phone.display} · ${brand.email.display}`, RIGHT, 752, {
    size: 8.5,
    color: INK_2,
    align: 'right',
  });
  text(report.link, LEFT, 763, {size: 7, color: INK_2, maxWidth: WIDTH});
  return doc;
};

/** Name under which the browser keeps the file. */
export const reportFileName = (created: Date): string => {
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = `${created.getFullYear()}-${two(created.getMonth() + 1)}-${two(created.getDate())}`;
  return `${brand.name.toLowerCase()}-estimate-${day}.pdf`;
};
