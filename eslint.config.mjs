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
/** Folders under src/features, each with the data, rules, parts and tests of one subject. */
const FEATURES = foldersIn('src/features');
/**
 * Other features that a feature may use. Each stands below those that it uses, so that features form no
 * circle.
 */
const MAY_USE = {
  measurement: [],
  forms: [],
  seo: [],
  cta: ['measurement'],
  faq: ['seo'],
  legal: ['cta'],
  'mail-links': ['cta', 'forms'],
  contact: ['cta', 'faq', 'forms', 'measurement'],
  newsletter: ['cta', 'forms', 'measurement'],
  integrations: ['contact'],
  pricing: ['cta'],
  compare: ['pricing'],
  roi: ['pricing'],
  'case-studies': ['roi'],
  blog: ['integrations', 'newsletter', 'roi', 'seo'],
  booking: ['cta', 'forms', 'measurement'],
  call: ['cta', 'measurement'],
  specialties: ['call', 'case-studies', 'cta', 'faq', 'integrations', 'measurement', 'roi', 'seo'],
  'not-found': ['specialties'],
  'phone-log': ['cta', 'pricing', 'roi'],
};
Object.entries(MAY_USE).forEach(([feature, used], place, features) => {
  const above = features.slice(0, place).map(([name]) => name);
  const wrong = used.find((name) => !above.includes(name));
  if (wrong) throw new Error(`eslint.config.mjs: ${feature} uses ${wrong}, which isn't above it`);
});

const inSrc = (...folders) => folders.map((folder) => `./src/${folder}`);
/** Files that render. A feature has them in `parts`. */
const RENDERING = ['./src/{hooks,ui,layout,site,theme,pages}/**', './src/features/*/parts/**'];
/** Folders of the phone log that render nothing. */
const PHONE_LOG_LAYERS = ['read', 'meaning', 'count', 'texts', 'sheet'];
/** Facts and rules of the features. */
const RULES = [
  'src/features/*/*.ts',
  `src/features/*/{data,rules,figures,${PHONE_LOG_LAYERS.join()}}/**/*.ts`,
];

const NOTHING_RENDERED =
  'Facts and rules import nothing that renders: pass it in, or move the code.';
const NO_CONTENT = 'lib, ui, layout and hooks import no subject and no content: pass it as props.';
const ONE_PAGE =
  'What one page draws is used by that page: move what several draw to a feature, ui or layout.';

/** Files of `target` may not import from `from`, except for folders within it. */
const forbid = (target, from, message, except) => ({target, from, message, except});

/**
 * Direction of imports (docs/build/where-things-are.md): config, data, lib ← a feature's facts and rules ←
 * its parts, with ui, layout, hooks ← site, theme, pages.
 */
const zones = [
  forbid(
    inSrc('config', 'data', 'lib'),
    inSrc('hooks', 'ui', 'layout', 'site', 'theme', 'pages'),
    NOTHING_RENDERED,
  ),
  forbid(
    RULES.map((files) => `./${files}`),
    RENDERING,
    NOTHING_RENDERED,
  ),
  forbid(['./plugins', './backend', './compliance'], RENDERING, NOTHING_RENDERED),
  forbid(
    inSrc('config', 'data'),
    './src/features',
    'Facts of several subjects import only the facts of a feature, its data.ts.',
    FEATURES.map((feature) => `./${feature}/data.ts`),
  ),
  forbid(inSrc('lib', 'ui', 'layout', 'hooks'), './src/features', NO_CONTENT),
  forbid(inSrc('ui', 'layout', 'hooks'), inSrc('data', 'site', 'theme', 'pages'), NO_CONTENT),
  forbid(inSrc('ui', 'layout'), './src/config', NO_CONTENT),
  forbid('./src/ui', './src/layout', 'layout imports ui, not the other way around.'),
  ...FEATURES.map((feature) =>
    forbid(
      `./src/features/${feature}`,
      './src/features',
      'A feature uses those that eslint.config.mjs lists for it.',
      [feature, ...(MAY_USE[feature] ?? [])].map((name) => `./${name}`),
    ),
  ),
  forbid(
    './src/features',
    inSrc('site', 'theme', 'pages'),
    'site, theme and pages import features, not the other way around.',
  ),
  forbid(inSrc('site', 'theme'), './src/pages', ONE_PAGE),
  ...PAGES.map((page) => forbid(`./src/pages/${page}`, './src/pages', ONE_PAGE, [`./${page}`])),
  forbid(
    inSrc('pages/_parts', 'pages/_content', 'pages/index.tsx'),
    PAGES.map((page) => `./src/pages/${page}`),
    ONE_PAGE,
  ),
  ...PHONE_LOG_LAYERS.map((layer, place) =>
    forbid(
      `./src/features/phone-log/${layer}`,
      './src/features/phone-log',
      'Each layer of the phone log imports those before it (its README).',
      ['data.ts', 'problem.ts', ...PHONE_LOG_LAYERS.slice(0, place + 1)].map((name) => `./${name}`),
    ),
  ),
  forbid(
    ['./backend/database', './backend/lib'],
    ['./backend/local', './backend/owner', './backend/worker'],
    'local, owner and worker import database and lib, not the other way around.',
  ),
  forbid(
    './src',
    ['./backend', './bench', './e2e', './scripts', './compliance'],
    'src imports no tools.',
  ),
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
  {ignores: ['build/', '.test/', '.docusaurus*/', '.backend/', 'static/', '**/*.generated.*']},
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
    files: ['backend/*.ts', 'backend/{database,lib,owner,worker}/**/*.ts'],
    ignores: ['**/__tests__/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^\\.\\.?/(?:.*/)?local/',
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
      ...RULES,
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
      ...RULES,
      'src/pages/**/{_content.ts,_content/**/*.ts}',
    ],
    ignores: ['**/__tests__/**'],
    rules: {'@typescript-eslint/no-restricted-imports': ['error', {patterns: [NO_REACT]}]},
  },
);
