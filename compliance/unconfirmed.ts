import type {OperatorQuestion} from '../src/data/operatorFacts.ts';

/** Returns a line for each fact that an operator still has to confirm, in the file's order. */
export const unconfirmed = (facts: Readonly<Record<string, OperatorQuestion>>): readonly string[] =>
  Object.entries(facts)
    .filter(([, fact]) => !fact.confirmed)
    .map(([id, {question, pages}]) => {
      const where = pages.length > 0 ? ` (${pages.join(', ')})` : '';
      return `${id}: ${question}${where}`;
    });

/** Formats the build's line about the list. */
export const summary = (count: number, file: string): string =>
  `${count} facts on the site are not confirmed by an operator: ${file} lists them`;
