// @ts-check
import {readdirSync} from 'node:fs';

import compat from 'eslint-plugin-compat';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import translatable from 'eslint-plugin-react-google-translate';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const foldersIn = (at) =>
  readdirSync(at, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({name}) => name);

/** Folders under src/pages, each of which is a page or a group of pages. */
const PAGES = foldersIn('src/pages');
/** Folders under src/features (“rooms”), each with the facts, rules, parts and tests of one subject. */
const ROOMS = foldersIn('src/features');
/** Rooms that every room may use. */
const SHARED_ROOMS = ['cta', 'faq', 'forms', 'mail-links', 'measurement', 'seo'];
/** Other rooms that a room may use. */
const NEIGHBORS = {
  blog: ['integrations', 'newsletter', 'roi'],
  booking: ['contact'],
  call: ['specialties'],
  'case-studies': ['roi', 'specialties'],
  compare: ['pricing'],
  integrations: ['contact'],
  measurement: ['specialties'],
  'not-found': ['specialties'],
  'phone-log': ['pricing', 'roi'],
  pricing: ['roi'],
  roi: ['pricing'],
  seo: ['blog', 'specialties'],
  specialties: ['call', 'case-studies', 'contact', 'integrations', 'roi'],
};
const inSrc = (...folders) => folders.map((folder) => `./src/${folder}`);
/** Files that render. A room has them in `parts`; one that is a single component has it at its top. */
const RENDERING = [
  './src/{hooks,ui,layout,site,theme,pages}/**',
  './src/features/*/parts/**',
  './src/features/**/*.tsx',
];
/** Facts and rules of the rooms. */
const RULES = ['./src/features/*/*.ts', './src/features/*/{data,rules,figures}/**/*.ts'];

/**
 * Direction of imports (CONTRIBUTING.md): config, data, lib ← a room's facts and rules ← its parts, with
 * ui, layout, hooks ← site, theme, pages. Files of a zone's `target` may not import from its `from`.
 */
const zones = [
  {
    target: inSrc('config', 'data', 'lib'),
    from: inSrc('hooks', 'ui', 'layout', 'site', 'theme', 'pages'),
    message: 'config, data and lib import nothing that renders.',
  },
  {
    target: inSrc('config', 'data'),
    from: './src/features',
    except: ROOMS.map((room) => `./${room}/data.ts`),
    message: 'Facts of several subjects import only the facts of a room, its data.ts.',
  },
  {
    target: inSrc('lib', 'ui', 'layout', 'hooks'),
    from: './src/features',
    message: 'lib, ui, layout and hooks import no subject: pass it as an argument.',
  },
  {
    target: inSrc('ui', 'layout', 'hooks'),
    from: inSrc('data', 'site', 'theme', 'pages'),
    message: 'ui, layout and hooks import no content: pass it as props.',
  },
  {
    target: inSrc('ui', 'layout'),
    from: './src/config',
    message: 'ui and layout import no content: pass it as props.',
  },
  {
    target: './src/ui',
    from: './src/layout',
    message: 'layout imports ui, not the other way around.',
  },
  ...ROOMS.map((room) => ({
    target: `./src/features/${room}`,
    from: './src/features',
    except: [...new Set([room, ...SHARED_ROOMS, ...(NEIGHBORS[room] ?? [])])].map(
      (name) => `./${name}`,
    ),
    message: 'A room uses the shared rooms and its neighbors, which eslint.config.mjs lists.',
  })),
  {
    target: './src/features',
    from: inSrc('site', 'theme', 'pages'),
    message: 'site, theme and pages import rooms, not the other way around.',
  },
  {
    target: inSrc('site', 'theme'),
    from: './src/pages',
    message: 'What one page draws is used by that page: move what several draw to a room.',
  },
  ...PAGES.map((page) => ({
    target: `./src/pages/${page}`,
    from: './src/pages',
    except: [`./${page}`],
    message: 'What one page draws is used by that page: move what several draw to a room.',
  })),
  {
    target: inSrc('pages/_parts', 'pages/_content', 'pages/index.tsx'),
    from: PAGES.map((page) => `./src/pages/${page}`),
    message: 'What one page draws is used by that page: move what several draw to a room.',
  },
  {
    target: inSrc(
      'features/phone-log/read',
      'features/phone-log/meaning',
      'features/phone-log/count',
    ),
    from: inSrc('hooks', 'ui', 'layout', 'site', 'theme', 'pages', 'features/phone-log/parts'),
    message: 'read, meaning and count import nothing that renders.',
  },
  {
    target: './src/features/phone-log/read',
    from: inSrc('features/phone-log/meaning', 'features/phone-log/count'),
    message: 'read imports neither meaning nor count.',
  },
  {
    target: './src/features/phone-log/meaning',
    from: './src/features/phone-log/count',
    message: 'meaning does not import count.',
  },
  {
    target: RULES,
    from: RENDERING,
    message:
      'Facts and rules import nothing that renders: move the code to the parts or pass it in.',
  },
  {
    target: ['./plugins', './backend', './compliance'],
    from: RENDERING,
    message: 'Code that runs in Node imports facts and rules, and nothing that renders.',
  },
  {
    target: './backend/database',
    from: ['./backend/local', './backend/owner', './backend/worker'],
    message: 'local, owner and worker import database, not the other way around.',
  },
  {
    target: './src',
    from: ['./backend', './bench', './e2e', './scripts', './compliance'],
    message: 'src imports no tools.',
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
  message: 'Facts and rules are plain TypeScript; React only draws.',
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
      // One program for all files: `projectService` opens them one by one and needs a quarter more time.
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
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {compat, 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks, translatable},
    rules: {
      // Browsers of browserslist in package.json.
      'compat/compat': 'error',
      // A page translator replaces text that React would change or remove; e2e/unsafeTextChanges.ts finds the rest.
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
    ignores: ['**/__tests__/**', 'src/features/*/testing/**'],
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
    // The owner's commands must not load PostgreSQL's programs or the mail server.
    files: ['backend/cli.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^\\./local/(?!ports\\.ts)',
              message: 'Load it with import(), where it is needed.',
            },
          ],
        },
      ],
    },
  },
  {
    // Node runs these files without a build: it needs file extensions, and doesn't remove type-only imports.
    files: [
      '{backend,bench,compliance,plugins,scripts}/**/*.ts',
      'src/{config,data,lib}/**/*.ts',
      'src/features/*/*.ts',
      'src/features/*/{data,rules,figures,read,meaning,count}/**/*.ts',
    ],
    plugins: {import: importX},
    rules: {
      'import/extensions': ['error', 'ignorePackages'],
      '@typescript-eslint/no-import-type-side-effects': 'error',
    },
  },
  {
    files: [
      'src/{config,data,lib}/**/*.ts',
      'src/features/*/*.ts',
      'src/features/*/{data,rules,figures,read,meaning,count}/**/*.ts',
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
