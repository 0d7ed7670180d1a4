// Completeness of the rules: e2e/criticalCss.spec.ts; their size: bench/budgets.json.
import {criticalCss} from '../criticalCss.ts';

const critical = async (css: string, html: string): Promise<string> =>
  (await criticalCss(css))(html);

it('critical CSS keeps a rule after one for printed pages readable', async () => {
  const css = '@media print{@page{margin:1cm}.x{top:0}}';
  expect(await critical(css, '<p class=x>')).toBe(css);
});

it('critical CSS keeps fonts and rules for states that the HTML doesn’t have', async () => {
  const css =
    '@font-face{font-family:A;src:url(/a.woff2)}details[open]{top:0}html[data-theme=dark]{top:1px}button[data-queued]{top:2px}html[data-scripts=failed] .n{top:3px}';
  expect(await critical(css, '<html></html>')).toBe(css);
});
