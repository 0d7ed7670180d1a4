import path from 'node:path';

import type {LoadContext, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

import {specialties} from '../../../src/data/specialties/all.ts';
import {callScripts} from '../../../src/data/specialties/allCalls.ts';
import {specialtyIds} from '../../../src/data/specialties/index.ts';
import {specialtyMenu} from '../../../src/data/specialties/menu.ts';
import {
  overviewRows,
  type SpecialtyContent,
  type SpecialtyPageData,
} from '../../../src/domain/specialties/pageData.ts';
import specialtyPages from '../index.ts';

const siteDir = path.resolve(__dirname, '../../..');
const plugin = specialtyPages({siteDir} as LoadContext);
const written: SpecialtyContent = {specialties, callScripts};

const publish = async (content: SpecialtyContent) => {
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

describe('specialty-pages', () => {
  it('makes one exact route for each folder, with that folder’s own data', async () => {
    const {routes, files} = await publish(written);
    expect(routes).toEqual(
      specialtyIds.map((slug) => ({
        path: `/solutions/${slug}`,
        component: '@site/src/templates/SpecialtyPage',
        exact: true,
        modules: {page: `@generated/specialty-pages/default/${slug}.json`},
      })),
    );
    for (const slug of specialtyIds) {
      expect(files[`${slug}.json`]).toMatchObject({slug, specialty: specialties[slug]});
    }
    expect(files['overview.json']).toEqual(overviewRows(written));
  });

  it('leads a page to the case of its specialty, where there is one', async () => {
    const {files} = await publish(written);
    const cases = (slug: string): readonly string[] =>
      (files[`${slug}.json`] as SpecialtyPageData).links
        .map(({to}) => to)
        .filter((to) => to.startsWith('/case-studies#'));
    expect(cases('dental')).toEqual(['/case-studies#dallas-dental']);
    expect(cases('pharmacies')).toEqual([]);
  });

  it('reads the data afresh, in the order of the menus, and watches it', async () => {
    const content = await plugin.loadContent?.();
    expect(Object.keys(content?.specialties ?? {})).toEqual(specialtyIds);
    expect(content).toEqual(written);
    expect(plugin.getPathsToWatch?.()).toEqual([`${siteDir}/src/data/specialties/**/*.ts`]);
  });

  it('publishes a slim list for all pages and the rest for one page each', async () => {
    const {global} = await publish(written);
    expect(global).toEqual(specialtyMenu(specialties));
    // About 90 bytes a page; a headline or a call in here would be on every page of the site.
    expect(JSON.stringify(global).length).toBeLessThan(160 * specialtyIds.length + 400);
  });
});
