import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {type PublicEnv} from '@site/src/config/publicEnv';

/**
 * Returns the public environment that `docusaurus.config.ts` parsed at build time. Docusaurus
 * leaves `customFields` untyped; this hook types it.
 */
export const usePublicEnv = (): PublicEnv =>
  useDocusaurusContext().siteConfig.customFields?.publicEnv as PublicEnv;
