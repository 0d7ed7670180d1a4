import {readFileSync} from 'node:fs';

import type {Page} from '@playwright/test';
import type {default as axe, RunOptions} from 'axe-core';

/** Minified build, half the size of the package's `source`, because every page compiles it. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * Runs axe with WCAG 2.2 A and AA and its best practices, or with the given rules. Replaces
 * @axe-core/playwright, which compiles half a megabyte on each call.
 *
 * @param within selector of the part to check
 * @param without selector of the part to skip
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
  // `evaluate` works under the page's security policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Colors are meaningless during a theme transition.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
  const options: RunOptions = {
    // Only violations are needed, and the site has no third-party frames.
    resultTypes: ['violations'],
    iframes: false,
    runOnly: rules ? {type: 'rule', values: [...rules]} : {type: 'tag', values: TAGS},
    // An experiment of axe's: people who control a page by voice say what they see on a control.
    rules: rules ? {} : {'label-content-name-mismatch': {enabled: true}},
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
