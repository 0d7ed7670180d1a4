import {type ComponentType, type ReactElement, useEffect, useState} from 'react';

import {usePublicEnv} from '@site/src/components/env/usePublicEnv';
import {isMeasurementConfigured} from '@site/src/domain/analytics/configured';

/**
 * Where the question of consent lives. All that a site without a configured service carries of it:
 * the code behind it is fetched once the page is there, and only where there is something to ask.
 */
export function ConsentMount(): ReactElement | null {
  const isConfigured = isMeasurementConfigured(usePublicEnv());
  const [Consent, setConsent] = useState<ComponentType>();

  useEffect(() => {
    if (!isConfigured) return;
    import('./Consent').then(
      (module) => setConsent(() => module.Consent),
      // No question, no yes: nothing is measured.
      () => undefined,
    );
  }, [isConfigured]);

  return Consent === undefined ? null : <Consent />;
}
