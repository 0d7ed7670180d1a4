import type {RouteConfig} from '@docusaurus/types';

import type {Solution} from '../../src/data/solutions/types';

export type Solutions = Readonly<Record<string, Solution>>;

/** What the page component gets. */
export interface SolutionRouteProps {
  readonly slug: string;
  readonly solution: Solution;
}

/** One route per object, its data in that route's own chunk. */
export const solutionRoutes = (solutions: Solutions, component: string): RouteConfig[] =>
  Object.entries(solutions).map(([slug, solution]) => ({
    path: `/solutions/${slug}`,
    component,
    exact: true,
    props: {slug, solution} satisfies SolutionRouteProps,
  }));
