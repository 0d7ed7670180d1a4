// @ts-check
import {readdirSync} from 'node:fs';

import compat from 'eslint-plugin-compat';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import translatable from 'eslint-plugin-react-google-translate';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Folders under src/pages, each of which is a page or a group of pages. */
const PAGES = readdirSync('src/pages', {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({name}) => name);

/** Folders under src/features, each with the data, rules and parts of one subject. */
const FEATURES = readdirSync('src/features');

const RENDERING = ['components', 'templates', 'theme', 'pages'];
const inSrc = (...folders) => folders.map((folder) => `./src/${folder}`);
/** Files of features that know nothing that renders. */
const RULES = FEATURES.flatMap((feature) => [`${feature}/data.ts`, `${feature}/rules`]);

/**
 * Direction of imports (CONTRIBUTING.md): config, format, data ← domain ← components ← templates,
 * theme, pages. A feature's data and rules are like domain, its parts like components. Files of a zone's
 * `target` may not import from its `from`.
 */
const zones = [
  {
    target: inSrc('config', 'format', 'data'),
    from: inSrc('domain', ...RENDERING),
    message: 'config, format and data come before domain and know nothing that renders.',
  },
  {
    target: inSrc('config', 'format', 'data'),
    from: './src/features',
    except: FEATURES.map((feature) => `./${feature}/data.ts`),
    message: 'Sentences of several pages may use a feature’s facts, and nothing else of it.',
  },
  {
    target: './src/domain',
    from: inSrc('features', ...RENDERING),
    message: 'Domain knows no subject and nothing that renders: move the code down or pass it in.',
  },
  {
    target: inSrc(...RULES.map((path) => `features/${path}`)),
    from: inSrc(...RENDERING),
    message: 'Data and rules know nothing that renders: move the code to the parts or pass it in.',
  },
  ...FEATURES.flatMap((feature) => [
    {
      target: `./src/features/${feature}`,
      from: './src/features',
      except: [`./${feature}`],
      message: 'Features don’t import one another: move what they share to data, domain or shared.',
    },
  ]),
  {
    target: inSrc('components/ui', 'components/layout'),
    from: inSrc(
      'config',
      'data',
      'domain',
      'components/shared',
      'components/forms',
      'components/site',
    ),
    message: 'ui and layout know no content: take it as props.',
  },
  {
    target: './src/ui',
    from: './src/layout',
    message: 'layout is made of ui, not the other way round.',
  },
  {
    target: './src/components/shared',
    from: inSrc('components/forms', 'components/site'),
    message: 'What several pages draw comes before forms, header and footer: move the code down.',
  },
  {
    target: './src/features/forms/parts',
    from: './src/site',
    message: 'Header and footer hold forms, not the other way round.',
  },
  {
    target: './src/components',
    from: inSrc('features', 'templates', 'theme', 'pages'),
    message:
      'Components are used by features, templates, theme and pages, not the other way round.',
  },
  {
    target: './src/features',
    from: inSrc('templates', 'theme', 'pages', 'components/site'),
    message: 'Features are used by templates, theme and pages, not the other way round.',
  },
  {
    target: inSrc('templates', 'theme'),
    from: './src/pages',
    message: 'What one page draws is used by that page: move what several draw to shared.',
  },
  ...PAGES.map((page) => ({
    target: `./src/pages/${page}`,
    from: './src/pages',
    except: [`./${page}`],
    message: 'What one page draws is used by that page: move what several draw to shared.',
  })),
  {
    target: inSrc('pages/_parts', 'pages/_content', 'pages/index.tsx'),
    from: PAGES.map((page) => `./src/pages/${page}`),
    message: 'What one page draws is used by that page: move what several draw to shared.',
  },
  {
    target: inSrc('config', 'format', 'data', 'domain', 'components'),
    from: './src/features/phone-log',
    message: 'The phone log is one room: pages use its parts.',
  },
  {
    target: inSrc(
      'features/phone-log/read',
      'features/phone-log/meaning',
      'features/phone-log/count',
    ),
    from: inSrc(...RENDERING, 'features/phone-log/parts'),
    message: 'Reading, meaning and counting know nothing that renders.',
  },
  {
    target: './src/features/phone-log/read',
    from: inSrc('features/phone-log/meaning', 'features/phone-log/count'),
    message: 'A file is read before its words have a meaning.',
  },
  {
    target: './src/features/phone-log/meaning',
    from: './src/features/phone-log/count',
    message: 'Words have a meaning before calls are counted.',
  },
  {
    target: ['./plugins', './backend', './compliance'],
    from: inSrc(...RENDERING),
    message: 'What runs in Node imports config, data and domain, and nothing that renders.',
  },
  {
    target: ['./plugins', './backend', './compliance'],
    from: './src/features',
    except: RULES.map((path) => `./${path}`),
    message: 'What runs in Node imports a feature’s data and rules, and nothing that renders.',
  },
  {
    target: './src',
    from: ['./backend', './bench', './e2e', './scripts', './compliance'],
    message: 'The site knows nothing of its tools.',
  },
];

const NO_REACT = {
  group: [
    'react',
    'react-dom',
    'react/*',
    '@docusaurus/!(types|utils|utils-validation)',
    '@docusaurus/*/!(lib)',
    '@theme/*',
  ],
  message: 'Data and domain are plain TypeScript; React only draws.',
};

/** A doc comment begins with a verb or a noun: 'Finds …', 'Number of …', 'True if …'. */
const docComments = {
  /** @param {import('eslint').Rule.RuleContext} context */
  create: ({sourceCode, report}) => ({
    Program() {
      for (const {type, value, loc} of sourceCode.getAllComments()) {
        const [, first] =
          /^\*[\s*]*(What|Who|Whom|Whose|Where|Whether|How|Which|When|Why)\b/.exec(value) ?? [];
        if (type === 'Block' && first !== undefined && loc) {
          report({loc, message: `Begin with a verb or a noun in place of “${first}”.`});
        }
      }
    },
  }),
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
    // How comments are worded: CONTRIBUTING.md.
    files: [
      '*.{ts,mjs}',
      '{src,backend,e2e,bench,compliance,docs,plugins,scripts}/**/*.{ts,tsx,js,mjs,cjs}',
    ],
    plugins: {comments: {rules: {'doc-comments': docComments}}},
    rules: {
      'comments/doc-comments': 'error',
      'no-warning-comments': [
        'error',
        {
          location: 'anywhere',
          terms: [
            ...['anew', 'besides', 'for good', 'the one time'],
            ...['of its own', 'of their own', 'of our own', 'is no business', 'is none of'],
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {compat, 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks, translatable},
    rules: {
      // Browsers of browserslist in package.json.
      'compat/compat': 'error',
      // A page translator replaces texts that React would change or remove; e2e/unsafeTextChanges.ts sees the rest.
      'translatable/no-conditional-text-nodes-with-siblings': 'error',
      'translatable/no-return-text-nodes': 'error',
      ...jsxA11y.flatConfigs.recommended.rules,
      ...reactHooks.configs.recommended.rules,
      'jsx-a11y/no-redundant-roles': 'off', // role="list" restores list semantics in Safari where list-style is none
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(@site|\\.\\./).*\\.module\\.css$',
              message: 'A module belongs to the component beside it: use that, and a prop.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportAllDeclaration',
          message: 'No barrels: import from the file that defines it.',
        },
      ],
    },
  },
  {
    files: ['{src,plugins,backend,compliance}/**/*.{ts,tsx}'],
    ignores: ['**/__tests__/**', 'src/testing/**'],
    plugins: {import: importX},
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': {'@typescript-eslint/parser': ['.ts', '.tsx']},
      'import-x/resolver-next': [
        importX.createNodeResolver({
          extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
          alias: {'@site': [import.meta.dirname]},
        }),
      ],
    },
    rules: {
      'import/no-restricted-paths': ['error', {zones, basePath: import.meta.dirname}],
      'import/no-cycle': 'error',
      // Hosts, services and `npm start` install without development dependencies.
      'import/no-extraneous-dependencies': ['error', {devDependencies: false}],
    },
  },
  {
    // Node runs these files without a build: it guesses no endings and keeps imports for types alone.
    files: [
      '{backend,bench,compliance,plugins,scripts}/**/*.ts',
      'src/{config,format,data,domain}/**/*.ts',
      'src/features/*/{data.ts,rules/**/*.ts}',
      'src/features/*/{read,meaning,count}/*.ts',
    ],
    plugins: {import: importX},
    rules: {
      'import/extensions': ['error', 'ignorePackages'],
      '@typescript-eslint/no-import-type-side-effects': 'error',
    },
  },
  {
    files: [
      'src/{config,format,data,domain}/**/*.ts',
      'src/features/*/{data.ts,rules/**/*.ts}',
      'src/features/*/{read,meaning,count}/*.ts',
      'src/pages/**/{_content.ts,_content/**/*.ts}',
    ],
    ignores: ['**/__tests__/**'],
    rules: {'@typescript-eslint/no-restricted-imports': ['error', {patterns: [NO_REACT]}]},
  },
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
