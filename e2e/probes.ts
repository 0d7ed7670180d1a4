// Functions that inspect a page from inside and return problems or observations. They run in the
// browser as `window.probes` and may only call one another.
import type {Page} from '@playwright/test';

declare global {
  interface Window {
    probes: typeof probes;
    /** Most recently started walk. */
    walk: Walk;
  }
}

/** Element that got focus by Tab, recorded right before the next Tab. */
export interface TabStop {
  readonly name: string;
  /** Position from the top left corner of the document, in CSS pixels. */
  readonly box: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;
  readonly problems: readonly string[];
}

interface Walk {
  readonly stops: TabStop[];
  /** True if the focus left the page or returned to the start. */
  isOver: boolean;
}

// --- elements and their texts -------------------------------------------------------------------

const isShown = (element: Element): boolean =>
  element.checkVisibility({visibilityProperty: true}) && !element.closest('.visuallyHidden');

const findAll = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];

const describe = (element: Element): string => {
  const text = element.getAttribute('aria-label') ?? element.textContent;
  return `${element.tagName.toLowerCase()}.${String(element.getAttribute('class'))} '${text.replace(/\s+/g, ' ').trim().slice(0, 40)}'`;
};

/** Visible texts below an element with their lines, without elements that match `skip`. */
const textsIn = (
  root: Element,
  skip = 'svg, [role=img], [aria-hidden=true], script, style, option',
): {text: string; owner: Element; lines: DOMRect[]}[] => {
  const found = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [text, owner] = [node.textContent?.replace(/\s+/g, ' ').trim(), node.parentElement];
    if (!text || !owner || owner.closest(skip) || !isShown(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    found.push({text, owner, lines: [...range.getClientRects()]});
  }
  return found;
};

/** Lists visible texts, to find those that are lost when zoomed; may omit repeated ones. */
const visibleTexts = (): string[] => {
  const main = document.querySelector('#main') ?? document.querySelector('main');
  const repeated = ".table-of-contents, [data-repeats], a[href^='tel:'] .num";
  return textsIn(main ?? document.body)
    .filter(({owner}) => !owner.closest(repeated))
    .map(({text}) => text);
};

/** Finds boxes that clip their own text, because `overflow: hidden` gives no sign of it. */
const clippedTexts = (): string[] =>
  findAll('body *').flatMap((box) => {
    const {overflowX, overflowY} = getComputedStyle(box);
    const [hidesX, hidesY] = [overflowX, overflowY].map((value) => /hidden|clip/.test(value));
    if ((!hidesX && !hidesY) || !isShown(box)) return [];
    const edge = box.getBoundingClientRect();
    if (edge.width <= 1 || edge.height <= 1) return [];
    const isCut = ({left, right, top, bottom, width}: DOMRect): boolean => {
      // A line box is taller than its letters.
      const quarter = (bottom - top) / 4;
      const isCutX = hidesX === true && (left < edge.left - 2 || right > edge.right + 2);
      const isCutY =
        hidesY === true && (top + quarter < edge.top || bottom - quarter > edge.bottom);
      return width > 1 && (isCutX || isCutY);
    };
    // Content of a scrollable box inside, such as a row of chips, isn't cut.
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      element !== box &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        isScrolled(element.parentElement));
    // Earlier turns of a call are outside its log until the visitor scrolls back (call.spec.ts).
    const cut = textsIn(box).find(
      ({owner, lines}) => !owner.closest("[role='log']") && !isScrolled(owner) && lines.some(isCut),
    );
    return cut ? [`${describe(box)} cuts off '${cut.text.slice(0, 40)}'`] : [];
  });

/**
 * Finds entries of a day sheet whose names or notes are cut. Whole lines that an entry has no room for
 * are hidden, but not a line's end, half a line, or all of a name but an initial.
 */
