import type {ReactElement} from 'react';

import {brand} from '@site/src/config/brand';

/** The company's name, from its one place. */
export function Brand(): ReactElement {
  return <>{brand.name}</>;
}
