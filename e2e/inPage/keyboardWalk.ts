// Runs in the page under test (page.evaluate): no imports, nothing from outside of the functions.

/** What the Tab key came to, as it was just before the next press. */
export interface Stop {
  readonly name: string;
  /** Place among all elements of the document; negative numbers do not occur. */
  readonly order: number;
  /** From the top left corner of the document, in CSS pixels. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  /** What is wrong with it; empty when nothing is. */
  readonly problems: readonly string[];
}

export interface KeyboardWalk {
  readonly stops: readonly Stop[];
  /** What could have been reached, and was not. */
  readonly missed: readonly string[];
}

declare global {
  interface Window {
    keyboardWalk?: {
      /** The Tab key has left the page, or is back where it began. */
      readonly isOver: () => boolean;
      readonly result: () => KeyboardWalk;
      /** Before another walk on the same page. */
      readonly stop: () => void;
    };
  }
}

/**
 * Looks at the focused element on every press of Tab, before the press moves on. By then the browser
 * has scrolled and drawn it, and one walk costs one answer instead of one for each stop.
 */
export const watchKeyboardWalk = (): void => {
  /** WCAG 2.4.13 asks for 2 CSS pixels and a contrast of 3 to 1. */
  const MIN_OUTLINE_PX = 2;
  const MIN_CONTRAST = 3;
  const all = [...document.querySelectorAll('*')];
  const orderOf = new Map(all.map((element, index) => [element, index]));

  type Color = readonly [red: number, green: number, blue: number, alpha: number];
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const colors = new Map<string, Color>();
  const readColor = (text: string): Color => {
    const known = colors.get(text);
    if (known) return known;
    let color: Color = [0, 0, 0, 0];
    if (canvas) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      color = [red, green, blue, alpha / 255];
    }
    colors.set(text, color);
    return color;
  };
  const luminance = ([red, green, blue]: Color): number => {
    const linear = (channel: number): number => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const contrast = (one: Color, other: Color): number => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  /** The first ground behind an element that lets nothing through. */
  const groundOf = (element: Element | null): Color => {
    for (let behind = element; behind; behind = behind.parentElement) {
      const color = readColor(getComputedStyle(behind).backgroundColor);
      if (color[3] === 1) return color;
    }
    return [255, 255, 255, 1];
  };

  const nameOf = (element: Element): string => {
    const text = element.getAttribute('aria-label') ?? element.textContent;
    return `${element.tagName.toLowerCase()} '${text.replace(/\s+/g, ' ').trim().slice(0, 40)}'`;
  };

  /** The element that draws the focus: a label may draw it for a control that is out of sight. */
  const isHit = (element: Element, x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.contains(element));
  };

  /** What draws the ring: the element itself, its pseudo-element, or a box around it. */
  const ringOf = (
    element: Element,
  ): readonly [drawnBy: Element, style: CSSStyleDeclaration] | null => {
    const isRing = ({outlineStyle, outlineWidth}: CSSStyleDeclaration): boolean =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= MIN_OUTLINE_PX;
    let box: Element | null = element;
    for (let level = 0; level < 4 && box; level += 1, box = box.parentElement) {
      for (const pseudo of [undefined, '::before', '::after']) {
        const style = getComputedStyle(box, pseudo);
        if (pseudo !== undefined && style.content === 'none') continue;
        if (isRing(style)) return [box, style];
      }
    }
    return null;
  };

  const indicatorProblems = (element: Element): string[] => {
    const ring = ringOf(element);
    if (ring === null) return ['has no visible focus'];
    const [drawnBy, style] = ring;
    // 'auto' is the browser's own ring, in two colors.
    if (style.outlineStyle === 'auto') return [];
    const isInside = Number.parseFloat(style.outlineOffset) < 0;
    const ground = groundOf(isInside ? drawnBy : drawnBy.parentElement);
    const ratio = contrast(readColor(style.outlineColor), ground);
    return ratio < MIN_CONTRAST
      ? [`focus ring ${style.outlineColor} has a contrast of ${ratio.toFixed(2)}`]
      : [];
  };

  /** How much of the ring is cut off by a box that hides what stands over its edges. */
  const clippedRing = (element: Element, box: DOMRect): string[] => {
    const style = getComputedStyle(element);
    if (style.position === 'fixed') return [];
    const reach = Math.max(
      0,
      Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset),
    );
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      const {overflowX, overflowY} = getComputedStyle(parent);
      if (parent === document.body || parent === document.documentElement) break;
      const edge = parent.getBoundingClientRect();
      const cut = [
        overflowX !== 'visible' && box.left - reach < edge.left - 1 && 'left',
        overflowX !== 'visible' && box.right + reach > edge.right + 1 && 'right',
        overflowY !== 'visible' && box.top - reach < edge.top - 1 && 'top',
        overflowY !== 'visible' && box.bottom + reach > edge.bottom + 1 && 'bottom',
      ].filter(Boolean);
      if (cut.length > 0) {
        return [
          `focus ring cut off on the ${cut.join(', ')} by ${parent.tagName} ${parent.className}`,
        ];
      }
    }
    return [];
  };

  const look = (element: Element): Stop => {
    const box = element.getBoundingClientRect();
    const problems: string[] = [];
    const isInView =
      box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    if (box.width < 1 || box.height < 1) problems.push('has no size');
    else if (!isInView) problems.push('is outside of the window');
    else {
      const [left, right] = [Math.max(box.left, 0) + 1, Math.min(box.right, innerWidth) - 1];
      const [top, bottom] = [Math.max(box.top, 0) + 1, Math.min(box.bottom, innerHeight) - 1];
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      // Level AA is met when a part can be seen (2.4.11); here all corners and the middle must.
      const hidden = [
        [left, top],
        [right, top],
        [left, bottom],
        [right, bottom],
        [x, y],
      ].filter(([px = 0, py = 0]) => !isHit(element, px, py));
      // A link over two lines, or a round button, is not at its corners.
      if (hidden.length === 5) problems.push('is hidden behind something');
      const header = document.querySelector('header');
      if (header && !header.contains(element) && getComputedStyle(header).position === 'sticky') {
        const edge = header.getBoundingClientRect().bottom;
        const isUnder = edge > 0 && box.top < edge - 1 && box.height < innerHeight - edge;
        if (isUnder && !isHit(element, x, top)) {
          problems.push(`is ${Math.round(edge - box.top)} px under the header`);
        }
      }
    }
    problems.push(...indicatorProblems(element), ...clippedRing(element, box));
    return {
      name: nameOf(element),
      order: orderOf.get(element) ?? -1,
      box: {
        left: Math.round(box.left + scrollX),
        top: Math.round(box.top + scrollY),
        right: Math.round(box.right + scrollX),
        bottom: Math.round(box.bottom + scrollY),
      },
      problems,
    };
  };

  /** In the tab order, seen, and not one of several radio buttons. */
  const reachable = new Set(
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, input:enabled:not([type=hidden], [type=radio]), select:enabled, textarea:enabled, summary, [tabindex]',
      ),
    ].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({visibilityProperty: true}),
    ),
  );

  const stops: Stop[] = [];
  let first: Element | null = null;
  let isOver = false;
  const note = (): void => {
    const element = document.activeElement;
    if (isOver) return;
    if (element === null || element === document.body || element === first) {
      isOver = first !== null;
      return;
    }
    first ??= element;
    reachable.delete(element as HTMLElement);
    stops.push(look(element));
  };
  window.keyboardWalk?.stop();
  const onKey = ({key}: KeyboardEvent): void => {
    if (key === 'Tab') note();
  };
  addEventListener('keydown', onKey, true);
  window.keyboardWalk = {
    stop: () => removeEventListener('keydown', onKey, true),
    isOver: () => isOver,
    result: () => ({stops, missed: [...reachable].map(nameOf)}),
  };
};
