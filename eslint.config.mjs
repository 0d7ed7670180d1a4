// @ts-check
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import translatable from 'eslint-plugin-react-google-translate';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * The one-way street of the house: config, format, data ← domain ← components ← templates, theme, pages.
 * Each floor names what it may not import.
 */
const floor = (files, forbidden) => ({
  files,
  ignores: ['**/__tests__/**'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: forbidden,
      },
    ],
  },
});

const RENDERING = {
  group: [
    '**/components/**',
    '@site/src/components/**',
    '**/templates/**',
    '**/theme/**',
    '@theme/*',
    '**/pages/**',
    // The specialties' data.
    '!./pages/*',
  ],
  message: 'This floor knows nothing that renders: move the code down or pass it in.',
};
const REACT = {
  group: [
    'react',
    'react-dom',
    'react/*',
    '@docusaurus/!(types|utils|utils-validation)',
    '@docusaurus/*/!(lib)',
  ],
  message: 'Data and domain are plain TypeScript; React only draws.',
};
const DOMAIN = {
  group: ['**/domain/**', '@site/src/domain/**'],
  message: 'config, format and data come before domain, which may import them.',
};
const PAGES = {
  group: ['**/templates/**', '**/theme/**', '@site/src/templates/**', '@site/src/pages/**'],
  message: 'Components are used by templates, theme and pages, not the other way round.',
};
const PARTS = {
  // Of another page, by its name.
  regex: String.raw`^(?:@site/src/pages|(?:\.\./)+[a-z][a-z-]*|\./[a-z][a-z-]*)/(?:.*/)?_(?:parts|content)\b`,
  message: 'What one page draws is used by that page: move what several draw to shared.',
};
const CONTENT = {
  group: [
    '**/data/**',
    '**/domain/**',
    '**/config/**',
    '@site/src/data/**',
    '@site/src/domain/**',
    '@site/src/config/**',
  ],
  message: 'ui and layout know no content: take it as props.',
};

export default tseslint.config(
  {
    ignores: [
      'build/',
      'build-hosting/',
      '.test/',
      '.docusaurus*/',
      '.backend/',
      'node_modules/',
      'static/',
      'test-results/',
      'playwright-report/',
      '.shots/',
      '**/*.generated.*',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      // One program for all files: `projectService` opens them one by one and takes a quarter longer.
      parserOptions: {project: './tsconfig.json', tsconfigRootDir: import.meta.dirname},
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {compat, 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks, translatable},
    rules: {
      // What browserslist in package.json promises.
      'compat/compat': 'error',
      // A page translator replaces texts that React would change or remove; e2e/looseText.ts sees the rest.
      'translatable/no-conditional-text-nodes-with-siblings': 'error',
      'translatable/no-return-text-nodes': 'error',
      ...jsxA11y.flatConfigs.recommended.rules,
      ...reactHooks.configs.recommended.rules,
      'jsx-a11y/no-redundant-roles': 'off', // role="list" restores list semantics in Safari where list-style is none
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportAllDeclaration',
          message: 'No barrels: import from the file that defines it.',
        },
      ],
    },
  },
  floor(['src/{config,format,data}/**/*.ts'], [RENDERING, REACT, DOMAIN]),
  floor(['src/domain/**/*.ts'], [RENDERING, REACT]),
  floor(['src/components/{ui,layout}/**/*.{ts,tsx}'], [CONTENT, PAGES]),
  floor(['src/components/{shared,forms,site}/**/*.{ts,tsx}'], [PAGES]),
  floor(['src/pages/**/*.{ts,tsx}'], [PAGES, PARTS]),
  floor(['src/pages/**/{_content.ts,_content/**/*.ts}'], [PAGES, PARTS, REACT]),
  floor(['src/{templates,theme}/**/*.{ts,tsx}'], [PARTS]),
  floor(
    ['plugins/**/*.ts'],
    [{...RENDERING, group: RENDERING.group.filter((pattern) => pattern !== '@theme/*')}],
  ),
  {
    files: ['**/*.{mjs,js}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        fetch: 'readonly',
      },
    },
  },
);
