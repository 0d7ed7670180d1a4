import {type ReactElement, useSyncExternalStore, useState} from 'react';

import {Button} from '@site/src/ui/Button';
import {copyText} from '@site/src/lib/text/copyText';

import {carriedTotals} from '../count/carried';
import styles from './TotalsAtHand.module.css';

const never = (): (() => void) => () => undefined;
const nothing = (): null => null;

/** The totals of the log that was read before on this visit, beside the booking. */
export function TotalsAtHand(): ReactElement | null {
  const totals = useSyncExternalStore(never, carriedTotals, nothing);
  const [said, setSaid] = useState('');
  if (!totals) return null;
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(totals.text);
    setSaid(isCopied ? 'The totals are copied.' : 'The browser blocked copying.');
  };
  return (
    <aside className="wrap" aria-label="Your phone log">
      <div className={`small ${styles.totals}`}>
        <p>
          <b>Your phone log came along:</b> <span>{totals.sentence}</span>{' '}
          <span>It stays in this browser. Have the totals at hand for the demo.</span>
        </p>
        <Button variant="ghost" size="small" onClick={() => void copy()}>
          Copy the totals
        </Button>
        <p role="status">{said}</p>
      </div>
    </aside>
  );
}
