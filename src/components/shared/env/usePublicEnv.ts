import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {type PublicEnv} from '@site/src/config/publicEnv';

/**
 * The operator's public values, as `docusaurus.config.ts` parsed them at build time.
 * `customFields` is untyped by design; this folder says what is in it.
 */
export const usePublicEnv = (): PublicEnv =>
  useDocusaurusContext().siteConfig.customFields?.publicEnv as PublicEnv;
