import path from 'node:path';

import {
  type LoadContext,
  type PluginContentLoadedActions,
  type RouteConfig,
} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';

import {solutions} from '../../../src/data/solutions';
import {solutionMenu} from '../../../src/data/solutions/menu';
import solutionPages from '../index';
import {type Options, type PluginOptions, validateOptions} from '../options';
import {solutionRoutes} from '../routes';

const siteDir = path.resolve(__dirname, '../../..');
const optionsOf = (options?: Options): PluginOptions =>
  validateOptions({validate: normalizePluginOptions, options});
const plugin = solutionPages({siteDir} as LoadContext, optionsOf());

describe('solution-pages', () => {
  it('makes one exact route for each object, with that object’s data only', () => {
    const routes = solutionRoutes(solutions, {routeBasePath: '/solutions', component: '@site/x'});
    expect(routes.map(({path: route}) => route)).toEqual(
      Object.keys(solutions).map((slug) => `/solutions/${slug}`),
    );
    for (const route of routes) {
      const slug = route.path.replace('/solutions/', '') as keyof typeof solutions;
      expect(route).toMatchObject({exact: true, component: '@site/x'});
      expect(route.props).toEqual({slug, solution: solutions[slug]});
    }
  });

  it('follows the data when a page is added or taken out', () => {
    const {dental, ...others} = solutions;
    const paths = (data: Parameters<typeof solutionRoutes>[0]): readonly string[] =>
      solutionRoutes(data, optionsOf()).map(({path: route}) => route);
    expect(paths({...solutions, orthodontists: dental})).toContain('/solutions/orthodontists');
    expect(paths(others)).not.toContain('/solutions/dental');
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
    const routes: RouteConfig[] = [];
    const setGlobalData = jest.fn();
    await plugin.contentLoaded?.({
      content: solutions,
      actions: {
        addRoute: (route) => routes.push(route),
        setGlobalData,
        createData: jest.fn(),
      } satisfies PluginContentLoadedActions,
    });
    expect(routes).toHaveLength(Object.keys(solutions).length);
    const published: unknown = setGlobalData.mock.calls[0]?.[0];
    expect(published).toEqual(solutionMenu(solutions));
    // About 90 bytes a page; a headline or a call in here would be on every page of the site.
    expect(JSON.stringify(published).length).toBeLessThan(
      160 * Object.keys(solutions).length + 400,
    );
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
