import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {RuledList} from '@site/src/components/layout/RuledList';
import {Section, SectionHead} from '@site/src/components/layout/Section';
import {brand} from '@site/src/config/brand';
import {replyTime} from '@site/src/data/claims';
import {team} from '../_content/team';

/** Seven roles, each with a question and a link to the page that answers it. */
export function Team(): ReactElement {
  return (
    <Section labelledBy="team">
      <SectionHead id="team" title="Our team, by role">
        Write to{' '}
        <a className="textLink" href={brand.email.href}>
          {brand.email.display}
        </a>{' '}
        and say who you want to reach. A person will answer within {replyTime}.
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
