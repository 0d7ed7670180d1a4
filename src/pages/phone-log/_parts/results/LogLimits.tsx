import type {ReactElement} from 'react';

import {RuledList} from '@site/src/components/layout/RuledList';
import {Section, SectionHead} from '@site/src/components/layout/Section';

import {unsaid} from '../../_content';

/** Limits of any log. */
export function LogLimits(): ReactElement {
  return (
    <Section labelledBy="unsaid">
      <SectionHead id="unsaid" title="Limits of the log" />
      <RuledList>
        {unsaid.map(({title, text}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </RuledList>
    </Section>
  );
}
