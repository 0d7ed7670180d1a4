import {findCounterpart} from './counterpart.ts';

/** Form control with a state. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** True for a checked box, false for an unchecked one, or the field's text. */
type FieldState = boolean | string;

/** Record that start.js keeps until hydration. Only built pages have it, not `npm start`. */
export interface FastStart {
  /** Controls pressed and forms sent, in their order, with the last event of each. */
  readonly presses: Map<HTMLElement, Event>;
  /** Changed fields. */
  readonly fields: Map<Field, FieldState>;
  /** Element with the focus, or the last one that had it when it left the document. */
  readonly focused: HTMLInputElement | null;
  /** Called when React has hydrated the page and run its first effects. */
  replay?: () => void;
}

declare global {
  interface Window {
    readonly fastStart?: FastStart;
  }
}

/** Milliseconds between attempts to press a button that is still disabled, and their number. */
const RETRY_MS = 20;
const ATTEMPTS = 50;

const isCheckable = (field: Field): boolean => /^(?:checkbox|radio)$/.test(field.type);

const stateOf = (field: Field): FieldState =>
  isCheckable(field) ? (field as HTMLInputElement).checked : field.value;

const isChanged = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) {
    return !field.selectedOptions[0]?.defaultSelected && field.selectedIndex > 0;
  }
  const {type, checked, defaultChecked, value, defaultValue} = field as HTMLInputElement;
  if (isCheckable(field)) return checked !== defaultChecked;
  return type !== 'hidden' && value !== defaultValue;
};

/** Records the fields that the browser restored with the page, for which it fires no event. */
export const noteRestoredFields = ({fields}: FastStart): void => {
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (isChanged(field)) fields.set(field, stateOf(field));
  }
};

const dispatchCheck = (field: HTMLInputElement, isChecked: boolean): void => {
  if (field.type === 'radio' && !isChecked) return;
  // React compares with the last value that was set in script.
  field.checked = !isChecked;
  field.click();
};

const dispatchInput = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  const {set} = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  const isFocused = document.activeElement === field;
  const {selectionStart, selectionEnd} = field;
  // React tracks the value of this element and ignores an event without a change.
  field.value = '';
  set?.call(field, text);
  field.dispatchEvent(new Event('input', {bubbles: true}));
  if (isFocused && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
};

const dispatchState = (field: Field, state: FieldState): void => {
  if (!field.isConnected) return;
  if (field instanceof HTMLSelectElement) field.value = String(state);
  // Scripts can't set a file, and the field already has it.
  if (field instanceof HTMLSelectElement || field.type === 'file') {
    field.dispatchEvent(new Event('change', {bubbles: true}));
  } else if (typeof state === 'string') dispatchInput(field, state);
  else dispatchCheck(field as HTMLInputElement, state);
};

const repeatPress = (control: HTMLElement, event: Event): void => {
  if (control instanceof HTMLFormElement) {
    const {submitter} = event as SubmitEvent;
    // The button may be in a form that React has replaced.
    control.requestSubmit(submitter?.isConnected ? submitter : null);
    return;
  }
  if (control instanceof HTMLAnchorElement) {
    // Repeats the click for listeners such as analytics, without following the link again.
    addEventListener('click', (again) => again.preventDefault(), {capture: true, once: true});
  }
  control.click();
};

const replayPresses = (presses: FastStart['presses'], attempts: number): void => {
  for (const [control, event] of presses) {
    // A control that is disabled until hydration is enabled one render later.
    if (control.isConnected && control.matches(':disabled') && attempts > 0) {
      setTimeout(replayPresses, RETRY_MS, presses, attempts - 1);
      return;
    }
    presses.delete(control);
    delete control.dataset.queued;
    if (control.isConnected) repeatPress(control, event);
  }
};

/** Restores the visitor's input after React has rendered the page again with new elements. */
export const restoreInput = (
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
  for (const [field, state] of fields) dispatchState(field, state);
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

/** Repeats input and presses from before hydration on the hydrated page. */
export const replay = ({fields, presses}: FastStart): void => {
  for (const [field, state] of fields) dispatchState(field, state);
  replayPresses(presses, ATTEMPTS);
};

// A client module of Docusaurus: it runs before hydration.
if (typeof window !== 'undefined' && window.fastStart) {
  const {fastStart} = window;
  noteRestoredFields(fastStart);
  const root = document.getElementById('__docusaurus')!;
  const before = [...root.children];
  // Immediately, so that the next letter goes into the new field.
  const observer = new MutationObserver(() => {
    if (before.some((part) => part.isConnected) || root.childElementCount === 0) return;
    observer.disconnect();
    restoreInput(fastStart, before, [...root.children]);
  });
  observer.observe(root, {childList: true});
  fastStart.replay = () => {
    observer.disconnect();
    replay(fastStart);
  };
}
