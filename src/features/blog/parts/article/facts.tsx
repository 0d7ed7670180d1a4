import type {ReactElement} from 'react';

import {company} from '@site/src/config/company';
import {claims} from '@site/src/data/claims';

// Facts in a writer's sentence, from the site's data. plugins/blog/componentAttributes.ts checks the ids.

export function Brand(): ReactElement {
  return <>{company.name}</>;
}

/** Figure about the service, on one line. @param id key of src/data/claims.ts */
export function Claim({id}: {readonly id: keyof typeof claims}): ReactElement {
  return <span className="whole">{claims[id]}</span>;
}
