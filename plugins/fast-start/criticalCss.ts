import postcss from 'postcss';

/** What a selector begins with, or names, whose rules are on every page. */
const ON_EVERY_PAGE = [
  // States that stand in no HTML: an opened disclosure, the visitor's theme, scripts that failed, a
  // queued press.
  /\[(?:open|data-theme|data-scripts|data-queued)/,
  // beasties leaves pseudo-classes out before it looks, and would look for nothing.
  /^:(?:is|where)\(|^:focus-visible/,
];

/**
 * Leaves out the custom properties that nothing asks for: Infima declares hundreds, and a page uses a fifth.
 * The whole sheet brings them before anything that scripts draw.
 */
const withoutUnusedProperties = (css: string, html: string): string => {
  const sheet = postcss.parse(css);
  const inHtml: readonly string[] = html.match(/--[\w-]+/g) ?? [];
  for (let left = 1; left > 0;) {
    const used = new Set(inHtml);
    sheet.walkDecls(({value}) => value.match(/--[\w-]+/g)?.forEach((name) => used.add(name)));
    left = 0;
    // One that was used by an unused one only is left out in the next round.
    sheet.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      left += 1;
    });
  }
  sheet.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  return sheet.toString();
};

/**
 * Makes a function from a page's HTML to the rules of a style sheet that this HTML can match: those
 * whose tags, classes, ids and attributes are all somewhere on the page, and the fonts.
 *
 * @throws {Error} when a rule cannot be read
 */
export const criticalCss = async (sheet: string): Promise<(html: string) => string> => {
  // Modules of the new kind only, which the loader of Docusaurus's plugins cannot require.
  const [{compileSheet}, {createProcessor}] = await Promise.all([
    import('beasties/compiler'),
    import('beasties/runtime'),
  ]);
  const compiled = compileSheet(sheet, {
    allowRules: ON_EVERY_PAGE,
    // The minified HTML leaves out end tags, with which beasties would tell what is within what.
    exact: false,
  });
  if (compiled.warnings.length > 0) {
    throw new Error(
      `The style sheet has rules that cannot be read:\n${compiled.warnings.join('\n')}`,
    );
  }
  for (const rule of compiled.rules) {
    // Which fonts a page uses cannot be told: they are named by custom properties.
    if (rule.fontFace === undefined) continue;
    delete rule.fontFace;
    rule.always = true;
  }
  const processor = createProcessor([compiled]);
  // beasties writes `@page{…};`, after which the next rule would not be read.
  return (html) => withoutUnusedProperties(processor.extract(html).css.replaceAll('};', '}'), html);
};
