import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {PhoneLink} from '@site/src/features/cta/parts/PhoneLink';
import {specialtyPath} from '@site/src/data/specialtyIds';
import {useSpecialtyMenu} from '@site/src/features/specialties/parts/useSpecialtyMenu';
import {Icon} from '@site/src/ui/icon/Icon';

import {BarMenu, MenuAside, MenuGroup} from './BarMenu';

/** Menu of the specialty pages in four groups, with the number of the test line. */
export function SolutionsMenu({isCurrent}: {readonly isCurrent: boolean}): ReactElement {
  return (
    <BarMenu label="Solutions" isCurrent={isCurrent}>
      {useSpecialtyMenu().map(({id, label, items}) => (
        <MenuGroup key={id} id={`solutions-${id}`} label={label}>
          {items.map((item) => (
            <li key={item.slug}>
              <Link to={specialtyPath(item.slug)}>
                <Icon name={item.icon} tone="live" />
                {item.label}
              </Link>
            </li>
          ))}
        </MenuGroup>
      ))}
      <MenuAside title="Hear it for yourself" text="Ask it anything that a patient would ask.">
        <PhoneLink variant="ghost" size="small" />
      </MenuAside>
      <Link to="/solutions">All solutions</Link>
    </BarMenu>
  );
}
