import type {ReactElement} from 'react';

import {Button} from '@site/src/ui/Button';
import {counted} from '@site/src/lib/format/counted';

import {unreadText} from '../../count/sentences';
import {AccountParts} from './Account';
import styles from './Account.module.css';
import type {SheetProps} from './Sheet';

/** The sum of the lines under the result, and the way back to the sheet. */
export function ClosedSheet({log, actions}: SheetProps): ReactElement {
  const {sheet, isOpen} = log;
  const {unread, lines} = sheet.account;
  return (
    <div className={styles.closed} id="closed">
      <p id="how-read">
        <b>How we read it:</b>{' '}
        {unread > 0 ? (
          <>
            <b className={styles.warning}>{unreadText(sheet.account)}</b> <span>of </span>
          </>
        ) : null}
        <span>{`${counted(lines, 'line')}, `}</span>
        <AccountParts sheet={sheet} />
        <span>.</span>{' '}
        {sheet.settings.usesLengths && sheet.length ? null : <span>Call lengths left out.</span>}
      </p>
      <div className="actions">
        <Button
          variant="ghost"
          size="small"
          aria-expanded={isOpen}
          aria-describedby="how-read"
          onClick={() => actions.openSheet(!isOpen)}
        >
          {isOpen ? 'Close' : 'Change'}
        </Button>
        <Button variant="ghost" size="small" onClick={actions.startOver}>
          Read another log
        </Button>
      </div>
    </div>
  );
}
