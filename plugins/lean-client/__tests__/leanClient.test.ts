import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, RouteConfig} from '@docusaurus/types';
import realPathToRegexp from 'path-to-regexp';

import browserRouter from '../browserRouter.js';
import leanClient, {
  BROWSER_STAND_INS,
  checkRoutes,
  STAND_INS,
  UNUSED_CLIENT_MODULES,
} from '../index';
import leanGenerated from '../leanGenerated.js';
import pathToRegexp from '../pathToRegexp.js';
import propTypes from '../propTypes.js';
import {__importDefault} from '../tslib.js';

const siteDir = path.resolve(__dirname, '../../..');

const client = (
  router: string,
): {alias: Record<string, unknown>; rules: readonly {use?: string}[]} => {
  const {resolve, module} = leanClient({
    siteDir,
    generatedFilesDir: '/generated',
    siteConfig: {future: {experimental_router: router}},
  } as LoadContext).configureWebpack?.({}, false, {} as never, undefined) as {
    resolve: {alias: Record<string, unknown>};
    module: {rules: {use?: string}[]};
  };
  return {alias: resolve.alias, rules: module.rules};
};

describe('lean-client', () => {
  it('empties modules that exist: an upgrade that moves them must be noticed', () => {
    const emptied = Object.entries(client('browser').alias).filter(([, file]) => file === false);
    expect(emptied).toHaveLength(UNUSED_CLIENT_MODULES.length);
    for (const [module] of emptied)
      expect([module, existsSync(`${module}.js`)]).toEqual([module, true]);
  });

  it('stands in for modules that exist, with files that do', () => {
    const {alias} = client('browser');
    for (const [name, file] of Object.entries({...STAND_INS, ...BROWSER_STAND_INS})) {
      expect(existsSync(path.join(siteDir, 'node_modules', name))).toBe(true);
      expect(Object.values(alias)).toContain(path.join(siteDir, 'plugins/lean-client', file));
    }
  });

  it('keeps every kind of history for another router', () => {
    expect([client('browser'), client('hash')].map(({alias}) => 'history$' in alias)).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    ['history', 'browserHistory.js', 'createBrowserHistory'],
    ['react-is', 'reactIs.js', 'isValidElementType'],
  ])('stands in for everything that React Router takes from `%s`', (module, file, expected) => {
    const standIn = readFileSync(path.join(__dirname, '..', file), 'utf8');
    const routers = ['react-router', 'react-router-dom'].map((name) =>
      readFileSync(path.join(siteDir, `node_modules/${name}/esm/${name}.js`), 'utf8'),
    );
    const names = routers.flatMap((source) => {
      const [, list] = new RegExp(`import \\{ ([^}]+) \\} from '${module}'`).exec(source) ?? [];
      return list?.split(', ') ?? [];
    });
    expect(names).toContain(expected);
    for (const name of names) expect(standIn).toMatch(new RegExp(`\\b${name}\\b`));
  });

  it('has a check for every property type', () => {
    const {shape, node, bool} = propTypes;
    expect(shape({title: node.isRequired})({}, 'x')).toBeNull();
    expect(bool.isRequired({}, 'x')).toBeNull();
  });

  it('finds the same paths as `path-to-regexp`, with every option', () => {
    const paths = ['/', '/blog', '/blog/', '/a.b/c+d', '/blog/a-{b}[c]^$|', '*'];
    const addresses = [
      ...['/', '', '//', '/blog', '/blog/', '/blog//', '/Blog', '/blogs', '/blog/a', '/x/blog'],
      ...['/a.b/c+d', '/axb/c+d', '/blog/a-{b}[c]^$|', '/blog/a-{b}[c]^$|/d', '*'],
    ];
    const flags = [true, false];
    const found = paths.flatMap((path) =>
      flags.flatMap((end) =>
        flags.flatMap((strict) =>
          flags.flatMap((sensitive) =>
            addresses.map((address) => {
              const options = {end, strict, sensitive};
              const [ours, theirs] = [pathToRegexp, realPathToRegexp].map((read) => {
                const keys: {name: unknown}[] = [];
                const match = read(path, keys as never, options).exec(address);
                return [match && [...match], keys.map(({name}) => name)];
              });
              expect([path, address, options, ours]).toEqual([path, address, options, theirs]);
              return ours?.[0] !== null;
            }),
          ),
        ),
      ),
    );
    expect(new Set(found).size).toBe(2);
    expect(pathToRegexp.compile('/blog')()).toBe(realPathToRegexp.compile('/blog')());
  });

  it('says which route is a pattern', () => {
    const route = (path: string, ...routes: RouteConfig[]): RouteConfig => ({
      path,
      component: '@theme/Page',
      routes,
    });
    expect(() =>
      checkRoutes([route('/'), route('/docs', route('/docs/a.b+c')), route('*')]),
    ).not.toThrow();
    for (const pattern of ['/posts/:id', '/a(b)?', '/blog/*'])
      expect(() => checkRoutes([route('/docs', route(pattern))])).toThrow(`route ${pattern}:`);
  });

  it('leaves out the router that the configuration does not name', () => {
    const loads = (router: string): boolean =>
      client(router).rules.some(({use}) => use?.endsWith('browserRouter.js'));
    expect([loads('browser'), loads('hash')]).toEqual([true, false]);
    const entry = readFileSync(
      path.join(siteDir, 'node_modules/@docusaurus/core/lib/client/clientEntry.js'),
      'utf8',
    );
    expect(browserRouter(entry)).toContain('return false ? (<HashRouter>');
  });
});

