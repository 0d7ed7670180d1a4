import type {ReactElement} from 'react';

import {ChipRadio, ChipRadios} from '@site/src/ui/filter-bar/Chip';
import {Tag} from '@site/src/ui/Tag';
import {annualDiscount} from '@site/src/data/plans';
import {billingIds, type BillingId} from '@site/src/features/pricing/rules/firstYear';

import styles from './BillingToggle.module.css';

const labels: Readonly<Record<BillingId, string>> = {monthly: 'Monthly', annual: 'Annual'};

export interface BillingToggleProps {
  readonly billing: BillingId;
  readonly onChange: (billing: BillingId) => void;
}

/** Choice of monthly or annual billing. Behind the flag `annualBillingToggle`. */
export function BillingToggle({billing, onChange}: BillingToggleProps): ReactElement {
  return (
    <ChipRadios legend="How you pay" className={styles.toggle}>
      {billingIds.map((id) => (
        <ChipRadio
          key={id}
          name="billing"
          value={id}
          checked={id === billing}
          onChange={() => onChange(id)}
        >
          {labels[id]}
          {id === 'annual' ? <Tag tone="live">{annualDiscount.badge}</Tag> : null}
        </ChipRadio>
      ))}
    </ChipRadios>
  );
}
