import type {ReactElement} from 'react';

import {useInitialClientValue} from '@site/src/hooks/persisted/useInitialClientValue';
import {hasLostNumber} from '@site/src/lib/address/readQuery';

/**
 * Notice that the page's link arrived with numbers that can't be parsed.
 *
 * @param names the query parameters that have numbers
 */
export function LostNumbers({names}: {readonly names: readonly string[]}): ReactElement | null {
  const isLost = useInitialClientValue(() => hasLostNumber(window.location.search, names));
  return isLost ? (
    <p className="small">
      <strong>Some of this link’s numbers were lost.</strong> You see our examples in their place.
    </p>
  ) : null;
}
