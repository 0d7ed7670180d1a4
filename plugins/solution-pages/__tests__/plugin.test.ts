import path from 'node:path';

import {
  type LoadContext,
  type PluginContentLoadedActions,
  type RouteConfig,
} from '@docusaurus/types';

import {solutionIds} from '../../../src/data/specialties';
import {solutions} from '../../../src/domain/solutions/all';
import {solutionMenu} from '../../../src/data/specialties/menu';
import {type Solution} from '../../../src/data/specialties/schema';
import solutionPages from '../index';

const siteDir = path.resolve(__dirname, '../../..');
const plugin = solutionPages({siteDir} as LoadContext);

const publish = async (content: Readonly<Record<string, Solution>>) => {
  const routes: RouteConfig[] = [];
  const files: Record<string, unknown> = {};
  let global: unknown;
  await plugin.contentLoaded?.({
    content,
    actions: {
      addRoute: (route) => routes.push(route),
      setGlobalData: (data) => (global = data),
      createData: async (name, data) => {
        files[name] = data;
        return name;
      },
    } satisfies PluginContentLoadedActions,
  });
  return {routes, files, global};
};

describe('solution-pages', () => {
  it('makes one exact route for each object, with that object’s own data', async () => {
    const {routes, files} = await publish(solutions);
    expect(routes).toEqual(
      solutionIds.map((slug) => ({
        path: `/solutions/${slug}`,
        component: '@site/src/templates/SolutionPage',
        exact: true,
        modules: {page: `@generated/solution-pages/default/${slug}.json`},
      })),
    );
    for (const slug of solutionIds) {
      expect(files[`${slug}.json`]).toEqual({slug, solution: solutions[slug]});
    }
  });

  it('reads the data afresh, in the order of the menus, and watches it', async () => {
    const content = await plugin.loadContent?.();
    expect(Object.keys(content ?? {})).toEqual(solutionIds);
    expect(content).toEqual(solutions);
    expect(plugin.getPathsToWatch?.()).toEqual([
      path.join(siteDir, 'src/data/specialties/index.ts'),
      path.join(siteDir, 'src/data/specialties/allPages.ts'),
      path.join(siteDir, 'src/data/specialties/*/page.ts'),
      path.join(siteDir, 'src/data/specialties/*/call.ts'),
    ]);
  });

  it('publishes a slim list for all pages and the rest for one page each', async () => {
    const {global} = await publish(solutions);
    expect(global).toEqual(solutionMenu(solutions));
    // About 90 bytes a page; a headline or a call in here would be on every page of the site.
    expect(JSON.stringify(global).length).toBeLessThan(160 * solutionIds.length + 400);
  });
});
