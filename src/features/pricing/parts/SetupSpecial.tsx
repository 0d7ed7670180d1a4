import type {ReactElement} from 'react';

import {Columns} from '@site/src/layout/Columns';
import {FactList} from '@site/src/layout/FactList';
import {claims} from '@site/src/data/claims';
import {setupFee, setupSaving} from '@site/src/data/plans';
import {setup} from '@site/src/data/serviceSubjects';
import {formatDollars} from '@site/src/lib/format/numbers';

import styles from './SetupSpecial.module.css';

/** Setup fee: the regular one, what is saved, and what is paid. */
export function SetupSpecial(): ReactElement {
  return (
    <Columns split="4/7" className={styles.setup}>
      <div>
        <h2 id="setup-heading">Setup is {setup.offer}</h2>
        <p className="muted">
          One fee, once: we connect your schedule, enter your rules, and give you{' '}
          {claims.supportDays} days of dedicated support after you go live.
        </p>
      </div>
      <FactList
        layout="figures"
        facts={[
          {term: 'Of the regular fee', fact: `Save ${formatDollars(setupSaving)}`},
          {term: 'You pay, once', fact: <b>{formatDollars(setupFee.special)}</b>},
        ]}
      />
    </Columns>
  );
}
