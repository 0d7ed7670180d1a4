import coreTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

import {inlineStyles, scriptsOf} from '../inlineStyles';
import {pageChunks} from '../pageChunks';
import {deferredTemplate, START_SCRIPT} from '../template';

const withoutScripts = (template: string, from: string, to: string): string => {
  const start = template.indexOf(from);
  const end = template.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`The template has no part from ${from} to ${to}`);
  return (template.slice(0, start) + template.slice(end + to.length)).replaceAll(/\s+/g, ' ');
};

it('differs from Docusaurus’s own template in how scripts are loaded, and in nothing else', () => {
  expect(withoutScripts(deferredTemplate, START_SCRIPT, '</script>')).toBe(
    withoutScripts(coreTemplate, '<% it.scripts.forEach', '<% }); %>'),
  );
});

describe('inlineStyles', () => {
  const page = `<head><link rel=icon href=/a.svg><link rel=stylesheet href=/s.1.css />${START_SCRIPT}"/a.js">x</script></head>`;
  const files = {from: '/s.1.css', to: '/s.2.css', soon: ['/b.js', '/c.js']};

  it('puts the rules in the place of the style sheet and names the whole one for later', () => {
    expect(inlineStyles(page, {css: 'p{top:$&}', ...files})).toBe(
      '<head><link rel=icon href=/a.svg><style>p{top:$&}</style><script data-styles=/s.2.css data-scripts="/a.js /b.js /c.js">x</script></head>',
    );
  });

  it('knows the scripts that a page names', () => {
    expect(scriptsOf(page.replace('"/a.js"', '"/a.js /b.js"'))).toEqual(['/a.js', '/b.js']);
  });

  it('refuses a page without the style sheet or the scripts, and rules that would end their element', () => {
    expect(() => inlineStyles('<p>', {css: '', ...files})).toThrow('does not link to /s.1.css');
    expect(() => inlineStyles(page, {css: '</style', ...files})).toThrow('</style');
    const plain = page.replace('data-scripts', 'src');
    expect(() => inlineStyles(plain, {css: '', ...files})).toThrow('names no scripts');
  });
});

describe('pageChunks', () => {
  const chunksOf = pageChunks({
    routes: [
      {path: '/blog', component: ['/blog', 'ce3'], exact: true},
      {path: '/blog/roi', component: ['/blog/roi', '5cc'], exact: true},
      {
        path: '/docs',
        component: ['/docs', '009'],
        routes: [
          {
            path: '/docs',
            component: ['/docs', 'ebb'],
            routes: [
              {path: '/docs', component: ['/docs', 'df4'], exact: true},
              {path: '/docs/run', component: ['/docs/run', 'aaa'], exact: true},
            ],
          },
        ],
      },
    ],
    names: {
      '/blog/roi-5cc': {__comp: 'a', __context: {plugin: 'b'}, content: 'c'},
      '/blog-ce3': {__comp: 'd'},
      '/docs-009': {__comp: 'root'},
      '/docs-ebb': {__comp: 'version'},
      '/docs-df4': {__comp: 'page', content: 'first'},
      '/docs/run-aaa': {__comp: 'page', content: 'run'},
    },
    groups: {
      a: {assets: [{name: 'assets/js/a.1.js'}, {name: 'assets/js/shared.js'}]},
      b: {assets: [{name: 'assets/js/b.1.js'}]},
      c: {assets: [{name: 'assets/js/shared.js'}, {name: 'assets/css/c.css'}]},
      'table-1': {assets: [{name: 'assets/js/table-1.js'}]},
      ...Object.fromEntries(
        ['root', 'version', 'page', 'first', 'run'].map((name) => [
          name,
          {assets: [{name: `${name}.js`}]},
        ]),
      ),
    },
    tableOf: (path) => (path.startsWith('/blog/') ? 'table-1' : null),
  });

  it('names the table of a route and the scripts behind it, shared ones once', () => {
    expect(chunksOf('/blog/roi')).toEqual([
      'assets/js/table-1.js',
      'assets/js/a.1.js',
      'assets/js/shared.js',
      'assets/js/b.1.js',
    ]);
  });

  it('names those of the routes above it, which may be at the same path', () => {
    expect(chunksOf('/docs')).toEqual(['root.js', 'version.js', 'page.js', 'first.js']);
    expect(chunksOf('/docs/run')).toEqual(['root.js', 'version.js', 'page.js', 'run.js']);
  });

  it('names none where it knows none', () => {
    expect(chunksOf('/blog')).toEqual([]);
    expect(chunksOf('/404')).toEqual([]);
  });
});