const cutEntries = (): string[] =>
  findAll("[data-call] [aria-hidden='true'] p").flatMap((text) => {
    const box = text.parentElement?.getBoundingClientRect();
    const name = text.querySelector('b');
    if (!box || !name || !text.parentElement?.matches("[style*='--span']")) return [];
    const texts = textsIn(text, 'svg').flatMap(({lines}) => lines);
    const shown = texts.filter(({top, left}) => top + 4 < box.bottom && left < box.right);
    const isCut = shown.some(({right, bottom}) => right > box.right || bottom - 4 > box.bottom);
    const isInitial =
      /^\p{Lu}\. /u.test(name.textContent) &&
      name.getClientRects().length > 1 &&
      box.height < 2 * (name.getClientRects()[0]?.height ?? 0);
    return isCut || isInitial ? [`'${text.textContent}' is cut at ${innerWidth} px`] : [];
  });

/** Finds pairs of overlapping texts, which are unreadable. */
const overlappingTexts = (): string[] => {
  // Scroll containers clip their content, and sticky elements may cover it.
  const isMovable = (element: Element | null): boolean => {
    if (!element || element === document.body) return false;
    const {overflowX, overflowY, position} = getComputedStyle(element);
    const moves =
      /sticky|fixed/.test(position) || overflowX !== 'visible' || overflowY !== 'visible';
    return moves || isMovable(element.parentElement);
  };
  const lines = textsIn(document.body)
    .filter(({owner}) => owner.checkVisibility({opacityProperty: true}) && !isMovable(owner))
    .flatMap(({text, owner, lines: rects}) => rects.map((rect) => ({text, owner, rect})))
    .sort((a, b) => a.rect.top - b.rect.top);
  const found = new Set<string>();
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      // Line boxes are taller than letters, so neighboring lines may overlap by almost half.
      const slack = Math.min(one.rect.height, other.rect.height) * 0.4;
      if (other.rect.top > one.rect.bottom - slack) break;
      if (one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue;
      const left = Math.max(one.rect.left, other.rect.left);
      if (Math.min(one.rect.right, other.rect.right) - left > 3)
        found.add(`'${one.text.slice(0, 40)}' over '${other.text.slice(0, 40)}'`);
    }
  }
  return [...found];
};

/** Finds motion despite `prefers-reduced-motion`. */
const motions = (): string[] => {
  const isLong = (durations: string): boolean =>
    durations.split(',').some((one) => parseFloat(one) > (one.includes('ms') ? 10 : 0.01));
  const moves = (element: Element): boolean =>
    [undefined, '::before', '::after'].some((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const isAnimated = style.animationName !== 'none' && isLong(style.animationDuration);
      return isAnimated || isLong(style.transitionDuration);
    });
  const isSmooth = getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
  return [...findAll('*').filter(moves).map(describe), ...(isSmooth ? ['smooth scrolling'] : [])];
};

// --- colors, and a visitor's own palette --------------------------------------------------------

/** Parses a computed color to red, green, blue (0 to 255) and alpha (0 to 1). */
const readColor = (text: string): readonly number[] => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+(?:e-\d+)?/g) ?? []).map(
    Number,
  );
  const scale = text.startsWith('color(') ? 255 : 1;
  return [red * scale, green * scale, blue * scale, alpha];
};

