/** A control of a form that has a state. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Ticked or not, or what stands in it. */
export type FieldState = boolean | string;

/** What start.js leaves to the program on a page of a build. */
export interface StartedPage {
  /** Addresses of the scripts for whose parts the page has the rules. */
  readonly scripts: readonly string[];
  /** Address of the whole style sheet. */
  readonly styles: string;
  /** What was pressed or sent, in its order, with the last event of each. */
  readonly held: Map<HTMLElement, Event>;
  /** Fields that were changed. */
  readonly fields: Map<Field, FieldState>;
  readonly stateOf: (field: Field) => FieldState;
  /** Called when React has the page and has run its first effects. */
  takeOver: () => void;
}
