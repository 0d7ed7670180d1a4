// In the browser: a route that knows the pages of its branch once their table has come.
import ComponentCreator from '@docusaurus/ComponentCreator';
import renderRoutes from '@docusaurus/renderRoutes';
import type {ReactNode} from 'react';
import {matchRoutes, type RouteConfig} from 'react-router-config';

import {type Branch, isIn, pageOf, tableOf} from '../tableOf';

type LoadTable = () => Promise<{readonly default: readonly RouteConfig[]}>;

interface Preloadable {
  readonly preload?: () => Promise<unknown>;
}

const preloadOf = ({component}: RouteConfig): Promise<unknown> | undefined =>
  (component as Preloadable | undefined)?.preload?.();

/**
 * The route of all pages of a branch. Docusaurus calls `preload` before it shows a page, when the
 * address is the page's already; when it only expects a visit, the address is another page's, and
 * nothing is loaded.
 */
export const branchRoute = (branch: Branch, tables: readonly LoadTable[]): RouteConfig => {
  const notFound = {path: '*', component: ComponentCreator('*', '')};
  const routes: RouteConfig[] = [];
  const loaded = new Set<number>();

  const preload = async (): Promise<void> => {
    const page = pageOf(window.location.pathname);
    if (!isIn(branch, page)) return;
    const table = tableOf(branch, page);
    const load = tables[table];
    if (load && !loaded.has(table)) {
      const {default: found} = await load();
      if (!loaded.has(table)) routes.push(...found);
      loaded.add(table);
    }
    const matches = matchRoutes(routes, page);
    await Promise.all(
      matches.length > 0
        ? matches.map(({route}) => preloadOf(route))
        : [preloadOf(notFound as RouteConfig)],
    );
  };

  const Pages = (): ReactNode => renderRoutes([...routes, notFound as RouteConfig]);
  return {path: branch.path, component: Object.assign(Pages, {preload}), routes};
};
