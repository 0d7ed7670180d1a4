// @ts-check
// JavaScript, because Jest needs another loader for a TypeScript configuration on Node 20.

/** @type {import('jest').Config['transform']} */
const transform = {
  '^.+\\.(?:t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: {syntax: 'typescript', tsx: true},
        transform: {react: {runtime: 'automatic'}},
        target: 'es2022',
      },
    },
  ],
};

// Docusaurus's client and themes are ES modules that package.json doesn't declare as such. Node loads all
// other modules itself, because Jest runs with --experimental-vm-modules.
const transformIgnorePatterns = [
  '/node_modules/(?!@docusaurus/(?:theme-classic|theme-common|plugin-content-\\w+|core/lib/client)/)',
];

/** @type {import('jest').Config['moduleNameMapper']} */
const moduleNameMapper = {
  '\\.css$': '<rootDir>/scripts/jest/classNames.cjs',
  '^@docusaurus/(use[A-Z]\\w*|[A-Z]\\w*|router|isInternalUrl|constants|renderRoutes)$':
    '@docusaurus/core/lib/client/exports/$1',
  '^@generated/(.*)$': '<rootDir>/scripts/jest/generated/$1',
  '^@theme/(.*)$': ['<rootDir>/src/theme/$1', '@docusaurus/theme-classic/lib/theme/$1'],
  '^@theme-original/(.*)$': '@docusaurus/theme-classic/lib/theme/$1',
  '^@site/(.*)$': '<rootDir>/$1',
};

const shared = {rootDir: '.', transform, transformIgnorePatterns, moduleNameMapper};

/** @type {import('jest').Config} */
const config = {
  // A database or a build is slow to start on a busy machine. Set here, because Jest doesn't read it in
  // a project.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/**/__tests__/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/setupBrowser.ts'],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{src,plugins,backend,compliance,docs,scripts}/**/__tests__/**/*.test.ts',
      ],
      testPathIgnorePatterns: process.env.LONG === '1' ? [] : ['\\.long\\.test\\.ts$'],
    },
  ],
};

export default config;
