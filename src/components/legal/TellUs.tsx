import type {ReactElement} from 'react';

import {PhoneLink} from '@site/src/components/cta/PhoneLink';
import {ButtonLink} from '@site/src/components/ui/Button/Button';

import styles from './tellUs.module.css';

export interface TellUsProps {
  readonly headingId: string;
  readonly phone: string;
  readonly email: string;
  /** Hours until somebody answers. */
  readonly replyHours: number;
  readonly lastUpdated: string;
}

export function TellUs({
  headingId,
  phone,
  email,
  replyHours,
  lastUpdated,
}: TellUsProps): ReactElement {
  return (
    <div className={styles.band}>
      <h2 id={headingId}>Something in your way?</h2>
      <div className={styles.words}>
        <p className="lede">
          Say which page, what you used, and what you wanted to do. A person answers within{' '}
          {replyHours} hours, and gets you what you came for in the meantime.
        </p>
        <div className={`actions ${styles.actions}`}>
          <ButtonLink variant="canary" to={`mailto:${email}?subject=Accessibility`}>
            Write to {email}
          </ButtonLink>
          <PhoneLink variant="ghost">{`Call ${phone}`}</PhoneLink>
        </div>
        <p className={`small muted ${styles.date}`}>Statement last updated {lastUpdated}.</p>
      </div>
    </div>
  );
}
