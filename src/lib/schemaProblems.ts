import type * as z from 'zod';

import {nearestWord} from './text/nearestWord.ts';
import type {Problem} from './problems.ts';

const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/** Clearer messages for schema errors that are too general. */
const errorMap: z.core.$ZodErrorMap = (issue) => {
  const {input} = issue;
  if (input === undefined) return 'is required';
  const [size, unit, fit] =
    typeof input === 'string'
      ? [input.length, 'characters', 'fit']
      : Array.isArray(input)
        ? [input.length, 'items', 'are shown']
        : [String(input), '', 'is right'];
  const has = unit === '' ? `is ${size}` : `has ${size} ${unit}`;
  if (issue.code === 'too_big') return `${has}; at most ${issue.maximum} ${fit}`;
  if (issue.code === 'too_small') return `${has}; it needs at least ${issue.minimum}`;
  if (issue.code === 'invalid_type') return `is ${String(input)}; it must be a ${issue.expected}`;
  if (issue.code === 'invalid_value')
    return `is ${String(input)}; one of: ${issue.values.join(', ')}`;
  return undefined;
};

/** Validates a value against a schema and suggests the name of a mistyped field. */
export const schemaProblems = (schema: z.ZodObject, value: unknown, file: string): Problem[] =>
  (schema.safeParse(value, {error: errorMap}).error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => {
          const suggestion =
            issue.path.length === 0 ? nearestWord(key, Object.keys(schema.shape)) : null;
          return {
            file,
            field: fieldName([...issue.path, key]),
            message: `isn’t a known field; ${suggestion === null ? 'a typing error?' : `did you mean ${suggestion}?`}`,
          };
        })
      : [{file, field: fieldName(issue.path), message: issue.message}],
  );
