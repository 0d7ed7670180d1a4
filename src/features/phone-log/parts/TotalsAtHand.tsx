import {type ReactElement, useSyncExternalStore} from 'react';

import {carriedTotals} from '../count/carried';
import {CopyTotals} from './CopyTotals';

const never = (): (() => void) => () => undefined;
const nothing = (): null => null;

/** The totals of the log that was read before on this visit, beside the booking. */
export function TotalsAtHand(): ReactElement | null {
  const totals = useSyncExternalStore(never, carriedTotals, nothing);
  if (!totals) return null;
  return (
    <aside className="wrap small" aria-label="Your phone log">
      <p>
        <b>Your phone log came along:</b> <span>{totals.sentence}</span>{' '}
        <span>It stays in this browser. Have the totals at hand for the demo.</span>
      </p>
      <CopyTotals text={totals.text} />
    </aside>
  );
}
