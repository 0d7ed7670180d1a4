import type {OperatorQuestion} from '../src/data/operatorFacts.ts';

/** Maximum number of pages listed for a claim, because some claims are on every page. */
const MAX_PAGES = 8;
const listed = (pages: readonly string[]): string =>
  [...pages.slice(0, MAX_PAGES), ...(pages.length > MAX_PAGES ? ['…'] : [])].join(', ');

/** Returns a line for each fact that an operator still has to confirm, in the file's order. */
export const unconfirmed = (facts: Readonly<Record<string, OperatorQuestion>>): readonly string[] =>
  Object.entries(facts)
    .filter(([, fact]) => !fact.confirmed)
    .map(([id, {question, pages}]) => `${id}: ${question} (${listed(pages)})`);

/** Formats the build's line about the list. */
export const summary = (count: number, file: string): string =>
  `${count} facts on the site are not confirmed by an operator: ${file} lists them`;
