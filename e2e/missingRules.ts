import {type Page} from '@playwright/test';

/**
 * Rules of the whole style sheet for something that is on the page, which the page does not carry
 * itself (plugins/deferred-start), whatever state, width or theme they are for. Ask before anything
 * that loads the style sheet.
 */
export const missingRules = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    /** `a, b:is(c, d)` as `a` and `b:is(c, d)`. */
    const selectorsOf = (text: string): string[] => {
      const selectors = [''];
      let depth = 0;
      for (const letter of text) {
        if (letter === '(') depth += 1;
        if (letter === ')') depth -= 1;
        if (letter === ',' && depth === 0) selectors.push('');
        else selectors[selectors.length - 1] += letter;
      }
      return selectors.map((selector) => selector.trim());
    };

    /** Every selector of a sheet, with the groups that it is in. */
    const listOf = (rules: CSSRuleList, groups = ''): {selector: string; place: string}[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) {
          // Pages do without custom properties that nothing on them reads.
          if ([...rule.style].every((property) => property.startsWith('--'))) return [];
          return selectorsOf(rule.selectorText).map((selector) => ({
            selector,
            place: `${groups}${selector}`,
          }));
        }
        if (!(rule instanceof CSSGroupingRule)) return [];
        const head = rule.cssText.slice(0, rule.cssText.indexOf('{'));
        return listOf(rule.cssRules, `${groups}${head}`);
      });

    /** Whether there is an element for it, in this state or another. */
    const isFor = (selector: string): boolean => {
      const always = ':not(nothing)';
      const lasting = selector
        .replace(/::[\w-]+(?:\([^)]*\))?/g, always)
        .replace(
          /:(?:hover|focus|focus-visible|focus-within|active|visited|target)(?![\w-])/g,
          always,
        );
      return document.querySelector(lasting) !== null;
    };

    const {styles} = document.querySelector<HTMLElement>('script[data-styles]')?.dataset ?? {};
    const answer = await fetch(styles ?? '');
    const sheet = new CSSStyleSheet();
    if (answer.ok) sheet.replaceSync(await answer.text());
    if (sheet.cssRules.length === 0) return [`${styles}: no rules to compare with`];
    // In its HTML, or of a part that has brought its own.
    const own = new Set(
      [...document.styleSheets].flatMap(({cssRules}) => listOf(cssRules).map(({place}) => place)),
    );
    return listOf(sheet.cssRules)
      .filter(({selector, place}) => !own.has(place) && isFor(selector))
      .map(({place}) => place);
  });
