import {type RefObject, useEffect, useState} from 'react';

import {emailNote, readEmail} from '@site/src/domain/email/readEmail';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What is wrong with a field and how it would be right, by the field's name. */
export type Problems = Readonly<Record<string, string>>;

export interface Validation {
  readonly problems: Problems;
  /** Says what is wrong beside each field and goes to the first; true when nothing is. */
  readonly validate: () => boolean;
  /** For every change of a field: what was said about it is corrected, and nothing new is said. */
  readonly revalidate: (control: TextControl) => void;
}

/** For a field of type email that a browser finds malformed. */
const NOT_AN_ADDRESS = 'Please enter a full email address, like name@practice.com.';

const isTextControl = (element: Element): element is TextControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** What is wrong with a field of type email that is not empty; '' when it can be stored. */
export const emailSentence = ({value, validity}: TextControl): string =>
  emailNote(value) ||
  (validity.typeMismatch && readEmail(value).address === value ? NOT_AN_ADDRESS : '');

/** Shows the address that will be sent in place of what was pasted with it. */
const tidyEmail = (control: TextControl): void => {
  if (control.type !== 'email') return;
  const {address, problem} = readEmail(control.value);
  if (problem === null && control.value !== address) control.value = address;
};

/**
 * The form's native constraints, told in our words in place of the browser's bubbles. Those remain
 * until this code is there, and where it never comes.
 *
 * @param sentence what to say about a field, '' when it is in order
 */
export const useValidation = (
  form: RefObject<HTMLFormElement | null>,
  sentence: (control: TextControl) => string,
): Validation => {
  const [problems, setProblems] = useState<Problems>({});

  useEffect(() => {
    form.current?.setAttribute('novalidate', '');
  }, [form]);

  const validate = (): boolean => {
    const wrong = [...(form.current?.elements ?? [])]
      .filter(isTextControl)
      .map((control) => {
        tidyEmail(control);
        return control;
      })
      .map((control) => ({control, text: sentence(control)}))
      .filter(({text}) => text !== '');
    setProblems(Object.fromEntries(wrong.map(({control, text}) => [control.name, text])));
    wrong[0]?.control.focus();
    return wrong.length === 0;
  };

  const revalidate = (control: TextControl): void => {
    if (problems[control.name] === undefined) return;
    const {[control.name]: _, ...others} = problems;
    const text = sentence(control);
    setProblems(text === '' ? others : {...others, [control.name]: text});
  };

  return {problems, validate, revalidate};
};
