import type {ReactElement} from 'react';

import {type BreakEvenCase, breakEvenMonths} from '@site/src/data/blogFigures/breakEven';

export interface BreakEvenRangeProps {
  readonly of: BreakEvenCase;
}

/** The months until the money is back in a sentence, such as '2-3 months'. */
export function BreakEvenRange({of}: BreakEvenRangeProps): ReactElement {
  if (!(of in breakEvenMonths)) {
    throw new Error(
      `<BreakEvenRange of="${of}" /> names no case; one of src/data/blogFigures/breakEven.ts: ${Object.keys(breakEvenMonths).join(', ')}`,
    );
  }
  const {low, high} = breakEvenMonths[of];
  return <>{`${low}-${high} months`}</>;
}
