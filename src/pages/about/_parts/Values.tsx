import type {ReactElement} from 'react';

import {RuledList} from '@site/src/components/layout/RuledList';
import {Section} from '@site/src/components/layout/Section';
import {Split} from '@site/src/components/layout/Split';
import {companyValues} from '../_content/team';

/** Four values, stacked. */
export function Values(): ReactElement {
  return (
    <Section ground="tint" labelledBy="values">
      <Split headingId="values" title="Four values">
        <RuledList>
          {companyValues.map(({title, text}) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </RuledList>
      </Split>
    </Section>
  );
}
