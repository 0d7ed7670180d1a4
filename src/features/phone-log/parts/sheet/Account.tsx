import {Fragment, type ReactElement} from 'react';

import warning from '@site/src/ui/icon/drawn/warning';
import {Icon} from '@site/src/ui/icon/Icon';
import {counted} from '@site/src/lib/format/counted';

import {accountParts, unreadReasons, unreadText} from '../../count/sentences';
import type {Sheet} from '../../count/sheet';

import styles from './Account.module.css';

interface AccountProps {
  readonly sheet: Sheet;
  readonly fileName: string;
}

/** The parts of the sum: '3 title lines, 340 incoming calls, 52 outgoing'. */
export function AccountParts({sheet}: Pick<AccountProps, 'sheet'>): ReactElement {
  return (
    <>
      {accountParts(sheet).map(([count, text], at) => (
        <Fragment key={text}>
          <span>{at > 0 ? ', ' : ''}</span>
          <b className="num">{count.toLocaleString('en-US')}</b>
          <span>{` ${text}`}</span>
        </Fragment>
      ))}
    </>
  );
}

/** The sum of the file's lines under the sheet's title; those that couldn't be read come first. */
export function Account({sheet, fileName}: AccountProps): ReactElement {
  const {account, stop} = sheet;
  const {unread, lines} = account;
  return (
    <div>
      {unread > 0 ? (
        <div className={styles.unread}>
          <Icon path={warning} size="small" />
          <div>
            <b>{`${unreadText(account)}.`}</b>{' '}
            <span>
              {stop === 'unread'
                ? 'That is more than 1 in 100, so we state no figure. Choose another column for the time, or export the log again.'
                : `${unread === 1 ? 'It isn’t' : 'They aren’t'} counted.`}
            </span>{' '}
            <details>
              <summary className="textLink">Why</summary>
              <p>{unreadReasons(account)}</p>
            </details>
          </div>
        </div>
      ) : null}
      <p className={styles.lines}>
        <b className="num">{counted(lines, 'line')}</b> <span>in</span>{' '}
        <span className={styles.name}>{fileName}</span>
        <span>: </span>
        {unread > 0 ? (
          <>
            <span className={styles.warning}>
              <b className="num">{unread.toLocaleString('en-US')}</b> we couldn’t read
            </span>
            <span>, </span>
          </>
        ) : null}
        <AccountParts sheet={sheet} />
        <span>.</span>
      </p>
    </div>
  );
}
