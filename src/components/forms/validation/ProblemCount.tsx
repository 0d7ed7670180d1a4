import type {ReactElement} from 'react';

import type {Problems} from './useValidation';

/** Tells those who do not see the marked fields how many there are. */
export function ProblemCount({problems}: {readonly problems: Problems}): ReactElement {
  const count = Object.keys(problems).length;
  return (
    <p role="status" className="visuallyHidden">
      {count === 0 ? '' : `${count} ${count === 1 ? 'field needs' : 'fields need'} another look.`}
    </p>
  );
}
