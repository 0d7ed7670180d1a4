import type {ReactElement, ReactNode} from 'react';

import {Section} from '@site/src/components/layout/Section';
import {Split} from '@site/src/components/layout/Split';
import {FaqJsonLd} from '@site/src/components/shared/json-ld/FaqJsonLd';
import {Accordion} from '@site/src/components/ui/Accordion';
import type {FaqItem} from '@site/src/data/faq';

export interface QuestionsProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly items: readonly FaqItem[];
  readonly ground?: 'page' | 'tint';
  readonly className?: string;
}

/** Questions that open, with the same as structured data. */
export function Questions({title, aside, items, ground, className}: QuestionsProps): ReactElement {
  return (
    <Section ground={ground} labelledBy="questions" className={className}>
      <FaqJsonLd items={items} />
      <Split headingId="questions" title={title} aside={aside}>
        <Accordion items={items} />
      </Split>
    </Section>
  );
}
