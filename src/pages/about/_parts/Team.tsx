import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {RuledList} from '@site/src/components/layout/RuledList';
import {Section, SectionHead} from '@site/src/components/layout/Section';
import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {brand} from '@site/src/config/brand';
import {team} from '../_content/team';

/** Who to ask for, about what, and the page that answers it. */
export function Team(): ReactElement {
  return (
    <Section labelledBy="team">
      <SectionHead id="team" title="Who to ask for">
        Call{' '}
        <PhoneLink variant="plain" className="textLink num">
          {brand.phone.display}
        </PhoneLink>{' '}
        and say who you want. The AI answers first, at any hour, and takes a message.
      </SectionHead>
      <RuledList>
        {team.map(({role, ask, to, page}) => (
          <li key={role} className="stretchedArea">
            <h3>{role}</h3>
            <p>{ask}</p>
            <Link className="textLink stretchedLink small" to={to}>
              {page}
            </Link>
          </li>
        ))}
      </RuledList>
    </Section>
  );
}
