import {readFileSync} from 'node:fs';

import type {Page} from '@playwright/test';
import type {default as axe, RunOptions} from 'axe-core';

/** Half the size of what the package's own `source` holds, and compiled again on every page. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * WCAG 2.2 A and AA and axe's best practices, or only the rules named. @axe-core/playwright would
 * compile its half megabyte again with each question.
 *
 * @param within selector of the only part that is looked at
 * @param without selector of what is left out
 */
export const accessibilityViolations = async (
  page: Page,
  {
    rules,
    within,
    without,
  }: {
    readonly rules?: readonly string[] | undefined;
    readonly within?: string;
    readonly without?: string | undefined;
  } = {},
): Promise<string[]> => {
  // As a page can be given it under its security policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Colors that are still on their way from one theme to the other are nobody's colors.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
  const options: RunOptions = {
    // Only what is wrong is wanted, and there are no frames of other sites to gather it from.
    resultTypes: ['violations'],
    iframes: false,
    runOnly: rules ? {type: 'rule', values: [...rules]} : {type: 'tag', values: TAGS},
  };
  return page.evaluate(
    async ([include, exclude, chosen]) => {
      const {axe: runner} = window as unknown as {axe: typeof axe};
      const context = {include: include ?? ':root', ...(exclude ? {exclude} : {})};
      const {violations} = await runner.run(context, chosen);
      return violations.flatMap(({id, help, nodes}) =>
        nodes.map(
          ({target, failureSummary}) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
        ),
      );
    },
    [within, without, options] as const,
  );
};
