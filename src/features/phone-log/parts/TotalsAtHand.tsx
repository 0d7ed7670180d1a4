import {type ReactElement, useSyncExternalStore} from 'react';

import {CopyTotals} from './CopyTotals';
import {keptLog} from './reading/logState';

const never = (): (() => void) => () => undefined;
const nothing = (): null => null;

/** The totals of the log that was read before on this visit, beside the booking. */
export function TotalsAtHand(): ReactElement | null {
  const log = useSyncExternalStore(never, keptLog, nothing);
  if (!log?.figures) return null;
  const {totalsOf, totalsText} = log.parts;
  const totals = totalsOf(log.figures);
  return (
    <aside className="wrap small" aria-label="Your phone log">
      <p>
        <b>Your phone log came along:</b> <span>{totals.sentence}</span>{' '}
        <span>It stays in this browser. Have the totals at hand for the demo.</span>
      </p>
      <CopyTotals text={totalsText(totals)} />
    </aside>
  );
}
