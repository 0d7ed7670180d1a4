import {type ComponentType, type ReactElement, useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';

import {usePublicEnv} from '@site/src/hooks/usePublicEnv';
import {lazyChunk} from '@site/src/hooks/lazy-chunk/lazyChunk';
import {showToast} from '@site/src/ui/toasts/toasts';
import {isMeasurementConfigured} from '@site/src/features/measurement/rules/consent';
import {isMailLinkPath} from '@site/src/lib/address/mailLinkPaths';

import type {ConsentProps, ConsentRequest} from './Consent';
import {PRIVACY_CHOICES} from './PrivacyChoicesButton';

/**
 * Mounts the question for consent. Its code is fetched after the page has loaded, and only where a service
 * is configured.
 */
export function ConsentMount(): ReactElement | null {
  const {pathname} = useLocation();
  // Pages that an email links to are never measured, so they don't ask.
  const isMeasured = isMeasurementConfigured(usePublicEnv()) && !isMailLinkPath(pathname);
  const [request, setRequest] = useState<ConsentRequest>();
  const [Consent, setConsent] = useState<ComponentType<ConsentProps>>();

  useEffect(() => {
    if (!isMeasured) return undefined;
    const load = async (): Promise<void> => {
      const module = await import('./Consent');
      setConsent(() => module.Consent);
    };
    // Without the question there is no consent, and nothing is measured.
    const nothing = (): void => undefined;
    load().catch(nothing);
    const open = (): void => {
      setRequest({opener: document.activeElement});
      lazyChunk(load).catch(
        () =>
          void showToast({
            title: 'The privacy choices did not open',
            description: 'Check your connection and press again.',
            tone: 'destructive',
          }),
      );
    };
    window.addEventListener(PRIVACY_CHOICES, open);
    return () => window.removeEventListener(PRIVACY_CHOICES, open);
  }, [isMeasured]);

  return Consent === undefined || !isMeasured ? null : <Consent request={request} />;
}
