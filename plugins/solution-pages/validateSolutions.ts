import {type Solution} from '../../src/data/solutions/types';
import {type Finding, ruleFindings, serializationFindings, sharedFindings} from './rules';
import {solutionSchema} from './schema';

export type Solutions = Readonly<Record<string, Solution>>;

/** Data that the build refuses: one line for each thing that is wrong with it. */
export class SolutionsError extends Error {
  constructor(readonly lines: readonly string[]) {
    super(`The solution pages cannot be built:\n${lines.map((line) => `  - ${line}`).join('\n')}`);
    this.name = 'SolutionsError';
  }
}

const fieldName = (path: readonly (string | number)[]): string =>
  path.reduce<string>(
    (name, part) =>
      typeof part === 'number' ? `${name}[${part}]` : name === '' ? part : `${name}.${part}`,
    '',
  );

const shapeFindings = (solution: unknown): Finding[] => {
  const {error} = solutionSchema.validate(solution, {
    abortEarly: false,
    convert: false,
    errors: {label: false},
  });
  return (error?.details ?? []).map(({path, message, type}) => ({
    field: fieldName(path) || '(all)',
    rule: type === 'object.unknown' ? 'is not a field of a solution; a typing error?' : message,
  }));
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Checks the solutions, all of them before it speaks.
 *
 * @param fileOf where a slug's object is written, for the message.
 * @throws {SolutionsError} naming slug, file, field and rule of everything that is wrong.
 */
export const validateSolutions = (
  data: unknown,
  fileOf: (slug: string) => string = () => 'src/data/solutions.ts',
): Solutions => {
  if (!isRecord(data) || Object.keys(data).length === 0) {
    throw new SolutionsError(['src/data/solutions.ts: exports no `solutions`: an object by slug']);
  }

  const findings = new Map<string, readonly Finding[]>();
  const shapely: Record<string, Solution> = {};
  for (const [slug, solution] of Object.entries(data)) {
    const shape = [...shapeFindings(solution), ...serializationFindings(solution)];
    if (shape.length > 0) {
      findings.set(slug, shape);
      continue;
    }
    shapely[slug] = solution as Solution;
    findings.set(slug, ruleFindings(slug, shapely[slug]));
  }
  const shared = sharedFindings(shapely);

  const lines = Object.keys(data).flatMap((slug) =>
    [...(findings.get(slug) ?? []), ...(shared.get(slug) ?? [])].map(
      ({field, rule}) => `${slug} (${fileOf(slug)}): ${field} ${rule}`,
    ),
  );
  if (lines.length > 0) throw new SolutionsError(lines);
  return shapely;
};
