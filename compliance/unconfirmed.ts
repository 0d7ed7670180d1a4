import type {OperatorFact} from '../src/data/legalOperatorFacts.ts';

/** Enough to find the claim; some are on every page. */
const MOST_PAGES = 8;
const listed = (pages: readonly string[]): string =>
  [...pages.slice(0, MOST_PAGES), ...(pages.length > MOST_PAGES ? ['…'] : [])].join(', ');

/** Facts that an operator still has to confirm, one line each, in the order of the file. */
export const unconfirmed = (
  facts: Readonly<Record<string, OperatorFact<unknown>>>,
): readonly string[] =>
  Object.entries(facts)
    .filter(([, fact]) => !fact.confirmed)
    .map(
      ([id, {question, pages, value}]) =>
        `${id}: ${question} (${listed(pages)})${value === null ? ', general wording shown' : ''}`,
    );

/** The build's line about them. */
export const summary = (count: number, file: string): string =>
  `${count} facts on the site are not confirmed by an operator: ${file} lists them`;
