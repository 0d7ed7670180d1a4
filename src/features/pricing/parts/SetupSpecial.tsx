import type {ReactElement} from 'react';
import clsx from 'clsx';

import {Columns} from '@site/src/layout/Columns';
import {claims} from '@site/src/data/claims';
import {setupFee, setupSaving} from '@site/src/data/plans';
import {setup} from '@site/src/data/serviceSubjects';
import {formatDollars} from '@site/src/lib/format/numbers';

import styles from './SetupSpecial.module.css';

const DOLLARS_PER_SLOT = 1_000;
const slots = setupFee.regular / DOLLARS_PER_SLOT;
const paid = setupFee.special / DOLLARS_PER_SLOT;

/** Setup fee as ten slots of $1,000: three that are paid, seven that are saved. */
export function SetupSpecial(): ReactElement {
  const special = formatDollars(setupFee.special);
  const saving = formatDollars(setupSaving);
  return (
    <Columns split="4/7" className={styles.setup}>
      <div>
        <h2 id="setup-heading">Setup is {setup.offer}</h2>
        <p className="muted">
          One fee, once: we connect your schedule, enter your rules, and give you{' '}
          {claims.supportDays} days of dedicated support after you go live.
        </p>
      </div>
      <div
        role="img"
        aria-label={`${slots} slots of ${formatDollars(DOLLARS_PER_SLOT)} each. ${paid} are filled: you pay ${special}. ${slots - paid} are empty: you save ${saving}.`}
      >
        <div className={styles.slots}>
          {Array.from({length: slots}, (_, i) => (
            <span key={i} className={clsx(styles.slot, i < paid && ['bookedSlot', styles.paid])} />
          ))}
        </div>
        <div className={`small muted ${styles.legend}`}>
          <p>
            <strong className="num">{special}</strong> you pay
          </p>
          <p>
            <strong className="num">Save {saving}</strong> of the regular fee
          </p>
        </div>
      </div>
    </Columns>
  );
}
