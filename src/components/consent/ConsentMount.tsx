import {type ComponentType, type ReactElement, useEffect, useState} from 'react';

import {usePublicEnv} from '@site/src/components/env/usePublicEnv';
import {isToRepeat, loadPart} from '@site/src/components/kept/laterParts';
import {showToast} from '@site/src/components/Toaster/toasts';
import {isMeasurementConfigured} from '@site/src/domain/analytics/configured';

import type {ConsentProps} from './Consent';
import {choicesNotOpened, onOpenPrivacyChoices, PRIVACY_CHOICES} from './privacyChoices';

/**
 * Where the question of consent lives. All that a site without a configured service carries of it:
 * the code behind it is fetched once the page is there, and only where there is something to ask.
 */
export function ConsentMount(): ReactElement | null {
  const isConfigured = isMeasurementConfigured(usePublicEnv());
  const [isAskedFor, setIsAskedFor] = useState(false);
  const [Consent, setConsent] = useState<ComponentType<ConsentProps>>();

  useEffect(() => {
    if (!isConfigured) return undefined;
    const load = async (): Promise<void> => {
      const module = await import(/* webpackChunkName: 'unstyled-consent' */ './Consent');
      if (isToRepeat(PRIVACY_CHOICES)) setIsAskedFor(true);
      setConsent(() => module.Consent);
    };
    // No question, no yes: nothing is measured.
    const nothing = (): void => undefined;
    load().catch(nothing);
    // Until it is there, and hears that itself.
    return onOpenPrivacyChoices(() => {
      setIsAskedFor(true);
      loadPart(load, PRIVACY_CHOICES).catch(() => showToast(choicesNotOpened));
    });
  }, [isConfigured]);

  return Consent === undefined ? null : <Consent isAskedFor={isAskedFor} />;
}
