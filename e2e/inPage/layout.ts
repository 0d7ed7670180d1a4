// Runs in the page under test (page.evaluate): no imports, nothing from outside of the functions.

/** Texts of the page's main part that can be seen, each as often as it is there. */
export const visibleTexts = (): string[] => {
  const PICTURES = 'svg, [role=img], [aria-hidden=true], script, style, option, .table-of-contents';
  const texts: string[] = [];
  const main = document.querySelector('#main') ?? document.querySelector('main') ?? document.body;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.replace(/\s+/g, ' ').trim();
    if (!text || !node.parentElement?.checkVisibility({visibilityProperty: true})) continue;
    if (node.parentElement.closest(PICTURES)) continue;
    texts.push(text);
  }
  return texts;
};

/** Boxes that cut off text which stands in them. */
export const clippedTexts = (): string[] => {
  const PICTURES = '.visuallyHidden, svg, [role=img], [aria-hidden=true]';
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (element.closest(PICTURES)) continue;
    const style = getComputedStyle(element);
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const isX = hides(style.overflowX);
    const isY = hides(style.overflowY);
    if ((!isX && !isY) || !element.checkVisibility({visibilityProperty: true})) continue;
    const edge = element.getBoundingClientRect();
    if (edge.width <= 1 || edge.height <= 1) continue;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || node.parentElement?.closest(PICTURES)) continue;
      if (!node.parentElement?.checkVisibility({visibilityProperty: true})) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const cut = [...range.getClientRects()].some(
        ({left, right, top, bottom, width}) =>
          width > 1 &&
          ((isX && (left < edge.left - 2 || right > edge.right + 2)) ||
            (isY &&
              (top + (bottom - top) / 4 < edge.top || bottom - (bottom - top) / 4 > edge.bottom))),
      );
      if (cut) {
        found.push(
          `${element.tagName.toLowerCase()}.${String(element.className)} cuts off '${node.textContent.trim().slice(0, 40)}'`,
        );
        break;
      }
    }
  }
  return found;
};

/** Pairs of texts that are drawn over one another. */
export const overlappingTexts = (): string[] => {
  const PICTURES =
    '.visuallyHidden, svg, [role=img], [aria-hidden=true], script, style, option, header';
  /** The part of a line that no scrolling box hides; null when nothing is left. */
  const shownPart = (rect: DOMRect, owner: Element): DOMRect | null => {
    let {left, right, top, bottom} = rect;
    for (let box: Element | null = owner; box && box !== document.body; box = box.parentElement) {
      const {overflowX, overflowY, position} = getComputedStyle(box);
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const edge = box.getBoundingClientRect();
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      // What sticks covers what scrolls by below it, and is meant to.
      if (position === 'sticky' || position === 'fixed') return null;
    }
    return right - left > 2 && bottom - top > 2
      ? new DOMRect(left, top, right - left, bottom - top)
      : null;
  };
  interface Line {
    readonly text: string;
    readonly owner: Element;
    readonly rect: DOMRect;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent?.replace(/\s+/g, ' ').trim();
    if (!text || !owner || owner.closest(PICTURES)) continue;
    if (!owner.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const whole of range.getClientRects()) {
      const rect = shownPart(whole, owner);
      if (rect) lines.push({text, owner, rect});
    }
  }
  lines.sort((a, b) => a.rect.top - b.rect.top);
  const found = new Set<string>();
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      // Line boxes are higher than letters: a quarter of a line may lie on its neighbor.
      const slack = Math.min(one.rect.height, other.rect.height) * 0.4;
      if (other.rect.top > one.rect.bottom - slack) break;
      if (
        one.owner === other.owner ||
        one.owner.contains(other.owner) ||
        other.owner.contains(one.owner)
      )
        continue;
      const across =
        Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      if (across > 3) found.add(`'${one.text.slice(0, 40)}' over '${other.text.slice(0, 40)}'`);
    }
  }
  return [...found];
};

