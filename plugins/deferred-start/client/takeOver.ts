import type {Field, FieldState, StartedPage} from './startedPage';

/** Milliseconds between looks at a button that is still switched off, and how many there are. */
const LOOK_AGAIN_MS = 20;
const LOOKS = 50;

const isChanged = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) {
    return !field.selectedOptions[0]?.defaultSelected && field.selectedIndex > 0;
  }
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    return field.checked !== field.defaultChecked;
  }
  return field.type !== 'hidden' && field.value !== field.defaultValue;
};

/** A browser that restores a page also restores its fields, without telling. */
export const noteRestoredFields = ({fields, stateOf}: StartedPage): void => {
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
  if (field instanceof HTMLSelectElement) {
    field.value = String(state);
    field.dispatchEvent(new Event('change', {bubbles: true}));
  } else if (typeof state === 'string') {
    tellText(field, state);
  } else {
    tellTick(field as HTMLInputElement, state);
  }
};

/** What a link did by itself is told to whoever counts presses, and not done again. */
const tellPress = (link: HTMLAnchorElement): void => {
  addEventListener('click', (event) => event.preventDefault(), {capture: true, once: true});
  link.click();
};

const doAgain = (control: HTMLElement, event: Event): void => {
  if (control instanceof HTMLAnchorElement) tellPress(control);
  else if (control instanceof HTMLFormElement) {
    control.requestSubmit((event as SubmitEvent).submitter);
  } else control.click();
};

const repeat = (held: StartedPage['held'], looks: number): void => {
  for (const [control, event] of held) {
    // What was switched off until React was there is on one render later.
    const isOff = control instanceof HTMLButtonElement && control.disabled;
    if (control.isConnected && isOff && looks > 0) {
      setTimeout(repeat, LOOK_AGAIN_MS, held, looks - 1);
      return;
    }
    held.delete(control);
    delete control.dataset.held;
    if (control.isConnected) doAgain(control, event);
  }
};

/** Does on the hydrated page what was done on it before. */
export const replay = ({fields, held}: StartedPage): void => {
  for (const [field, state] of fields) tellField(field, state);
  repeat(held, LOOKS);
};
