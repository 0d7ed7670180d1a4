import type {ReactElement} from 'react';

import type {FieldProblems} from './useValidation';

/** Announces the number of invalid fields to screen readers. */
export function ProblemCount({problems}: {readonly problems: FieldProblems}): ReactElement {
  const count = Object.keys(problems).length;
  return (
    <p role="status" className="visuallyHidden">
      {count === 0 ? '' : `${count} ${count === 1 ? 'field needs' : 'fields need'} another look.`}
    </p>
  );
}
