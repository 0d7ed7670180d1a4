import {type ComponentType, type ReactElement, useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';

import {usePublicEnv} from '@site/src/components/shared/env/usePublicEnv';
import {lazyChunk} from '@site/src/components/shared/lazy-chunk/lazyChunk';
import {showToast} from '@site/src/components/shared/toasts/toasts';
import {isMeasurementConfigured} from '@site/src/domain/analytics/consent';
import {isMailLinkPath} from '@site/src/domain/mail-links/paths';

import type {ConsentProps} from './Consent';
import {PRIVACY_CHOICES} from './PrivacyChoicesButton';

/**
 * Mounts the question for consent. Its code is fetched after the page has loaded, and only where a service
 * is configured.
 */
export function ConsentMount(): ReactElement | null {
  const {pathname} = useLocation();
  // Pages that an email links to are never measured, so they don't ask.
  const isMeasured = isMeasurementConfigured(usePublicEnv()) && !isMailLinkPath(pathname);
  const [isAskedFor, setIsAskedFor] = useState(false);
  const [Consent, setConsent] = useState<ComponentType<ConsentProps>>();

  useEffect(() => {
    if (!isMeasured) return undefined;
    let isLoaded = false;
    const load = async (): Promise<void> => {
      const module = await import('./Consent');
      isLoaded = true;
      setConsent(() => module.Consent);
    };
    // Without the question there is no consent, and nothing is measured.
    const nothing = (): void => undefined;
    load().catch(nothing);
    const loadForPress = (): void => {
      // The component listens itself.
      if (isLoaded) return;
      setIsAskedFor(true);
      lazyChunk(load).catch(
        () =>
          void showToast({
            title: 'The privacy choices did not open',
            description: 'Check your connection and press again.',
            tone: 'destructive',
          }),
      );
    };
    window.addEventListener(PRIVACY_CHOICES, loadForPress);
    return () => window.removeEventListener(PRIVACY_CHOICES, loadForPress);
  }, [isMeasured]);

  return Consent === undefined || !isMeasured ? null : <Consent isAskedFor={isAskedFor} />;
}
