// @ts-check
/** Rules of `npm run test:html` for every built page. */

/** @type {import('html-validate').ConfigData} */
export default {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  elements: [
    'html5',
    // Docusaurus draws each line of a code sample as a div. Only the handbook shows code.
    {code: {permittedContent: ['@phrasing', 'div']}},
  ],
  rules: {
    // role="list" restores list semantics in Safari where list-style is none.
    'no-redundant-role': 'off',
    // Docusaurus's link past the header, and the groups of the handbook's sidebar.
    'prefer-native-element': ['error', {exclude: ['region', 'button']}],
    // List items are named by their headings.
    'aria-label-misuse': ['error', {allowAnyNamable: true}],
    // Search and the plan finder respond to each key, so they need no submit button.
    'wcag/h32': 'off',
  },
};
