import type {ReactElement} from 'react';

import {usePublicEnv} from '@site/src/components/shared/env/usePublicEnv';
import {isMeasurementConfigured} from '@site/src/domain/analytics/configured';

import {PrivacyChoicesButton} from './PrivacyChoicesButton';

/** The button as a line of the privacy policy; nothing on a site that measures nothing. */
export function PrivacyChoicesLine(): ReactElement | null {
  return isMeasurementConfigured(usePublicEnv()) ? (
    <p>
      <PrivacyChoicesButton className="textLink" />
    </p>
  ) : null;
}
