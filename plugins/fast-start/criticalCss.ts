import postcss from 'postcss';

/** Selectors whose rules are kept on every page. */
const ON_EVERY_PAGE = [
  // States that built HTML doesn't have: an opened disclosure, the theme, failed scripts, a queued press.
  /\[(?:open|data-theme|data-scripts|data-queued)/,
  // beasties removes pseudo-classes before it matches, which would leave an empty selector.
  /^:(?:is|where)\(|^:focus-visible/,
];

/**
 * Removes unused custom properties: Infima declares hundreds, and a page uses a fifth. The full style
 * sheet, which has them all, loads before scripts render anything.
 */
const withoutUnusedProperties = (css: string, html: string): string => {
  const sheet = postcss.parse(css);
  const inHtml: readonly string[] = html.match(/--[\w-]+/g) ?? [];
  for (let left = 1; left > 0;) {
    const used = new Set(inHtml);
    sheet.walkDecls(({value}) => value.match(/--[\w-]+/g)?.forEach((name) => used.add(name)));
    left = 0;
    // A property that only an unused one uses is removed in the next round.
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
 * Creates a function from a page's HTML to its critical CSS: the rules whose tags, classes, ids and
 * attributes are all somewhere on the page, and the fonts.
 *
 * @throws {Error} if a rule cannot be parsed
 */
export const criticalCss = async (sheet: string): Promise<(html: string) => string> => {
  // ES modules, which the loader of Docusaurus's plugins cannot require.
  const [{compileSheet}, {createProcessor}] = await Promise.all([
    import('beasties/compiler'),
    import('beasties/runtime'),
  ]);
  const compiled = compileSheet(sheet, {
    allowRules: ON_EVERY_PAGE,
    // Minified HTML has no end tags, which beasties would need to see nesting.
    exact: false,
  });
  if (compiled.warnings.length > 0) {
    throw new Error(
      `The style sheet has rules that cannot be read:\n${compiled.warnings.join('\n')}`,
    );
  }
  for (const rule of compiled.rules) {
    // Custom properties name the fonts, so a page's own fonts are unknown.
    if (rule.fontFace === undefined) continue;
    delete rule.fontFace;
    rule.always = true;
  }
  const processor = createProcessor([compiled]);
  // beasties writes `@page{…};`, and browsers would skip the next rule.
  return (html) => withoutUnusedProperties(processor.extract(html).css.replaceAll('};', '}'), html);
};
