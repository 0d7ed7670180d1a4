import path from 'node:path';

import {
  type LoadContext,
  type PluginContentLoadedActions,
  type RouteConfig,
} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';

import {solutions} from '../../../src/data/solutions';
import {solutionMenu} from '../../../src/data/solutions/menu';
import {type Solution} from '../../../src/data/solutions/types';
import solutionPages from '../index';
import {type Options, type PluginOptions, validateOptions} from '../options';
import {pageModule} from '../pageModule';

const siteDir = path.resolve(__dirname, '../../..');
const optionsOf = (options?: Options): PluginOptions =>
  validateOptions({validate: normalizePluginOptions, options});
const generatedFilesDir = path.join(siteDir, '.docusaurus');
const plugin = solutionPages({siteDir, generatedFilesDir} as LoadContext, optionsOf());

interface Published {
  readonly routes: readonly RouteConfig[];
  /** Text by name, as it was handed to `createData`. */
  readonly files: ReadonlyMap<string, unknown>;
  readonly global: unknown;
}

const publish = async (content: Readonly<Record<string, Solution>>): Promise<Published> => {
  const routes: RouteConfig[] = [];
  const files = new Map<string, unknown>();
  const setGlobalData = jest.fn();
  await plugin.contentLoaded?.({
    content,
    actions: {
      addRoute: (route) => routes.push(route),
      setGlobalData,
      createData: async (name, data) => {
        files.set(name, data);
        return path.join(generatedFilesDir, 'solution-pages/default', name);
      },
    } satisfies PluginContentLoadedActions,
  });
  return {routes, files, global: setGlobalData.mock.calls[0]?.[0]};
};

describe('solution-pages', () => {
  it('makes one exact route for each object, with a module of that object’s own', async () => {
    const {routes, files} = await publish(solutions);
    expect(routes).toEqual(
      Object.keys(solutions).map((slug) => ({
        path: `/solutions/${slug}`,
        component: '@site/src/templates/SolutionPage',
        exact: true,
        // Not a path of this machine: chunks are named after it.
        modules: {page: `@generated/solution-pages/default/${slug}.js`},
      })),
    );
    expect([...files]).toEqual(
      Object.entries(solutions).map(([slug, solution]) => [
        `${slug}.js`,
        pageModule(slug, solution),
      ]),
    );
  });

  it('follows the data when a page is added or taken out', async () => {
    const {dental, ...others} = solutions;
    const paths = ({routes}: Published): readonly string[] => routes.map(({path: route}) => route);
    expect(paths(await publish({...solutions, orthodontists: dental}))).toContain(
      '/solutions/orthodontists',
    );
    expect(paths(await publish(others))).not.toContain('/solutions/dental');
    expect(JSON.stringify(solutionMenu(others))).not.toContain('dental"');
  });

  it('reads the data file afresh, and watches it and the files beside it', async () => {
    const content = await plugin.loadContent?.();
    expect(Object.keys(content ?? {})).toEqual(Object.keys(solutions));
    expect(plugin.getPathsToWatch?.()).toEqual([
      path.join(siteDir, 'src/data/solutions.ts'),
      path.join(siteDir, 'src/data/solutions/*.ts'),
    ]);
  });

  it('publishes a slim list for all pages and the rest for one page each', async () => {
    const {global} = await publish(solutions);
    expect(global).toEqual(solutionMenu(solutions));
    // About 90 bytes a page; a headline or a call in here would be on every page of the site.
    expect(JSON.stringify(global).length).toBeLessThan(160 * Object.keys(solutions).length + 400);
  });

  it.each([
    [{dataFile: 'src/data/solutions.json'}, /"dataFile" must name a TypeScript file/],
    [{routeBasePath: 'solutions/'}, /"routeBasePath" must be one path segment/],
    [{component: './SolutionPage'}, /"component" must start with @site/],
    [{colour: 'green'} as Options, /"colour" is not allowed/],
  ])('refuses the options %p', (options, message) => {
    expect(() => optionsOf(options)).toThrow(message);
  });
});
