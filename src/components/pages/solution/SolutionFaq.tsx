import type {ReactElement} from 'react';

import {Accordion} from '@site/src/components/ui/Accordion';
import {Section} from '@site/src/components/layout/Section';
import {Split} from '@site/src/components/layout/Split';
import type {Solution} from '@site/src/data/solutions/schema';

export interface SolutionFaqProps {
  readonly items: Solution['faq'];
  readonly ground: 'page' | 'tint';
}

/** The trade's questions. The page's structured data is made from the same list. */
export function SolutionFaq({items, ground}: SolutionFaqProps): ReactElement {
  return (
    <Section labelledBy="questions" ground={ground}>
      <Split headingId="questions" title="What your team will ask">
        <Accordion items={items.map(({question, answer}) => ({id: question, question, answer}))} />
      </Split>
    </Section>
  );
}
