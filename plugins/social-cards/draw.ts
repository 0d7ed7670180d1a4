import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- plain geometry without React, and a card's line is drawn as the site's
import {wavePath} from '../../src/components/ui/Wave/wavePath';
import {SOCIAL_CARD_SIZE} from '../../src/domain/seo/socialCard';
import {Canvas, maskOf, type Mask} from './canvas';
import {type SocialCard, titleSize} from './card';
import {
  breakLines,
  type HarfBuzz,
  type Line,
  lineWidth,
  readTypeface,
  shapeText,
  type TextStyle,
  type Typeface,
} from './text';

/** Colors by their names in src/css/tokens.css. */
export type TokenColor = (name: string) => string;

/**
 * Colors out of tokens.css, so that none is typed twice.
 *
 * @throws {Error} naming a color that the file does not have as a plain value.
 */
export const tokenColors = (css: string): TokenColor => {
  return (name) => {
    const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, 'i').exec(css)?.[1];
    if (value === undefined) throw new Error(`src/css/tokens.css has no color --${name}`);
    return value;
  };
};

const {width: WIDTH, height: HEIGHT} = SOCIAL_CARD_SIZE;
/** Pixels between the card's sides and its text. */
const EDGE = 72;
/** Where the header's row ends, and where the line's begins: the text lies midway between. */
const HEADER_END = 133;
const LINE_HEIGHT = 150;
const LINE_TOP = HEIGHT - LINE_HEIGHT;
const SLOT = {left: WIDTH - 400, top: LINE_TOP + 38, height: 74, border: 6};
const DOT = 16;

const BRAND = {size: 44, spacing: -1.2, baseline: 114};
const SECTION = {size: 28, spacing: 0, baseline: 107};
const SLOT_TEXT = {size: 24, spacing: 0, baseline: 564};
const DESCRIPTION = {size: 27, spacing: 0, leading: 1.4 * 27, width: 980, above: 22};
const TITLE_LEADING = 1.08;
const TITLE_SPACING = -0.024;
const TITLE_LINES = 3;
const DESCRIPTION_LINES = 2;

/** The line before the slot: it leaves the left edge flat, and talks. */
const lineMask = (seed: number): Mask => {
  const d = wavePath({
    width: SLOT.left,
    height: LINE_HEIGHT,
    seed,
    lead: EDGE,
    tail: 60,
    step: 8,
    amplitude: 0.34,
    word: [44, 110],
    pause: [12, 30],
  });
  const path = `<path d="${d}" fill="none" stroke="#000" stroke-width="3"/>`;
  return maskOf(SLOT.left, LINE_HEIGHT, path);
};

/** Where the baseline lies in a line box, from its top, as CSS has it. */
const baselineIn = (leading: number, {typeface, size}: TextStyle): number => {
  const {ascender, descender} = typeface.font.hExtents();
  const scale = size / typeface.unitsPerEm;
  return (leading + (ascender + descender) * scale) / 2;
};

/** Draws a card as a PNG. */
export type DrawCard = (card: SocialCard) => Uint8Array;

/**
 * Loads the fonts, which a build with all its cards in the cache does without.
 *
 * Each glyph is drawn once and then printed, onto a card whose unchanging part is drawn once as
 * well: a card takes 6 ms in place of the 25 ms of drawing all its outlines.
 *
 * @param harfbuzz the library, loaded: its own start does not go through the plugins' loader.
 * @param siteDir root of the repository.
 */
