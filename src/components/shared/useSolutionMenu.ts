import {usePluginData} from '@docusaurus/useGlobalData';

import type {SolutionMenu, SolutionMenuGroup} from '@site/src/data/specialties/menu';

/** The solution pages by group, as the plugin published them. */
export const useSolutionMenu = (): readonly SolutionMenuGroup[] =>
  (usePluginData('solution-pages', undefined, {failfast: true}) as SolutionMenu).groups;
