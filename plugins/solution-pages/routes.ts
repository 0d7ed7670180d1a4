import {type RouteConfig} from '@docusaurus/types';

import {type Solution} from '../../src/data/solutions/types';
import {type PluginOptions} from './options';
import {type Solutions} from './validateSolutions';

/** What the page component gets. */
export interface SolutionRouteProps {
  readonly slug: string;
  readonly solution: Solution;
}

/** One route per object, its data in that route's own chunk. */
export const solutionRoutes = (
  solutions: Solutions,
  {routeBasePath, component}: Pick<PluginOptions, 'routeBasePath' | 'component'>,
): RouteConfig[] =>
  Object.entries(solutions).map(([slug, solution]) => ({
    path: `${routeBasePath}/${slug}`,
    component,
    exact: true,
    props: {slug, solution} satisfies SolutionRouteProps,
  }));