/** Contrast ratio by WCAG, from 1 to 21. */
const contrast = (one: readonly number[], other: readonly number[]): number => {
  const [light = 0, dark = 0] = [one, other]
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = color.map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** Nearest opaque background; the root has the system palette's. */
const groundOf = (element: Element | null): readonly number[] => {
  for (let behind = element; behind; behind = behind.parentElement) {
    const color = readColor(getComputedStyle(behind).backgroundColor);
    if (color[3] === 1) return color;
  }
  const isForced = matchMedia('(forced-colors: active) and (prefers-color-scheme: dark)').matches;
  return isForced ? [0, 0, 0, 1] : [255, 255, 255, 1];
};

/** Marks elements drawn by their background alone, before forced colors replace all backgrounds. */
const markGraphics = (): void => {
  const skip = 'svg *, input, textarea, select, img, canvas, iframe, .token';
  for (const box of findAll('header *, main *, footer *')) {
    if (box.childElementCount > 0 || box.textContent.trim() !== '' || box.matches(skip)) continue;
    const {width, height} = box.getBoundingClientRect();
    const ground = readColor(getComputedStyle(box).backgroundColor);
    if (ground[3] === 0 || width < 2 || height < 2) continue;
    if (String(ground) !== String(groundOf(box.parentElement))) box.dataset.graphic = '';
  }
};

/** Finds drawings and controls that vanish in forced colors, such as Windows' high contrast. */
const forcedColorProblems = (): string[] => {
  /** Minimum contrast: graphics may be lower; edges of controls need 3:1. */
  const MIN_CONTRAST = 1.5;
  const isSeenOn = (paint: string, behind: Element | null, ratio: number): boolean => {
    const color = readColor(paint);
    const isPaint = paint !== 'none' && !paint.startsWith('url') && (color[3] ?? 0) > 0.4;
    return isPaint && contrast(color, groundOf(behind)) >= ratio;
  };
  const hasEdge = (element: Element | null): boolean => {
    if (!element) return false;
    const {borderBottomStyle, borderBottomWidth, borderBottomColor} = getComputedStyle(element);
    const isThere = borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) >= 1;
    return isThere && isSeenOn(borderBottomColor, element.parentElement, 3);
  };
  const hasPicture = (element: Element): boolean =>
    element.querySelector('svg, img') !== null ||
    [undefined, '::before', '::after'].some(
      (pseudo) => getComputedStyle(element, pseudo).backgroundImage !== 'none',
    );
  const drawings = [...document.querySelectorAll('svg')].filter((svg) => {
    const shapes = [
      ...svg.querySelectorAll('path, line, rect, circle, polyline, polygon, ellipse'),
    ];
    if (shapes.length === 0 || !isShown(svg) || svg.getBoundingClientRect().width < 2) return false;
    return !shapes.some((shape) => {
      const {fill, stroke} = getComputedStyle(shape);
      return [fill, stroke].some((paint) => isSeenOn(paint, svg.parentElement, MIN_CONTRAST));
    });
  });
  const CONTROLS = 'a[class*=button], button, input:not([type=hidden]), select, textarea, summary';
  const controls = findAll(CONTROLS).filter((control) => {
    if (!isShown(control) || control.closest('select[aria-hidden=true]')) return false;
    const isField = control.matches('input, select, textarea');
    // A field's edge may belong to a box around it, a slider's to the browser.
    const hasFrame =
      hasEdge(control) ||
      (isField && hasEdge(control.parentElement)) ||
      (control.matches('[type=range]') && getComputedStyle(control).appearance === 'auto');
    const isNamed = !isField && (control.textContent.trim() !== '' || hasPicture(control));
    const needsFrame = !isNamed || control.matches('a[class*=button], [aria-pressed=true]');
    return needsFrame && !hasFrame;
  });
  const graphics = findAll('[data-graphic]').filter((box) => {
    const style = getComputedStyle(box);
    const widths = [style.borderTopWidth, style.borderLeftWidth];
    return (
      !isSeenOn(style.backgroundColor, box.parentElement, MIN_CONTRAST) &&
      style.backgroundImage === 'none' &&
      !widths.some((width) => parseFloat(width) >= 1)
    );
  });
  const unseen = [...drawings, ...controls, ...graphics];
  return unseen.map((one) => `not seen: ${describe(one)} in ${describe(one.parentElement!)}`);
};

// --- the keyboard -------------------------------------------------------------------------------

/** Finds a focus ring that is missing or too pale, on the element or a box around it. */
const ringProblems = (element: Element): string[] => {
  let box: Element | null = element;
  for (let level = 0; level < 4 && box; level += 1, box = box.parentElement) {
    for (const pseudo of [undefined, '::before', '::after']) {
      const style = getComputedStyle(box, pseudo);
      if (pseudo !== undefined && style.content === 'none') continue;
      // WCAG 2.4.13 requires 2 CSS pixels and a contrast of 3:1.
      if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2) continue;
      // 'auto' is the browser's own two-color ring.
      if (style.outlineStyle === 'auto') return [];
      const isInside = parseFloat(style.outlineOffset) < 0;
      const ground = groundOf(isInside ? box : box.parentElement);
      const ratio = contrast(readColor(style.outlineColor), ground);
      return ratio < 3 ? [`its focus ring has a contrast of ${ratio.toFixed(2)}`] : [];
    }
  }
  return ['has no visible focus'];
};

