import {type FormEvent, type RefObject, useEffect, useState} from 'react';

import type {FieldRule} from '@site/src/features/forms/rules/typedText';
import {readEmail} from '@site/src/lib/email/readEmail';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Error messages by field name; each says how to correct the field. */
export type FieldProblems = Readonly<Record<string, string>>;

export interface Validation {
  readonly problems: FieldProblems;
  /** Shows an error beside each invalid field and focuses the first; true if all are valid. */
  readonly validate: () => boolean;
  /** Updates or clears a field's error after a change, but never adds one. */
  readonly revalidate: (event: FormEvent) => void;
}

const isTextControl = (element: Element): element is TextControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Validates a form by the rules of its fields and shows our messages in place of the browser's
 * bubbles, which remain until this code has loaded.
 */
export const useValidation = (
  form: RefObject<HTMLFormElement | null>,
  rules: Readonly<Record<string, FieldRule>>,
): Validation => {
  const [problems, setProblems] = useState<FieldProblems>({});

  useEffect(() => {
    form.current?.setAttribute('novalidate', '');
  }, [form]);

  const errorMessage = ({name, value}: TextControl): string => rules[name]?.(value) ?? '';

  /** Replaces pasted text with the email address found in it. */
  const normalizeEmailField = (control: TextControl): void => {
    if (control.type !== 'email') return;
    const {address, problem} = readEmail(control.value);
    if (problem === null && control.value !== address) control.value = address;
  };

  const validate = (): boolean => {
    const invalidFields = [...(form.current?.elements ?? [])]
      .filter(isTextControl)
      .map((control) => {
        normalizeEmailField(control);
        return {control, text: errorMessage(control)};
      })
      .filter(({text}) => text !== '');
    setProblems(Object.fromEntries(invalidFields.map(({control, text}) => [control.name, text])));
    invalidFields[0]?.control.focus();
    return invalidFields.length === 0;
  };

  const revalidate = ({target}: FormEvent): void => {
    if (!(target instanceof Element && isTextControl(target))) return;
    if (problems[target.name] === undefined) return;
    const {[target.name]: _, ...others} = problems;
    const text = errorMessage(target);
    setProblems(text === '' ? others : {...others, [target.name]: text});
  };

  return {problems, validate, revalidate};
};
