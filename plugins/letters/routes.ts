import type {RouteConfig} from '@docusaurus/types';

import type {LetterSummary} from '../../src/domain/letters/summary.ts';

/**
 * The blog plugin's route, slimmed: the list gets summaries in place of whole letters, and nothing
 * loads the theme's sidebar.
 */
export const slimLetterRoute = (
  route: RouteConfig,
  letters: readonly LetterSummary[],
): RouteConfig => {
  const {sidebar: _sidebar, items, ...modules} = route.modules ?? {};
  return Array.isArray(items)
    ? {...route, modules, props: {...route.props, letters}}
    : {...route, modules};
};
