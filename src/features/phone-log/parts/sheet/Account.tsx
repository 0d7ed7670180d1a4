import type {ReactElement} from 'react';

import warning from '@site/src/ui/icon/drawn/warning';
import {Icon} from '@site/src/ui/icon/Icon';

import {accountText, unreadReasons, unreadText} from '../../count/sentences';
import type {SheetData} from '../../count/sheet';
import styles from './Sheet.module.css';

interface AccountProps {
  readonly sheet: SheetData;
  readonly fileName: string;
}

/** The sum of the file's lines; those that couldn't be read come first. */
export function Account({sheet, fileName}: AccountProps): ReactElement {
  const {account, stop} = sheet;
  return (
    <>
      {account.unread > 0 ? (
        <div className={styles.unread}>
          <Icon path={warning} size="small" />
          <details>
            <summary>
              <b>{`${unreadText(account)}.`}</b>{' '}
              <span>
                {stop === 'unread'
                  ? 'That is more than 1 in 100, so we state no figure. Choose another column for the time, or export the log again.'
                  : `${account.unread === 1 ? 'It isn’t' : 'They aren’t'} counted.`}
              </span>{' '}
              <span className="textLink">Why</span>
            </summary>
            <p>{unreadReasons(account)}</p>
          </details>
        </div>
      ) : null}
      <p id="how-read" className="muted">
        <span className={styles.name}>{`${fileName}, `}</span>
        <span>{`${accountText(sheet)}.`}</span>
      </p>
    </>
  );
}
