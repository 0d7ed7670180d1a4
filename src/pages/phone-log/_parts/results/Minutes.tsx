import type {ReactElement} from 'react';

import {Section, SectionHead} from '@site/src/components/layout/Section';
import type {Figures} from '@site/src/domain/phoneLog/figures';
import {minutesText} from '@site/src/domain/phoneLog/sentences';

/** Minutes a month, and the plan that they fit. */
export function Minutes({figures}: {readonly figures: Figures}): ReactElement {
  return (
    <Section ground="tint" labelledBy="minutes">
      <SectionHead id="minutes" title="Minutes a month, and the plan they fit">
        {minutesText(figures)}
      </SectionHead>
    </Section>
  );
}
