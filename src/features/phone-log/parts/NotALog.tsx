import type {ReactElement} from 'react';

import {Card} from '@site/src/layout/Card';
import {Button, ButtonLink} from '@site/src/ui/Button';
import {counted} from '@site/src/lib/format/counted';

import {phoneLogPage} from '../data';
import styles from './NotALog.module.css';
import {TextButton} from './TextButton';
import type {LogState, PhoneLogActions} from './reading/logState';

export interface NotALogProps {
  readonly state: Extract<LogState, {name: 'no-log'}>;
  readonly actions: PhoneLogActions;
}

/** A file without the time of a call: what it looks like, what to export, and a way in. */
export function NotALog({state, actions}: NotALogProps): ReactElement {
  const {taken, lines, isContacts, log} = state;
  const looks = isContacts ? ' looks like a contact list' : ' can’t be read as one';
  return (
    <Card padded className={styles.card}>
      <h2 tabIndex={-1} data-focus-target>
        This isn’t a phone log
      </h2>
      <p className="lede">
        <span className={styles.name}>{taken.name}</span>
        <span>{`${looks}: ${counted(lines, 'line')}, and no column has the time of a call.`}</span>
      </p>
      <h3>Export this instead</h3>
      <p className="muted">
        Last month’s call history, as a CSV file: all incoming and outgoing calls, one line per
        call. Phone systems call it call log, call history, or call detail.
      </p>
      <div className="actions">
        <Button onClick={actions.startOver}>Choose another file</Button>
        <ButtonLink to="#export" variant="ghost" reloads>
          {phoneLogPage.exportTitle}
        </ButtonLink>
      </div>
      {log ? (
        <p className="muted">
          <span>If it is a phone log, </span>
          <TextButton onClick={actions.insist}>show us the column with the time</TextButton>
          <span>.</span>
        </p>
      ) : null}
    </Card>
  );
}
