import {usePluginData} from '@docusaurus/useGlobalData';

import type {SpecialtyMenuGroup} from '@site/src/features/specialties/rules/menu';

/** Returns the specialty pages by group, from the data of plugins/specialty-pages. */
export const useSpecialtyMenu = (): readonly SpecialtyMenuGroup[] =>
  usePluginData('specialty-pages', undefined, {failfast: true}) as readonly SpecialtyMenuGroup[];
