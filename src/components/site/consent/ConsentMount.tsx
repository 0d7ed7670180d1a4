import {type ComponentType, type ReactElement, useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';

import {usePublicEnv} from '@site/src/components/shared/env/usePublicEnv';
import {lazyChunk} from '@site/src/components/shared/lazy-chunk/lazyChunk';
import {showToast} from '@site/src/components/shared/toasts/toasts';
import {isMeasurementConfigured} from '@site/src/domain/analytics/configured';
import {isMailLinkPath} from '@site/src/domain/mail-links/paths';

import type {ConsentProps} from './Consent';
import {choicesNotOpened, onOpenPrivacyChoices} from './privacyChoices';

/**
 * Mounts the question of consent. The only part of it on a site without a configured service:
 * the code behind it is fetched once the page is there, and only where there is something to ask.
 */
export function ConsentMount(): ReactElement | null {
  const {pathname} = useLocation();
  // A page that a mail links to is never measured, so it has nothing to ask.
  const isMeasured = isMeasurementConfigured(usePublicEnv()) && !isMailLinkPath(pathname);
  const [isAskedFor, setIsAskedFor] = useState(false);
  const [Consent, setConsent] = useState<ComponentType<ConsentProps>>();

  useEffect(() => {
    if (!isMeasured) return undefined;
    const load = async (): Promise<void> => {
      const module = await import('./Consent');
      setConsent(() => module.Consent);
    };
    // No question, no yes: nothing is measured.
    const nothing = (): void => undefined;
    load().catch(nothing);
    // Until it is there, and hears that itself.
    return onOpenPrivacyChoices(() => {
      setIsAskedFor(true);
      lazyChunk(load).catch(() => void showToast(choicesNotOpened));
    });
  }, [isMeasured]);

  return Consent === undefined || !isMeasured ? null : <Consent isAskedFor={isAskedFor} />;
}
