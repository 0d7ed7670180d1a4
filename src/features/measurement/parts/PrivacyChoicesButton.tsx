import type {ReactElement} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {usePublicEnv} from '@site/src/hooks/usePublicEnv';
import {isMeasurementConfigured} from '@site/src/features/measurement/rules/consent';
import {isMailLinkPath} from '@site/src/lib/address/mailLinkPaths';

/** Event on the window that opens the question again, so that the visitor can change the answer. */
export const PRIVACY_CHOICES = 'privacy-choices';

/**
 * Button that lets a visitor change the answer. Only where a service is configured, and where a script can
 * open the question.
 */
export function PrivacyChoicesButton({
  className = '',
}: {
  readonly className?: string;
}): ReactElement | null {
  const isBrowser = useIsBrowser();
  const env = usePublicEnv();
  const {pathname} = useLocation();
  if (!isBrowser || !isMeasurementConfigured(env) || isMailLinkPath(pathname)) return null;
  return (
    <button
      type="button"
      className={`clean-btn ${className}`}
      onClick={() => window.dispatchEvent(new Event(PRIVACY_CHOICES))}
    >
      Privacy choices
    </button>
  );
}

/** The button as a paragraph of the privacy policy; null if no service is configured. */
export function PrivacyChoicesLine(): ReactElement | null {
  return isMeasurementConfigured(usePublicEnv()) ? (
    <p>
      <PrivacyChoicesButton className="textLink" />
    </p>
  ) : null;
}