/** Controls smaller than 24 by 24 CSS pixels whose circle of 24 pixels meets another's (WCAG 2.5.8). */
export const smallTargets = (): string[] => {
  const MIN = 24;
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex="0"]',
    ),
  ].filter(
    (element) =>
      element.checkVisibility({visibilityProperty: true}) &&
      !element.closest('.visuallyHidden') &&
      getComputedStyle(element).clipPath === 'none',
  );
  const boxes = controls.map((element) => ({element, box: element.getBoundingClientRect()}));
  const isInline = (element: Element): boolean =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node !== element && node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  return boxes.flatMap(({element, box}) => {
    if (box.width >= MIN - 0.5 && box.height >= MIN - 0.5) return [];
    if (box.width < 1 || isInline(element)) return [];
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const isCrowded = boxes.some(({element: other, box: near}) => {
      if (other === element || other.contains(element) || element.contains(other)) return false;
      const dx = Math.max(near.left - x, 0, x - near.right);
      const dy = Math.max(near.top - y, 0, y - near.bottom);
      return Math.hypot(dx, dy) < MIN / 2;
    });
    return isCrowded
      ? [
          `${element.tagName.toLowerCase()} '${element.textContent.trim().slice(0, 30)}' is ${Math.round(box.width)} by ${Math.round(box.height)}`,
        ]
      : [];
  });
};

/** What still moves, though the visitor asked for less motion. */
export const motions = (): string[] => {
  const MAX_SECONDS = 0.01;
  const found = new Set<string>();
  const seconds = (list: string): number =>
    Math.max(
      ...list.split(',').map((part) => Number.parseFloat(part) * (part.includes('ms') ? 0.001 : 1)),
    );
  for (const element of document.querySelectorAll('*')) {
    for (const pseudo of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      const transition = seconds(style.transitionDuration);
      const animation = style.animationName === 'none' ? 0 : seconds(style.animationDuration);
      if (Math.max(transition, animation) > MAX_SECONDS) {
        found.add(
          `${element.tagName.toLowerCase()}.${String(element.getAttribute('class'))}${pseudo ?? ''}: ${animation > transition ? style.animationName : `transition of ${style.transitionProperty}`}`,
        );
      }
    }
  }
  for (const animation of document.getAnimations()) {
    const {duration} = animation.effect?.getComputedTiming() ?? {};
    if (
      typeof duration === 'number' &&
      duration > MAX_SECONDS * 1000 &&
      animation.playState === 'running'
    ) {
      found.add(`running animation of ${duration} ms`);
    }
  }
  if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth')
    found.add('smooth scrolling');
  return [...found];
};

/** Marks what is drawn with a ground and nothing else, for `forcedColorProblems` to look at again. */
export const markGraphics = (): void => {
  const groundOf = (element: Element | null): string => {
    for (let behind = element; behind; behind = behind.parentElement) {
      const color = getComputedStyle(behind).backgroundColor;
      if (color !== 'rgba(0, 0, 0, 0)') return color;
    }
    return 'rgb(255, 255, 255)';
  };
  for (const box of document.querySelectorAll<HTMLElement>('header *, main *, footer *')) {
    if (box.childElementCount > 0 || box.textContent.trim() !== '' || box.closest('svg')) continue;
    if (box.matches('input, textarea, select, img, canvas, iframe, .token')) continue;
    const {backgroundColor} = getComputedStyle(box);
    const {width, height} = box.getBoundingClientRect();
    if (backgroundColor === 'rgba(0, 0, 0, 0)' || width < 2 || height < 2) continue;
    if (backgroundColor !== groundOf(box.parentElement)) box.dataset.graphic = '';
  }
};

