import type {ReactElement} from 'react';

import {Icon} from '@site/src/ui/icon/Icon';
import {specialtyIconPaths} from '@site/src/ui/icon/specialtyIconPaths.generated';
import type {SpecialtyIconName} from '@site/src/data/icons';

/** Decorative icon beside text, hidden from screen readers. */
export function SpecialtyIcon({name}: {readonly name: SpecialtyIconName}): ReactElement {
  return <Icon path={specialtyIconPaths[name]} />;
}
