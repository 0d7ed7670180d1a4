import type {Page} from '@playwright/test';

declare global {
  interface Window {
    probes: ReturnType<typeof makeProbes>;
  }
}

/** What the Tab key came to, as it was just before the next press. */
export interface Stop {
  readonly name: string;
  /** Place among all elements of the document; negative numbers do not occur. */
  readonly order: number;
  /** From the top left corner of the document, in CSS pixels. */
  readonly box: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;
  /** What is wrong with it; empty when nothing is. */
  readonly problems: readonly string[];
}

/** Puts `window.probes` into the page. Each probe returns what it found wrong, or what it saw. */
export const installProbes = (page: Page): Promise<unknown> =>
  page.evaluate(`window.probes = (${makeProbes.toString()})()`);

/** Runs in the page under test: no imports, nothing from outside of the function. */
const makeProbes = () => {
  type Color = readonly number[];
  const DRAWINGS = 'svg, [role=img], [aria-hidden=true], script, style, option';
  const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';

  // --- colors and contrast ----------------------------------------------------------------------

  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const colors = new Map<string, Color>();
  const readColor = (text: string): Color => {
    const known = colors.get(text);
    if (known || !canvas) return known ?? [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const color = [...canvas.getImageData(0, 0, 1, 1).data];
    // What a system color is depends on the visitor's palette, which tests change.
    if (text !== 'Canvas') colors.set(text, color);
    return color;
  };
  const luminance = (color: Color): number => {
    const [red = 0, green = 0, blue = 0] = color.map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: Color, other: Color): number => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  /** The first ground from an element backward that lets nothing through. */
  const groundOf = (element: Element | null): Color => {
    for (let behind = element; behind; behind = behind.parentElement) {
      const color = readColor(getComputedStyle(behind).backgroundColor);
      if (color[3] === 255) return color;
    }
    return readColor('Canvas');
  };

  // --- what is drawn ----------------------------------------------------------------------------

  const isDrawn = (element: Element): boolean =>
    element.checkVisibility({visibilityProperty: true});
  const all = <Found extends Element = HTMLElement>(selector: string): Found[] => [
    ...document.querySelectorAll<Found>(selector),
  ];
  const nameOf = (element: Element): string => {
    const text = element.getAttribute('aria-label') ?? element.textContent;
    return `${element.tagName.toLowerCase()}.${String(element.getAttribute('class'))} '${text.replace(/\s+/g, ' ').trim().slice(0, 40)}'`;
  };
  /** Pieces of text that are drawn below an element, outside of what `skip` matches. */
  const textsIn = (root: Element, skip: string): {text: string; owner: Element; node: Node}[] => {
    const found = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [text, owner] = [node.textContent?.replace(/\s+/g, ' ').trim(), node.parentElement];
      if (text && owner && isDrawn(owner) && !owner.closest(skip)) found.push({text, owner, node});
    }
    return found;
  };
  const linesOf = (node: Node): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };

  /** Texts of the page's main part that can be seen, each as often as it is there. */
  const visibleTexts = (): string[] => {
    const main = document.querySelector('#main') ?? document.querySelector('main');
    // What says again what stands elsewhere may go where there is no room.
    const left = `${DRAWINGS}, .table-of-contents, [data-repeats], a[href^='tel:'] .num`;
    return textsIn(main ?? document.body, left).map(({text}) => text);
  };

  /** Boxes that cut off text which stands in them. */
  const clippedTexts = (): string[] =>
    all('body *').flatMap((box) => {
      const {overflowX, overflowY} = getComputedStyle(box);
      const [isX, isY] = [overflowX, overflowY].map((value) => /hidden|clip/.test(value));
      if ((!isX && !isY) || box.closest(`.visuallyHidden, ${DRAWINGS}`) || !isDrawn(box)) return [];
      const edge = box.getBoundingClientRect();
      if (edge.width <= 1 || edge.height <= 1) return [];
      const isCut = ({left, right, top, bottom, width}: DOMRect): boolean => {
        const quarter = (bottom - top) / 4;
        const isCutX = isX === true && (left < edge.left - 2 || right > edge.right + 2);
        const isCutY = isY === true && (top + quarter < edge.top || bottom - quarter > edge.bottom);
        return width > 1 && (isCutX || isCutY);
      };
      // A call's earlier turns stand outside its log until the visitor scrolls back (call.spec.ts).
      const cut = textsIn(box, `.visuallyHidden, [role='log'], ${DRAWINGS}`).find(({node}) =>
        linesOf(node).some(isCut),
      );
      return cut ? [`${nameOf(box)} cuts off '${cut.text.slice(0, 40)}'`] : [];
    });

  /** Pairs of texts that are drawn over one another. */
  const overlappingTexts = (): string[] => {
    /** The part of a line that no scrolling box hides; null when nothing is left. */
    const shownPart = (rect: DOMRect, owner: Element): DOMRect | null => {
      let {left, right, top, bottom} = rect;
      for (let box: Element | null = owner; box && box !== document.body; box = box.parentElement) {
        const {overflowX, overflowY, position} = getComputedStyle(box);
        // What sticks covers what scrolls by below it, and is meant to.
        if (position === 'sticky' || position === 'fixed') return null;
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const edge = box.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      const isLeft = right - left > 2 && bottom - top > 2;
      return isLeft ? new DOMRect(left, top, right - left, bottom - top) : null;
    };
    const lines = textsIn(document.body, `.visuallyHidden, ${DRAWINGS}, header`)
      .filter(({owner}) => owner.checkVisibility({opacityProperty: true}))
      .flatMap(({text, owner, node}) =>
        linesOf(node).flatMap((line) => {
          const rect = shownPart(line, owner);
          return rect ? [{text, owner, rect}] : [];
        }),
      )
      .sort((a, b) => a.rect.top - b.rect.top);
    const found = new Set<string>();
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        // Line boxes are higher than letters: almost half of a line may lie on its neighbor.
        const slack = Math.min(one.rect.height, other.rect.height) * 0.4;
        if (other.rect.top > one.rect.bottom - slack) break;
        if (one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue;
        const across =
          Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        if (across > 3) found.add(`'${one.text.slice(0, 40)}' over '${other.text.slice(0, 40)}'`);
      }
    }
    return [...found];
  };

  /** What still moves, though the visitor asked for less motion. */
  const motions = (): string[] => {
    const isLong = (durations: string): boolean =>
      durations.split(',').some((one) => Number.parseFloat(one) > (one.includes('ms') ? 10 : 0.01));
    const moves = (element: Element): boolean =>
      [undefined, '::before', '::after'].some((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const isAnimated = style.animationName !== 'none' && isLong(style.animationDuration);
        return isAnimated || isLong(style.transitionDuration);
      });
    const {scrollBehavior} = getComputedStyle(document.documentElement);
    return [
      ...all<Element>('*').filter(moves).map(nameOf),
      ...(scrollBehavior === 'smooth' ? ['smooth scrolling'] : []),
    ];
  };

  // --- a visitor's own palette (Windows high contrast) ------------------------------------------

  /** Marks what is drawn with a ground and nothing else, for `forcedColorProblems` to look at again. */
  const markGraphics = (): void => {
    const skip = 'svg *, input, textarea, select, img, canvas, iframe, .token';
    for (const box of all('header *, main *, footer *')) {
      if (box.childElementCount > 0 || box.textContent.trim() !== '' || box.matches(skip)) continue;
      const {width, height} = box.getBoundingClientRect();
      const ground = readColor(getComputedStyle(box).backgroundColor);
      if (ground[3] === 0 || width < 2 || height < 2) continue;
      if (String(ground) !== String(groundOf(box.parentElement))) box.dataset.graphic = '';
    }
  };

  /** What can no longer be seen in forced colors. */
  const forcedColorProblems = (): string[] => {
    /** Of graphics, which may be quiet; edges of controls need 3 to 1. */
    const MIN_CONTRAST = 1.5;
    const found = new Set<string>();
    for (const svg of all<SVGElement>('svg')) {
      const shapes = [
        ...svg.querySelectorAll('path, line, rect, circle, polyline, polygon, ellipse'),
      ];
      if (shapes.length === 0 || !isDrawn(svg) || svg.getBoundingClientRect().width < 2) continue;
      const ground = groundOf(svg.parentElement);
      const isSeen = shapes.some((shape) => {
        const {fill, stroke} = getComputedStyle(shape);
        return [fill, stroke].some(
          (paint) =>
            paint !== 'none' &&
            !paint.startsWith('url') &&
            (readColor(paint)[3] ?? 0) > 100 &&
            contrast(readColor(paint), ground) >= MIN_CONTRAST,
        );
      });
      if (!isSeen) found.add(`drawing not seen: ${nameOf(svg.parentElement ?? svg)}`);
    }

    const hasEdge = (element: Element | null): boolean => {
      if (!element) return false;
      const style = getComputedStyle(element);
      const isThere =
        style.borderBottomStyle !== 'none' && Number.parseFloat(style.borderBottomWidth) >= 1;
      const ground = groundOf(element.parentElement);
      return isThere && contrast(readColor(style.borderBottomColor), ground) >= 3;
    };
    const hasPicture = (element: Element): boolean =>
      element.querySelector('svg, img') !== null ||
      [undefined, '::before', '::after'].some(
        (pseudo) => getComputedStyle(element, pseudo).backgroundImage !== 'none',
      );
    for (const control of all(CONTROLS.replace('a[href]', 'a[class*=button]'))) {
      if (!isDrawn(control) || control.closest('.visuallyHidden, select[aria-hidden=true]'))
        continue;
      const isField = control.matches('input, select, textarea');
      // A field may be drawn by the box around it, a slider by the browser.
      const hasFrame =
        hasEdge(control) ||
        (isField && hasEdge(control.parentElement)) ||
        (control.matches('[type=range]') && getComputedStyle(control).appearance === 'auto');
      const isNamed = !isField && (control.textContent.trim() !== '' || hasPicture(control));
      if (!hasFrame && !isNamed) found.add(`control not seen: ${nameOf(control)}`);
      if (!hasFrame && control.matches('a[class*=button], [aria-pressed=true]')) {
        found.add(`looks like plain text: ${nameOf(control)}`);
      }
    }
    for (const box of all('[data-graphic]')) {
      const style = getComputedStyle(box);
      const isSeen =
        contrast(readColor(style.backgroundColor), groundOf(box.parentElement)) >= MIN_CONTRAST ||
        style.backgroundImage !== 'none' ||
        Number.parseFloat(style.borderTopWidth) >= 1 ||
        Number.parseFloat(style.borderLeftWidth) >= 1;
      if (!isSeen) found.add(`drawn with a ground only, in ${nameOf(box.parentElement ?? box)}`);
    }
    return [...found];
  };

  // --- the keyboard -----------------------------------------------------------------------------

  /** What draws the focus ring: the element itself, its pseudo-element, or a box around it. */
  const ringOf = (element: Element): readonly [Element, CSSStyleDeclaration] | null => {
    let box: Element | null = element;
    for (let level = 0; level < 4 && box; level += 1, box = box.parentElement) {
      for (const pseudo of [undefined, '::before', '::after']) {
        const style = getComputedStyle(box, pseudo);
        if (pseudo !== undefined && style.content === 'none') continue;
        // WCAG 2.4.13 asks for 2 CSS pixels, and a contrast of 3 to 1.
        if (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) {
          return [box, style];
        }
      }
    }
    return null;
  };
  const ringProblems = (element: Element): string[] => {
    const ring = ringOf(element);
    if (ring === null) return ['has no visible focus'];
    const [drawnBy, style] = ring;
    // 'auto' is the browser's own ring, in two colors.
    if (style.outlineStyle === 'auto') return [];
    const isInside = Number.parseFloat(style.outlineOffset) < 0;
    const ground = groundOf(isInside ? drawnBy : drawnBy.parentElement);
    const ratio = contrast(readColor(style.outlineColor), ground);
    return ratio < 3 ? [`its focus ring has a contrast of ${ratio.toFixed(2)}`] : [];
  };
  /** Sides on which a box that hides what stands over its edges cuts the ring off. */
  const clippedRing = (element: Element, box: DOMRect): string[] => {
    const {position, outlineWidth, outlineOffset} = getComputedStyle(element);
    if (position === 'fixed') return [];
    const reach = Math.max(0, Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset));
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (around === document.body) break;
      const {overflowX, overflowY} = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      const cut = [
        overflowX !== 'visible' && box.left - reach < edge.left - 1 && 'left',
        overflowX !== 'visible' && box.right + reach > edge.right + 1 && 'right',
        overflowY !== 'visible' && box.top - reach < edge.top - 1 && 'top',
        overflowY !== 'visible' && box.bottom + reach > edge.bottom + 1 && 'bottom',
      ].filter(Boolean);
      if (cut.length > 0) return [`${nameOf(around)} cuts its ring off, ${cut.join(', ')}`];
    }
    return [];
  };
  const placeProblems = (element: Element, box: DOMRect): string[] => {
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
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    // A link over two lines, or a round button, is not at its corners: one point is enough.
    const isSeen =
      isHit(left, top) || isHit(right, top) || isHit(left, bottom) || isHit(right, bottom);
    if (!isSeen && !isHit(x, y)) return ['is hidden behind something'];
    const header = document.querySelector('header');
    if (!header || header.contains(element)) return [];
    if (getComputedStyle(header).position !== 'sticky') return [];
    const edge = header.getBoundingClientRect().bottom;
    const isUnder = edge > 0 && box.top < edge - 1 && box.height < innerHeight - edge;
    return isUnder && !isHit(x, top)
      ? [`is ${Math.round(edge - box.top)} px under the header`]
      : [];
  };

  const stops: Stop[] = [];
  let reachable = new Set<Element>();
  let orderOf = new Map<Element, number>();
  let first: Element | null = null;
  let isOver = false;
  /**
   * Looks at the focused element on every press of Tab, before the press moves on. By then the
   * browser has scrolled and drawn it, and one walk costs one answer instead of one for each stop.
   */
  const note = ({key}: KeyboardEvent): void => {
    const element = document.activeElement;
    if (key !== 'Tab' || isOver) return;
    if (element === null || element === document.body || element === first) {
      isOver = first !== null;
      return;
    }
    first ??= element;
    reachable.delete(element);
    const box = element.getBoundingClientRect();
    stops.push({
      name: nameOf(element),
      order: orderOf.get(element) ?? -1,
      box: {
        left: Math.round(box.left + scrollX),
        top: Math.round(box.top + scrollY),
        right: Math.round(box.right + scrollX),
        bottom: Math.round(box.bottom + scrollY),
      },
      problems: [
        ...placeProblems(element, box),
        ...ringProblems(element),
        ...clippedRing(element, box),
      ],
    });
  };
  addEventListener('keydown', note, true);

  return {
    visibleTexts,
    clippedTexts,
    overlappingTexts,
    motions,
    markGraphics,
    forcedColorProblems,
    startKeyboardWalk: (): void => {
      stops.length = 0;
      [first, isOver] = [null, false];
      orderOf = new Map(all<Element>('*').map((element, index) => [element, index]));
      // In the tab order, seen, and not one of several radio buttons.
      reachable = new Set(
        all(`${CONTROLS}, [tabindex]`).filter(
          (element) =>
            element.tabIndex >= 0 &&
            isDrawn(element) &&
            !element.matches(':disabled, [type=radio]'),
        ),
      );
    },
    /** The Tab key has left the page, or is back where it began. */
    isKeyboardWalkOver: (): boolean => isOver,
    /** `missed`: what could have been reached, and was not. */
    keyboardWalk: () => ({stops, missed: [...reachable].map(nameOf)}),
  };
};