export const createDrawer = async (harfbuzz: HarfBuzz, siteDir: string): Promise<DrawCard> => {
  const fromSite = createRequire(path.join(siteDir, 'package.json'));
  const typeface = (file: string): Promise<Typeface> =>
    readTypeface(harfbuzz, fromSite.resolve(`@fontsource/${file}`));
  const [css, besley, hanken] = await Promise.all([
    readFile(path.join(siteDir, 'src/css/tokens.css'), 'utf8'),
    typeface('besley/files/besley-latin-400-normal.woff'),
    typeface('hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff'),
  ]);

  const color = tokenColors(css);
  const paper = color('ds-ledger-100');
  const canary = color('ds-canary-200');
  const canvas = new Canvas(WIDTH, HEIGHT);
  const ink = canvas.ramp(paper, color('ds-ink'));
  const softInk = canvas.ramp(paper, color('ds-ink-2'));
  const answer = canvas.ramp(paper, color('ds-answer-500'));
  const slotInk = canvas.ramp(canary, color('ds-ink'));
  const slotBorder = canvas.color(color('ds-canary-400'));
  const dot = maskOf(DOT, DOT, `<circle cx="${DOT / 2}" cy="${DOT / 2}" r="${DOT / 2}"/>`);

  /** What many cards have in common. */
  const drawFrame = ({brand, section, slot}: SocialCard): void => {
    canvas.fill(ink.first, 0, 0, WIDTH, HEIGHT);
    const brandStyle = {typeface: besley, ...BRAND};
    canvas.text(shapeText(brand, brandStyle), brandStyle, ink, EDGE, BRAND.baseline);

    const sectionStyle = {typeface: hanken, ...SECTION};
    const sectionLine = shapeText(section, sectionStyle);
    const sectionLeft = WIDTH - EDGE - lineWidth(sectionLine);
    canvas.text(sectionLine, sectionStyle, ink, sectionLeft, SECTION.baseline);
    const dotLeft = Math.round(sectionLeft) - 14 - DOT;
    canvas.print(dot, answer, dotLeft, SECTION.baseline - 10 - DOT / 2);

    const slotBottom = SLOT.top + SLOT.height;
    canvas.fill(slotInk.first, SLOT.left, SLOT.top, WIDTH, slotBottom);
    canvas.fill(slotBorder, SLOT.left, SLOT.top, SLOT.left + SLOT.border, slotBottom);
    const slotStyle = {typeface: hanken, ...SLOT_TEXT};
    const slotLeft = SLOT.left + SLOT.border + 26;
    canvas.text(shapeText(slot, slotStyle), slotStyle, slotInk, slotLeft, SLOT_TEXT.baseline);
  };
  const frames = new Map<string, Buffer>();

  const setText = (text: string, style: TextStyle, width: number, lines: number): readonly Line[] =>
    breakLines(text, shapeText(text, style), {width, lines, ellipsis: shapeText('…', style)});

  return (card) => {
    const key = JSON.stringify([card.brand, card.section, card.slot]);
    const frame = frames.get(key);
    if (frame === undefined) {
      drawFrame(card);
      frames.set(key, canvas.save());
    } else {
      canvas.restore(frame);
    }

    const size = titleSize(card.title);
    const title = {typeface: besley, size, spacing: TITLE_SPACING * size};
    const titleLeading = TITLE_LEADING * size;
    const titleLines = setText(card.title, title, WIDTH - 2 * EDGE, TITLE_LINES);
    const soft = {typeface: hanken, ...DESCRIPTION};
    const softLines = setText(card.description, soft, DESCRIPTION.width, DESCRIPTION_LINES);
    const titleHeight = titleLines.length * titleLeading;
    const height = titleHeight + DESCRIPTION.above + softLines.length * DESCRIPTION.leading;

    const top = (HEADER_END + LINE_TOP - height) / 2;
    titleLines.forEach((line, index) => {
      const y = top + index * titleLeading + baselineIn(titleLeading, title);
      canvas.text(line, title, ink, EDGE, Math.round(y));
    });
    softLines.forEach((line, index) => {
      const lineTop = top + titleHeight + DESCRIPTION.above + index * DESCRIPTION.leading;
      const y = lineTop + baselineIn(DESCRIPTION.leading, soft);
      canvas.text(line, soft, softInk, EDGE, Math.round(y));
    });
    canvas.print(lineMask(card.seed), ink, 0, LINE_TOP);
    return canvas.png();
  };
};
