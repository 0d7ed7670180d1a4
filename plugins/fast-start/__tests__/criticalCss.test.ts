import {criticalCss} from '../criticalCss.ts';

const critical = async (css: string, html: string): Promise<string> =>
  (await criticalCss(css))(html);

it('keeps what the HTML can match, in its order and its groups, and nothing else', async () => {
  const css =
    '@layer a{.x{top:0}.y{top:0}}.x .z{top:1px}@media print{.x:hover{top:2px}.y{top:3px}}.x>p{top:4px}';
  expect(await critical(css, '<div class="x"><p></p></div>')).toBe(
    '@layer a{.x{top:0}}@media print{.x:hover{top:2px}}.x>p{top:4px}',
  );
});

it('keeps a rule after one for printed pages readable', async () => {
  const css = '@media print{@page{margin:1cm}.x{top:0}}';
  expect(await critical(css, '<p class=x>')).toBe(css);
});

it('keeps fonts and what is for states that stand in no HTML', async () => {
  const css =
    '@font-face{font-family:A;src:url(/a.woff2)}details[open]{top:0}html[data-theme=dark]{top:1px}button[data-queued]{top:2px}html[data-scripts=failed] .n{top:3px}';
  expect(await critical(css, '<html></html>')).toBe(css);
});

it('leaves out custom properties that nothing asks for, and what only those ask for', async () => {
  const css =
    ':root{--used:1px;--by-used:2px;--unused:var(--of-unused);--of-unused:3px;--inline:4px}.x{top:var(--used);left:calc(var(--y,var(--by-used))*2)}';
  expect(await critical(css, '<p class=x style="width:var(--inline)">')).toBe(
    css.replace('--unused:var(--of-unused);--of-unused:3px;', ''),
  );
});