describe('what Docusaurus generates', () => {
  const lean = (resourcePath: string, source: string): string =>
    leanGenerated.call({resourcePath}, source);

  it('the configuration comes without what only the build reads', () => {
    const source = `/* AUTOGENERATED {not this} */\nexport default ${JSON.stringify(
      {
        title: 'Ringwell',
        ssrTemplate: '<html>',
        plugins: ['x'],
        future: {v4: {}, faster: {rspackBundler: true}, experimental_router: 'browser'},
        themeConfig: {image: 'a.png'},
      },
      null,
      2,
    )};\n`;
    expect(lean('/generated/docusaurus.config.mjs', source)).toBe(
      'export default {"title":"Ringwell","themeConfig":{"image":"a.png"},"future":{"experimental_router":"browser"}};',
    );
  });

  it('no module of a browser reads what was left out', () => {
    // The server's modules, and the banner that is bundled nowhere.
    const elsewhere = /\/(?:server|ssg|BaseUrlIssueBanner)/;
    const folders = ['core/lib/client', 'theme-classic/lib/theme', 'theme-common/lib'].map((name) =>
      path.join(siteDir, 'node_modules/@docusaurus', name),
    );
    const sources = [...folders, path.join(siteDir, 'src')].flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((name) => /\.(?:js|tsx?)$/.test(name) && !elsewhere.test(`/${name}`))
        .map((name) => readFileSync(path.join(folder, name), 'utf8')),
    );
    const reads = sources.flatMap((source) => [
      ...source.matchAll(/siteConfig(?:\??\.future)?\??\.(\w+)/g),
      ...source.matchAll(/siteConfig: ?\{([^}]*)\}/g),
      ...source.matchAll(/\{([^{}]*)\} = (?:\w+\.)?siteConfig/g),
    ]);
    const names = reads.flatMap(([, list = '']) => list.match(/\w+(?=\s*(?:[:,=]|$))/g) ?? []);
    expect(names).toEqual(expect.arrayContaining(['title', 'experimental_router', 'themeConfig']));
    expect(sources.length).toBeGreaterThan(200);
    expect(names.filter((name) => leanGenerated.LEFT_OUT.includes(name))).toEqual([]);
  });

  it('the versions of the plugins stay at home', () => {
    const source = '{"docusaurusVersion":"3.10.2","pluginVersions":{"blog":{"version":"1"}}}';
    expect(lean('/generated/site-metadata.json', source)).toBe(
      '{"docusaurusVersion":"3.10.2","pluginVersions":{}}',
    );
  });

  it('the one helper of tslib does what tslib says', () => {
    const esModule = {__esModule: true, default: 1};
    expect(__importDefault(esModule)).toBe(esModule);
    expect(__importDefault(2)).toEqual({default: 2});
  });
});
