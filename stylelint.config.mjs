/**
 * Features younger than 2022 that all browsers of `browserslist` in package.json have, or that Lightning CSS
 * writes in their words.
 */
const SUPPORTED = {
  ignoreSelectors: ['has', 'nesting'],
  ignoreProperties: {
    ...{'container-type': ['/./'], container: ['/./'], outline: ['/./'], mask: ['/./']},
    ...{'grid-template-rows': ['subgrid'], 'grid-template-columns': ['subgrid']},
    ...{'user-select': ['/./'], hyphens: ['/./'], 'box-decoration-break': ['/./']},
    ...{'print-color-adjust': ['/./'], 'accent-color': ['/./'], 'overscroll-behavior': ['/./']},
  },
  ignoreAtRules: ['container'],
  ignoreFunctions: ['color-mix', 'light-dark'],
  ignoreUnits: ['cqw', 'lh'],
};

/** Decoration, with the effect of its absence in a browser. */
const DECORATION = {
  ignoreSelectors: [
    'details-content', // Folds stay folds on wide screens, and can be opened.
    'marker', // Safari styles only its color and font.
  ],
  ignoreProperties: {
    'break-after': ['avoid'], // On paper a heading may be the last line of a sheet.
    'content-visibility': ['/./'], // Set with ::details-content alone.
    'forced-color-adjust': ['/./'], // Safari has no forced colors.
    resize: ['/./'], // Phones have no handle at the corner of a text field.
    'text-wrap': ['/./'], // Lines of a heading are less even.
    zoom: ['/./'], // In Firefox the calculator and the comparison take another sheet of paper.
  },
  ignoreAtRules: ['page'], // Safari prints with its own margins.
};

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-plugin-use-baseline'],
  // No file turns a rule off by a comment; exceptions are in `overrides`.
  ignoreDisables: true,
  rules: {
    // In 2022 a feature has reached Safari 16.4, the oldest supported browser.
    'plugin/use-baseline': [
      true,
      {
        available: 2022,
        ...SUPPORTED,
        ignoreSelectors: [...SUPPORTED.ignoreSelectors, ...DECORATION.ignoreSelectors],
        ignoreProperties: {...SUPPORTED.ignoreProperties, ...DECORATION.ignoreProperties},
        ignoreAtRules: [...SUPPORTED.ignoreAtRules, ...DECORATION.ignoreAtRules],
      },
    ],
    // Class names are camelCase in CSS modules, kebab-case in the few global ones.
    'selector-class-pattern': '^[a-z][a-zA-Z0-9-]*(?:__[a-z-]+)?$', // `menu__link` is Infima's
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
    'no-descending-specificity': null,
    // Lightning CSS adds all others. Before 136, Chrome knew this property only with its prefix.
    'property-no-vendor-prefix': [true, {ignoreProperties: ['print-color-adjust']}],
    // Colors have names, and names are in tokens.css.
    'color-no-hex': true,
    'color-named': 'never',
    // Spaces come from the scale in tokens.css, except hairlines. Drawings set their own sizes, in
    // `*.drawing.module.css` (below).
    'declaration-property-value-disallowed-list': {
      '/^(?:margin|padding|gap|row-gap|column-gap)/': [
        String.raw`/(?<![\d.])(?:[2-9]|\d{2,}|\d+\.\d+)px/`,
        String.raw`/^(?!.*calc\().*(?:^|\s)-?[\d.]+rem/`,
      ],
      // Type sizes, too. Paper has points.
      'font-size': [String.raw`/^(?!var\(--ds-text-[\w-]+\)$|inherit$|[\d.]+pt$)/`],
      font: [String.raw`/^(?!.*var\(--ds-text-|inherit$)/`],
    },
    // Three widths upward, and one for text at 200% on a phone: docs/build/design-system.md.
    'media-feature-name-value-allowed-list': {width: ['20rem', '40rem', '60rem', '75rem']},
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'comment-empty-line-before': null,
  },
  overrides: [
    {
      files: ['**/*.drawing.module.css'],
      rules: {'declaration-property-value-disallowed-list': null},
    },
    {
      files: ['src/css/tokens.css'],
      rules: {'color-no-hex': null, 'color-hex-length': null, 'custom-property-pattern': null},
    },
  ],
};
