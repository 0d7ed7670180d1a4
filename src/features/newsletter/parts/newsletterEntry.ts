/** Loaded when a visitor enters an address, because most visitors don't. */
import {emailNote, readEmail} from '@site/src/lib/email/readEmail';
import type {FieldRules} from '@site/src/features/forms/parts/validation/useValidation';

export {DomainSuggestion} from '@site/src/features/forms/parts/validation/DomainSuggestion';
export {persistFields} from '@site/src/hooks/persisted/persistFields';
export {insertRow} from '@site/src/lib/backend/insertRow';
export {normalizeEmail} from '@site/src/lib/email/readEmail';

export const addressRules: FieldRules = {
  problemOf: (_, typed) => emailNote(typed),
  readEmail,
};
