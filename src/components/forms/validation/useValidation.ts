import {type RefObject, useEffect, useState} from 'react';

import {emailNote, readEmail} from '@site/src/domain/email/readEmail';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Error messages by field name; each says how to correct the field. */
export type Problems = Readonly<Record<string, string>>;

export interface Validation {
  readonly problems: Problems;
  /** Shows an error beside each invalid field and focuses the first; true if all are valid. */
  readonly validate: () => boolean;
  /** Updates or clears a field's error after a change, but never adds one. */
  readonly revalidate: (control: TextControl) => void;
}

/** Error for an email field that the browser considers malformed. */
const MALFORMED_EMAIL = 'Please enter a full email address, like name@practice.com.';

const isTextControl = (element: Element): element is TextControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Error for a non-empty email field; '' if the address can be stored. */
export const emailError = ({value, validity}: TextControl): string =>
  emailNote(value) ||
  (validity.typeMismatch && readEmail(value).address === value ? MALFORMED_EMAIL : '');

/** Replaces pasted text with the email address found in it. */
const normalizeEmailField = (control: TextControl): void => {
  if (control.type !== 'email') return;
  const {address, problem} = readEmail(control.value);
  if (problem === null && control.value !== address) control.value = address;
};

/**
 * Validates a form by its native constraints and shows our messages in place of the browser's
 * bubbles, which remain until this code has loaded.
 *
 * @param errorMessage error message for a field; '' if it is valid
 */
export const useValidation = (
  form: RefObject<HTMLFormElement | null>,
  errorMessage: (control: TextControl) => string,
): Validation => {
  const [problems, setProblems] = useState<Problems>({});

  useEffect(() => {
    form.current?.setAttribute('novalidate', '');
  }, [form]);

  const validate = (): boolean => {
    const wrong = [...(form.current?.elements ?? [])]
      .filter(isTextControl)
      .map((control) => {
        normalizeEmailField(control);
        return control;
      })
      .map((control) => ({control, text: errorMessage(control)}))
      .filter(({text}) => text !== '');
    setProblems(Object.fromEntries(wrong.map(({control, text}) => [control.name, text])));
    wrong[0]?.control.focus();
    return wrong.length === 0;
  };

  const revalidate = (control: TextControl): void => {
    if (problems[control.name] === undefined) return;
    const {[control.name]: _, ...others} = problems;
    const text = errorMessage(control);
    setProblems(text === '' ? others : {...others, [control.name]: text});
  };

  return {problems, validate, revalidate};
};