/** Finds a box with hidden overflow that clips the focus ring. */
const clippedRing = (element: Element): string[] => {
  const {position, outlineWidth, outlineOffset} = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const reach = Math.max(0, parseFloat(outlineWidth) + parseFloat(outlineOffset)) - 1;
  let around = position === 'fixed' ? null : element.parentElement;
  for (; around && around !== document.body; around = around.parentElement) {
    const {overflowX, overflowY} = getComputedStyle(around);
    const edge = around.getBoundingClientRect();
    const isCutX = box.left - reach < edge.left || box.right + reach > edge.right;
    const isCutY = box.top - reach < edge.top || box.bottom + reach > edge.bottom;
    if ((overflowX !== 'visible' && isCutX) || (overflowY !== 'visible' && isCutY))
      return [`${describe(around)} cuts its ring off`];
  }
  return [];
};

/** Finds a focused element outside the viewport, covered, or under the sticky header. */
const placeProblems = (element: Element): string[] => {
  const box = element.getBoundingClientRect();
  if (box.width < 1 || box.height < 1) return ['has no size'];
  const isInView =
    box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  if (!isInView) return ['is outside of the window'];
  const isHit = (x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.contains(element));
  };
  const [left, right] = [Math.max(box.left, 0) + 1, Math.min(box.right, innerWidth) - 1];
  const [top, bottom] = [Math.max(box.top, 0) + 1, Math.min(box.bottom, innerHeight) - 1];
  const x = (left + right) / 2;
  // A link on two lines, or a round button, misses its box's corners: one visible point is enough.
  const corners = [isHit(left, top), isHit(right, top), isHit(left, bottom), isHit(right, bottom)];
  if (!corners.includes(true) && !isHit(x, (top + bottom) / 2))
    return ['is hidden behind something'];
  const header = document.querySelector('header');
  if (!header || header.contains(element)) return [];
  if (getComputedStyle(header).position !== 'sticky') return [];
  const edge = header.getBoundingClientRect().bottom;
  const isUnder = edge > 0 && box.top < edge - 1 && box.height < innerHeight - edge;
  return isUnder && !isHit(x, top) ? ['is under the header'] : [];
};

/**
 * Records each focused element on the next Tab, before the focus moves on. By then the browser has
 * scrolled and painted it, and a walk needs one round trip instead of one per stop.
 */
const startKeyboardWalk = (): void => {
  const walk: Walk = {stops: [], isOver: false};
  let first: Element | null = null;
  const note = ({key}: KeyboardEvent): void => {
    const element = document.activeElement;
    if (key !== 'Tab' || walk.isOver) return;
    if (element === null || element === document.body || element === first) {
      walk.isOver = first !== null;
      return;
    }
    first ??= element;
    const box = element.getBoundingClientRect();
    walk.stops.push({
      name: describe(element),
      box: DOMRect.fromRect({
        ...box.toJSON(),
        x: box.x + scrollX,
        y: box.y + scrollY,
      }).toJSON() as TabStop['box'],
      problems: [...placeProblems(element), ...ringProblems(element), ...clippedRing(element)],
    });
  };
  addEventListener('keydown', note, true);
  window.walk = walk;
};

const probes = {
  ...{visibleTexts, clippedTexts, cutEntries, overlappingTexts, motions},
  ...{markGraphics, forcedColorProblems, startKeyboardWalk},
};
const helpers = {
  ...{isShown, findAll, describe, textsIn, readColor, contrast, groundOf},
  ...{ringProblems, clippedRing, placeProblems},
};

export const installProbes = (page: Page): Promise<unknown> => {
  const code = Object.entries({...helpers, ...probes}).map(
    ([name, probe]) => `const ${name} = ${String(probe)};`,
  );
  const names = Object.keys(probes).join();
  return page.evaluate(`window.probes = (() => {${code.join('\n')} return {${names}}})()`);
};
