import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {ButtonLink} from '@site/src/ui/Button';
import {contactPageLink, resourceGroups} from '@site/src/data/navigation';

import {BarMenu, MenuAside, MenuGroup} from './BarMenu';

export interface ResourcesMenuProps {
  readonly isWithin: (route: string) => boolean;
}

/** Menu of the tools and the pages to read, with a line about each. */
export function ResourcesMenu({isWithin}: ResourcesMenuProps): ReactElement {
  const routes = [contactPageLink, ...resourceGroups.flatMap(({links}) => links)].map(({to}) => to);
  return (
    <BarMenu label="Resources" isCurrent={routes.some(isWithin)}>
      {resourceGroups.map(({label, links}) => (
        <MenuGroup key={label} id={`resources-${label}`} label={label} hasDescriptions>
          {links.map(({label: page, to, description}) => (
            <li key={to}>
              <Link to={to} aria-current={isWithin(to) ? 'page' : undefined}>
                {page} <span className="small muted">{description}</span>
              </Link>
            </li>
          ))}
        </MenuGroup>
      ))}
      <MenuAside title="Another question?" text="Write to us, and a person answers.">
        <ButtonLink to={contactPageLink.to} variant="ghost" size="small">
          {contactPageLink.label}
        </ButtonLink>
      </MenuAside>
    </BarMenu>
  );
}
