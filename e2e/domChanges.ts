/** Fields and buttons outside the header. */
export const CONTROLS = 'main :is(input, textarea, select, button), footer :is(input, button)';

/** Page functions that change a page before hydration as extensions and proxies do. */
export const DOM_CHANGES = {
  'an element beside every control': (controls: string) => {
    for (const control of document.querySelectorAll(controls)) {
      control.after(document.createElement('com-1password-button'));
    }
  },
  'an element around every control': (controls: string) => {
    const active = document.activeElement as HTMLInputElement;
    const {selectionStart, selectionEnd} = active;
    for (const control of document.querySelectorAll(controls)) {
      const around = document.createElement('span');
      control.replaceWith(around);
      around.append(control);
    }
    active.focus({preventScroll: true});
    if (selectionStart != null) active.setSelectionRange(selectionStart, selectionEnd);
  },
  'comments stripped': () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
    const comments: Comment[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode as Comment);
    comments.forEach((comment) => comment.remove());
  },
} as const satisfies Readonly<Record<string, (controls: string) => void>>;
