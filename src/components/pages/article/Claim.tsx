import type {ReactElement} from 'react';

import {claims} from '@site/src/data/claims';

export interface ClaimProps {
  /** A key of src/data/claims.ts. */
  readonly id: keyof typeof claims;
}

/** A figure about the service, from its one place. */
export function Claim({id}: ClaimProps): ReactElement {
  // MDX is not type-checked: a slip of the pen must stop the build, not print 'undefined'.
  if (!(id in claims)) {
    throw new Error(
      `<Claim id="${id}" /> names no claim; one of src/data/claims.ts: ${Object.keys(claims).join(', ')}`,
    );
  }
  return <>{claims[id]}</>;
}