/** What a visitor with a palette of their own (Windows high contrast) can no longer see. */
export const forcedColorProblems = (): string[] => {
  /** Of graphics, which may be quiet; edges of controls need 3 to 1. */
  const MIN_CONTRAST = 1.5;
  const context = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const known = new Map<string, readonly number[]>();
  const read = (color: string): readonly number[] => {
    const before = known.get(color);
    if (before) return before;
    let channels: readonly number[] = [0, 0, 0, 0];
    if (context) {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      channels = [...context.getImageData(0, 0, 1, 1).data];
    }
    known.set(color, channels);
    return channels;
  };
  const luminance = (color: readonly number[]): number => {
    const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: readonly number[], other: readonly number[]): number => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const groundOf = (element: Element | null): readonly number[] => {
    for (let behind = element; behind; behind = behind.parentElement) {
      const color = read(getComputedStyle(behind).backgroundColor);
      if (color[3] === 255) return color;
    }
    return read('Canvas');
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({visibilityProperty: true}) &&
    !element.closest('.visuallyHidden, [aria-hidden=true] > select, select[aria-hidden=true]');
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${String(element.getAttribute('class'))} '${element.textContent.trim().slice(0, 30)}'`;
  const hasEdge = (element: Element): boolean => {
    const style = getComputedStyle(element);
    return (
      style.borderBottomStyle !== 'none' &&
      Number.parseFloat(style.borderBottomWidth) >= 1 &&
      contrast(read(style.borderBottomColor), groundOf(element.parentElement)) >= 3
    );
  };
  const hasPicture = (element: Element): boolean =>
    element.querySelector('svg, img') !== null ||
    [undefined, '::before', '::after'].some(
      (pseudo) => getComputedStyle(element, pseudo).backgroundImage !== 'none',
    );

  const found = new Set<string>();
  for (const svg of document.querySelectorAll('svg')) {
    const shapes = [
      ...svg.querySelectorAll('path, line, rect, circle, polyline, polygon, ellipse'),
    ];
    if (shapes.length === 0 || !isShown(svg) || svg.getBoundingClientRect().width < 2) continue;
    const ground = groundOf(svg.parentElement);
    const isSeen = shapes.some((shape) => {
      const {fill, stroke} = getComputedStyle(shape);
      return [fill, stroke].some(
        (paint) =>
          paint !== 'none' &&
          !paint.startsWith('url') &&
          (read(paint)[3] ?? 0) > 100 &&
          contrast(read(paint), ground) >= MIN_CONTRAST,
      );
    });
    if (!isSeen) found.add(`drawing not seen: ${nameOf(svg.parentElement ?? svg)}`);
  }
  const controls = 'button, a[class*=button], input:not([type=hidden]), select, textarea, summary';
  for (const control of document.querySelectorAll(controls)) {
    if (!isShown(control)) continue;
    const isField = control.matches('input, select, textarea');
    // A field may be drawn by the box around it, a slider by the browser.
    const isDrawn =
      hasEdge(control) ||
      (isField && control.parentElement !== null && hasEdge(control.parentElement)) ||
      (control.matches('[type=range]') && getComputedStyle(control).appearance === 'auto');
    const isNamed = !isField && (control.textContent.trim() !== '' || hasPicture(control));
    if (!isDrawn && !isNamed) found.add(`control not seen: ${nameOf(control)}`);
    if (!isDrawn && control.matches('a[class*=button], [aria-pressed=true]')) {
      found.add(`looks like plain text: ${nameOf(control)}`);
    }
  }
  for (const box of document.querySelectorAll<HTMLElement>('[data-graphic]')) {
    const style = getComputedStyle(box);
    const ground = groundOf(box.parentElement);
    const isSeen =
      contrast(read(style.backgroundColor), ground) >= MIN_CONTRAST ||
      style.backgroundImage !== 'none' ||
      Number.parseFloat(style.borderTopWidth) >= 1 ||
      Number.parseFloat(style.borderLeftWidth) >= 1;
    if (!isSeen)
      found.add(
        `drawn with a ground only: ${nameOf(box)} in ${String(box.parentElement?.className)}`,
      );
  }
  return [...found];
};
