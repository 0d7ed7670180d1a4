// Goes through a page as a tireless visitor: presses every control, types into every field, takes
// every choice, until a press brings up nothing new. It runs inside of the page.

/** One thing to do to one control of the page, which is told by its place among all controls. */
export interface Step {
  readonly index: number;
  /** For reports. */
  readonly name: string;
  /** What is typed, or which choice is taken; undefined for a press. */
  readonly value?: string;
}

/**
 * A page function: it must not use anything of this file.
 *
 * Controls that send a form are left out: `sendAll` of the test presses them when the fields are filled.
 */
export const createWalker = () => {
  const CONTROLS =
    'a[href^="#"], button, summary, select, textarea, input:not([type=hidden], [type=file])';
  /** What is typed into a field of each type, one after the other. */
  const TYPED: Readonly<Record<string, readonly string[]>> = {
    email: ['nobody', 'ana@practice.example'],
    range: ['0', '999999'],
    search: ['zzz', 'de', ''],
    tel: ['x', '', '(416) 555-0100'],
    default: ['x', '', '1,250'],
  };
  /** What would lead away from the page, out of the browser, or to services that count. */
  const LEADS_AWAY = /^(?:Go Back|Print|Reload this page|Export PDF|Yes, count it)/;

  const controls = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(CONTROLS)];

  const isUsable = (control: HTMLElement): boolean =>
    !control.matches(':disabled, [aria-disabled=true]') &&
    control.closest('[inert], [aria-hidden=true]') === null &&
    control.checkVisibility({visibilityProperty: true});

  const nameOf = (control: HTMLElement): string => {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const name =
      control.getAttribute('aria-label') ??
      (control.textContent || labels.map((label) => label.textContent).join() || control.id);
    return `${control.tagName.toLowerCase()} ${name.trim().slice(0, 60)}`;
  };

  const isSending = (control: HTMLElement): boolean =>
    control instanceof HTMLButtonElement && control.type === 'submit' && control.form !== null;

  const valuesOf = (control: HTMLElement): readonly (string | undefined)[] => {
    if (control.matches('select, button[role=combobox]')) return ['1', '2', '0'];
    if (control.matches('[type=radio], a')) return [undefined];
    if (control.matches('input:not([type=checkbox]), textarea')) {
      return TYPED[(control as HTMLInputElement).type] ?? TYPED.default ?? [];
    }
    // What opens is closed again; what follows from a press may be something else to press.
    return control.matches('summary, [type=checkbox], [aria-pressed]')
      ? [undefined, undefined]
      : [undefined];
  };

  /** How often a control may begin anew what it has led to, such as a call. */
  const AGAIN = /Start over|Take the call/;
  const MAX_AGAIN = 6;
  const done = new Map<string, number>();

  /** What to do next; empty when everything has been done. */
  const next = (): Step[] => {
    const seen = new Map<string, number>();
    let again: Step[] = [];
    for (const [index, control] of controls().entries()) {
      const text = nameOf(control);
      const place = (seen.get(text) ?? 0) + 1;
      seen.set(text, place);
      const bare = text.replace(/^\w+ /, '');
      if (!isUsable(control) || isSending(control) || LEADS_AWAY.test(bare)) continue;
      const name = `${text} (${place})`;
      const times = done.get(name) ?? 0;
      const steps = valuesOf(control).map((value) => ({index, name, value}));
      if (times === 0) {
        done.set(name, 1);
        return steps;
      }
      if (AGAIN.test(bare) && times < MAX_AGAIN) again = steps;
    }
    for (const {name} of again) done.set(name, (done.get(name) ?? 0) + 1);
    return again;
  };

  const press = (control: HTMLElement): void => {
    control.focus({preventScroll: true});
    const mouse = {bubbles: true, cancelable: true, pointerType: 'mouse', button: 0};
    control.dispatchEvent(new PointerEvent('pointerdown', mouse));
    control.dispatchEvent(new PointerEvent('pointerup', mouse));
    control.click();
  };

  const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
    field.focus({preventScroll: true});
    const {set} = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', {bubbles: true, data: text}));
  };

  const pressEnter = (control: HTMLElement): void => {
    control.focus({preventScroll: true});
    control.dispatchEvent(
      new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}),
    );
  };

  /** What React defers has been drawn, too. */
  const quiet = (): Promise<unknown> =>
    new Promise((resolve) =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => requestIdleCallback(resolve, {timeout: 500})),
      ),
    );

  const act = async ({index, value}: Step): Promise<void> => {
    const control = controls()[index];
    if (control instanceof HTMLSelectElement) {
      control.focus({preventScroll: true});
      control.selectedIndex = Number(value);
      control.dispatchEvent(new Event('change', {bubbles: true}));
    } else if (control?.matches('button[role=combobox]')) {
      pressEnter(control);
      await quiet();
      const option = document.querySelectorAll<HTMLElement>('[role=option]')[Number(value)];
      if (option) pressEnter(option);
    } else if (
      value !== undefined &&
      (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    ) {
      type(control, value);
    } else if (control) {
      press(control);
    }
    await quiet();
  };

  /** Everything that can be read, without spaces, which depend on how lines break. */
  const words = (): string => document.body.innerText.replace(/\s+/g, '');

  return {
    next,
    act,
    words,
    /** Presses every button that sends a form. */
    sendAll: async (): Promise<void> => {
      for (const control of controls()) if (isUsable(control) && isSending(control)) press(control);
      await quiet();
    },
  };
};

export type Walker = ReturnType<typeof createWalker>;

declare global {
  interface Window {
    readonly walker: Walker;
  }
}

/** Text of a script that puts a walker into the page. */
export const walkerScript = `window.walker = (${createWalker.toString()})();`;
