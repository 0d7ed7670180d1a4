import {findCounterpart} from './counterpart.ts';

/** A control of a form that has a state. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Ticked or not, or what stands in it. */
type FieldState = boolean | string;

/** What start.js has kept. On the pages of a build; `npm start` has none. */
export interface FastStart {
  /** What was pressed or sent, in its order, with the last event of each. */
  readonly presses: Map<HTMLElement, Event>;
  /** Fields that were changed. */
  readonly fields: Map<Field, FieldState>;
  /** What has the focus, or had it when it left the document. */
  readonly focused: HTMLInputElement | null;
  /** Called when React has the page and has run its first effects. */
  replay?: () => void;
}

declare global {
  interface Window {
    readonly fastStart?: FastStart;
  }
}

/** Milliseconds between looks at a button that is still switched off, and how many there are. */
const LOOK_AGAIN_MS = 20;
const LOOKS = 50;

const isTickable = (field: Field): boolean => /^(?:checkbox|radio)$/.test(field.type);

const stateOf = (field: Field): FieldState =>
  isTickable(field) ? (field as HTMLInputElement).checked : field.value;

const isChanged = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) {
    return !field.selectedOptions[0]?.defaultSelected && field.selectedIndex > 0;
  }
  const {type, checked, defaultChecked, value, defaultValue} = field as HTMLInputElement;
  if (isTickable(field)) return checked !== defaultChecked;
  return type !== 'hidden' && value !== defaultValue;
};

/** A browser that restores a page also restores its fields, without telling. */
export const noteRestoredFields = ({fields}: FastStart): void => {
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (isChanged(field)) fields.set(field, stateOf(field));
  }
};

const tellTick = (field: HTMLInputElement, isTicked: boolean): void => {
  if (field.type === 'radio' && !isTicked) return;
  // React compares with the last value that was set in script.
  field.checked = !isTicked;
  field.click();
};

const tellText = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  const {set} = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  const isFocused = document.activeElement === field;
  const {selectionStart, selectionEnd} = field;
  // React watches this instance's value and takes no notice of what it has seen before.
  field.value = '';
  set?.call(field, text);
  field.dispatchEvent(new Event('input', {bubbles: true}));
  if (isFocused && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
};

const tellField = (field: Field, state: FieldState): void => {
  if (!field.isConnected) return;
  if (field instanceof HTMLSelectElement) field.value = String(state);
  // Which file it is no script may say: the field has it.
  if (field instanceof HTMLSelectElement || field.type === 'file') {
    field.dispatchEvent(new Event('change', {bubbles: true}));
  } else if (typeof state === 'string') tellText(field, state);
  else tellTick(field as HTMLInputElement, state);
};

const doAgain = (control: HTMLElement, event: Event): void => {
  if (control instanceof HTMLFormElement) {
    const {submitter} = event as SubmitEvent;
    // A button of before, where the form is a new one.
    control.requestSubmit(submitter?.isConnected ? submitter : null);
    return;
  }
  if (control instanceof HTMLAnchorElement) {
    // What a link did by itself is told to whoever counts presses, and not done again.
    addEventListener('click', (again) => again.preventDefault(), {capture: true, once: true});
  }
  control.click();
};

const replayPresses = (presses: FastStart['presses'], looks: number): void => {
  for (const [control, event] of presses) {
    // What was switched off until React was there is on one render later.
    if (control.isConnected && control.matches(':disabled') && looks > 0) {
      setTimeout(replayPresses, LOOK_AGAIN_MS, presses, looks - 1);
      return;
    }
    presses.delete(control);
    delete control.dataset.queued;
    if (control.isConnected) doAgain(control, event);
  }
};

/** Puts what the visitor did to a page that React has drawn anew into the new one. */
export const carryOver = (
  {fields, presses, focused}: FastStart,
  before: readonly Element[],
  after: readonly Element[],
): void => {
  const find = <Kept extends Element>(element: Kept) => findCounterpart(element, before, after);
  const moveAll = <Kept extends Element, Value>(kept: Map<Kept, Value>): void => {
    for (const [element, value] of [...kept]) {
      kept.delete(element);
      const now = find(element);
      if (now) kept.set(now, value);
      if (now instanceof HTMLInputElement) now.files = (element as typeof now).files;
    }
  };
  moveAll(fields);
  moveAll(presses);
  for (const [field, state] of fields) tellField(field, state);
  for (const part of before.flatMap((one) => [...one.querySelectorAll('details')])) {
    const now = find(part);
    if (now) now.open = part.open;
  }
  if (focused === null) return;
  const now = find(focused);
  now?.focus({preventScroll: true});
  // Null in fields without a caret, undefined elsewhere.
  const {selectionStart, selectionEnd} = focused;
  if (selectionStart != null) now?.setSelectionRange(selectionStart, selectionEnd);
};

/** Does on the hydrated page what was done on it before. */
export const replay = ({fields, presses}: FastStart): void => {
  for (const [field, state] of fields) tellField(field, state);
  replayPresses(presses, LOOKS);
};

// A client module of Docusaurus: it runs before hydration.
if (typeof window !== 'undefined' && window.fastStart) {
  const {fastStart} = window;
  noteRestoredFields(fastStart);
  const root = document.getElementById('__docusaurus')!;
  const before = [...root.children];
  // At once, so that the next letter goes into the new field.
  const observer = new MutationObserver(() => {
    if (before.some((part) => part.isConnected) || root.childElementCount === 0) return;
    observer.disconnect();
    carryOver(fastStart, before, [...root.children]);
  });
  observer.observe(root, {childList: true});
  fastStart.replay = () => {
    observer.disconnect();
    replay(fastStart);
  };
}
