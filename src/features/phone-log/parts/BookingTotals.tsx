import type {ReactElement} from 'react';

import {CopyTotals} from './CopyTotals';
import {logState, shownResult} from './reading/logState';

/** The totals of the log that was read before on this visit, beside the booking. */
export function BookingTotals(): ReactElement | null {
  const state = logState();
  const figures = state.name === 'log' ? shownResult(state.log) : null;
  if (state.name !== 'log' || !figures) return null;
  const {totalsOf, totalsText} = state.log.components;
  const totals = totalsOf(figures);
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
