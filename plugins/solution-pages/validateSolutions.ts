import type * as z from 'zod';

import {type Solution, solutionSchema} from '../../src/data/specialties/schema';
import {type Finding, removalFindings, ruleFindings, sharedFindings} from './rules';

export type Solutions = Readonly<Record<string, Solution>>;

/** Data that the build refuses: one line for each thing that is wrong with it. */
export class SolutionsError extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'SolutionsError';
  }
}

const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .slice(1) || '(all)';

/** What the schema leaves to general words. */
const inWords: z.core.$ZodErrorMap = (issue) => {
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

const shapeFindings = (solution: unknown): Finding[] =>
  (solutionSchema.safeParse(solution, {error: inWords}).error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          field: fieldName([...issue.path, key]),
          rule: 'is not a field of a solution; a typing error?',
        }))
      : [{field: fieldName(issue.path), rule: issue.message}],
  );

/**
 * Checks the solutions, all of them before it speaks.
 *
 * @throws {SolutionsError} naming file, field and rule of everything that is wrong
 */
export const validateSolutions = (data: Readonly<Record<string, unknown>>): Solutions => {
  const findings = new Map<string, readonly Finding[]>();
  const shapely: Record<string, Solution> = {};
  for (const [slug, solution] of Object.entries(data)) {
    const shape = shapeFindings(solution);
    if (shape.length === 0) shapely[slug] = solution as Solution;
    findings.set(slug, shape.length > 0 ? shape : ruleFindings(slug, solution as Solution));
  }
  const shared = sharedFindings(shapely);
  const lines = [
    ...removalFindings(Object.keys(data)),
    ...Object.keys(data).flatMap((slug) =>
      [...(findings.get(slug) ?? []), ...(shared.get(slug) ?? [])].map(
        ({field, rule}) => `src/data/specialties/${slug}/page.ts: ${field} ${rule}`,
      ),
    ),
  ];
  if (lines.length > 0) throw new SolutionsError(lines);
  return shapely;
};
