import type {ReactElement} from 'react';
import clsx from 'clsx';

import {Card} from '@site/src/layout/Card';
import {EmailAddress} from '@site/src/features/cta/parts/contactLinks';
import {DemoLink} from '@site/src/features/cta/parts/DemoLink';
import {PhoneLink} from '@site/src/features/cta/parts/PhoneLink';
import {useSpecialtyMenu} from '@site/src/features/specialties/parts/useSpecialtyMenu';
import {Slot} from '@site/src/ui/Slot';
import {company} from '@site/src/config/company';
import {aiPhoneLine, replyPromise} from '@site/src/data/subjects';
import {team, timeline} from '../_content';

import styles from './DeskPhone.drawing.module.css';

/** Key of the phone; the lit one is that of our AI line. */
function Key({isLit = false}: {readonly isLit?: boolean}): ReactElement {
  return <span aria-hidden="true" className={clsx(styles.key, isLit && styles.lit)} />;
}

/** The company as a desk phone: seven keys with roles, the AI line, and four years as slots. */
export function DeskPhone(): ReactElement {
  const years = timeline(useSpecialtyMenu().flatMap(({items}) => items).length);
  return (
    <Card className={styles.phone}>
      <section aria-labelledby="team" className={styles.page}>
        <div className={styles.head}>
          <h2 id="team">Our team, by role</h2>
          <p>
            Write to <EmailAddress /> and say who you want. {replyPromise.sentence}
          </p>
        </div>
        <ul role="list" className={styles.keys}>
          {team.map(({role, does}) => (
            <li key={role}>
              <Key />
              <h3>{role}</h3>
              <p>{does}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="line" className={styles.page}>
        <div className={styles.head}>
          <h2 id="line" className="visuallyHidden">
            Our line and our office
          </h2>
          <PhoneLink variant="plain" className={`num press quiet ${styles.number}`}>
            <Key isLit />
            {company.phone.display}
          </PhoneLink>
          <p>Our AI line. {aiPhoneLine.does}</p>
        </div>
        <dl className={styles.years}>
          {years.map(({year, text}) => (
            <div key={year}>
              <dt>{year}</dt>
              <dd>
                <Slot className={styles.entry}>{text}</Slot>
              </dd>
            </div>
          ))}
        </dl>
        <div className={`apart ${styles.foot}`}>
          <p>
            <small>Headquarters</small> {company.headquarters}
          </p>
          <DemoLink source="about" />
        </div>
      </section>
    </Card>
  );
}
