import {
  type GeneratedFiles,
  mainChunkNames,
  mainGlobalData,
  mainRegistry,
  mainRoutes,
  tableChunk,
  tableModule,
} from '../split';
import type {Branch} from '../tableOf';

const branches: readonly Branch[] = [
  {path: '/blog/', tables: 4},
  {path: '/docs', tables: 1, globalData: ['docs']},
];

const entry = (name: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}.mdx"), "@site/${name}.mdx", require.resolveWeak("@site/${name}.mdx")],`;

/** As Docusaurus 3.10 writes them; the registry's last line closes the object, as in production. */
const site = (articles: readonly string[]): GeneratedFiles => ({
  routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/blog',
    component: ComponentCreator('/blog', 'ce3'),
    exact: true
  },
${articles
  .map(
    (slug) => `  {
    path: '/blog/${slug}',
    component: ComponentCreator('/blog/${slug}', '${slug}'),
    exact: true
  },`,
  )
  .join('\n')}
  {
    path: '/docs',
    component: ComponentCreator('/docs', '0c6'),
    routes: [
      {
        path: '/docs/run',
        component: ComponentCreator('/docs/run', 'df4'),
        exact: true,
        sidebar: "handbook"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  chunkNames: JSON.stringify({
    '/blog-ce3': {__comp: 'list'},
    ...Object.fromEntries(
      articles.map((slug) => [`/blog/${slug}-${slug}`, {__comp: 'article', content: slug}]),
    ),
    '/docs-0c6': {__comp: 'docs'},
    '/docs/run-df4': {__comp: 'doc', content: 'run'},
  }),
  registry: `export default {
${['list', 'article', ...articles, 'docs', 'doc', 'run'].map(entry).join('\n')}};`,
  globalData: '{"docs":{"default":{"path":"/docs"}},"menu":{"default":[]}}',
});

const six = site(['roi', 'hipaa', 'a', 'b', 'c', 'd']);
const many = site(Array.from({length: 400}, (_, index) => `article-${index}`));

const main = (files: GeneratedFiles): string =>
  [
    mainRoutes(files, branches, 'branch-route'),
    mainChunkNames(files, branches),
    mainRegistry(files, branches),
    mainGlobalData(files, branches),
  ].join('\n');

describe('what every page loads', () => {
  it('is the same with six articles and with four hundred', () => {
    expect(main(many)).toBe(main(six));
  });

  it('has the pages outside of the branches, and a way to each table', () => {
    const routes = mainRoutes(six, branches, 'branch-route');
    expect(routes).toContain('ComponentCreator("/blog", "ce3")');
    expect(routes.match(/routes\.js\?table=table-blog-\d"/g)).toHaveLength(4);
    expect(routes.match(/routes\.js\?table=table-docs-0"/g)).toHaveLength(1);
    expect(routes.indexOf('branchRoute(')).toBeLessThan(routes.indexOf('ComponentCreator("*")'));
    expect(JSON.parse(mainChunkNames(six, branches))).toEqual({'/blog-ce3': {__comp: 'list'}});
    expect(JSON.parse(mainGlobalData(six, branches))).toEqual({menu: {default: []}});
  });
});

describe('a table', () => {
  const table = tableModule(six, branches, tableChunk(branches, '/blog/roi') ?? '');

  it('has its pages with what they load, and the server’s names left out', () => {
    expect(table).toContain('{path: "/blog/roi", component: ComponentCreator("/blog/roi", "roi")');
    expect(table).toContain('"/blog/roi-roi":{"__comp":"article","content":"roi"}');
    expect(table).toContain('import(/* webpackChunkName: "roi" */ "@site/roi.mdx"), ""');
    expect(table).toContain('"article": [');
    expect(table).not.toContain('Object.assign(globalData');
  });

  it('of nested routes has all of them, and the global data that only they read', () => {
    const docs = tableModule(six, branches, 'table-docs-0');
    expect(docs).toContain('routes: [{path: "/docs/run"');
    expect(docs).toContain('"sidebar": "handbook"');
    expect(docs).toContain('Object.assign(globalData, {"docs":{"default":{"path":"/docs"}}})');
    // The last line of the registry, which ends the object as well.
    expect(docs).toContain('"run": [');
  });

  it('together hold every article once', () => {
    const all = [0, 1, 2, 3].map((index) => tableModule(many, branches, `table-blog-${index}`));
    const paths = all.flatMap((text) => text.match(/\{path: "[^"]+"/g) ?? []);
    expect(paths).toHaveLength(400);
    expect(new Set(paths).size).toBe(400);
    for (const text of all) {
      expect(text.match(/\{path: "/g)?.length).toBeGreaterThan(60);
    }
  });
});

describe('the table of a page', () => {
  it.each([
    ['/', null],
    ['/blog', null],
    ['/blog/', null],
    ['/blogger', null],
    ['/docs', 'table-docs-0'],
    ['/docs/', 'table-docs-0'],
    ['/docs/run/tests', 'table-docs-0'],
    ['/docsify', null],
  ])('%s is in %s', (path, table) => {
    expect(tableChunk(branches, path)).toBe(table);
  });

  it('is the same however the page is addressed', () => {
    const table = tableChunk(branches, '/blog/roi');
    expect(table).toMatch(/^table-blog-\d$/);
    for (const path of ['/blog/roi/', '/blog/roi.html', '/blog/roi/index.html', '/blog/r%6Fi']) {
      expect(tableChunk(branches, path)).toBe(table);
    }
    expect(() => tableChunk(branches, '/blog/%E0%A4%A')).not.toThrow();
  });
});

describe('a file that Docusaurus writes in another way', () => {
  it.each([
    ['routes.js', {routes: 'export default makeRoutes();'}],
    ['registry.js', {registry: 'export default {a: load(/* webpackChunkName: "a" */)};'}],
  ])('stops the build: %s', (file, other) => {
    expect(() => main({...six, ...other})).toThrow(`${file} is not written as Docusaurus 3.10`);
  });
});
