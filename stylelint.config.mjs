/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  // No file turns a rule off by a comment; exceptions are in `overrides`.
  ignoreDisables: true,
  rules: {
    // Class names are camelCase in CSS modules, kebab-case in the few global ones.
    'selector-class-pattern': '^[a-z][a-zA-Z0-9-]*(?:__[a-z-]+)?$', // `menu__link` is Infima's
    'keyframes-name-pattern': '^[a-z][a-zA-Z0-9-]*$',
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
    'property-no-unknown': [true, {ignoreProperties: ['composes']}],
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
    // Three widths upward, and two for a phone: docs/build/design-system.md.
    'media-feature-name-value-allowed-list': {width: ['20rem', '40rem', '60rem', '75rem']},
    'declaration-block-no-redundant-longhand-properties': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'comment-empty-line-before': null,
    'value-keyword-case': 'lower',
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
