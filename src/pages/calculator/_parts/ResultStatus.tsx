import {useEffect, useState, type ReactElement} from 'react';

import type {Roi} from '@site/src/components/shared/roi/useRoi';
import {estimateCautious} from '@site/src/domain/roi/estimate';
import {summarizeEstimate} from '@site/src/domain/roi/resultTexts';

/** A pause in typing or dragging; before it, every keystroke would be read out. */
const QUIET_MS = 700;

/**
 * Reads the results out, politely, once the visitor pauses. Says nothing when the page opens, also
 * not when a shared link or Back brings its own numbers.
 */
export function ResultStatus({roi}: {readonly roi: Roi}): ReactElement {
  const summary = [
    ...roi.fields.flatMap(({field, note}) => (note === null ? [] : `${field.label}: ${note}`)),
    summarizeEstimate(estimateCautious(roi.inputs), roi.estimate),
  ].join(' ');
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (!roi.isMoved) return undefined;
    const timer = setTimeout(() => setSaid(summary), QUIET_MS);
    return () => clearTimeout(timer);
  }, [summary, roi.isMoved]);

  return (
    <p role="status" className="visuallyHidden">
      {said}
    </p>
  );
}
