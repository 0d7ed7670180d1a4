import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {Card} from '@site/src/components/layout/Card';
import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {Wave} from '@site/src/components/ui/Wave';
import {brand} from '@site/src/config/brand';
import {team, teamRoleIds} from '../_content/team';
import type {Milestone} from '../_content/timeline';

import styles from './ExtensionCard.drawing.module.css';

/** Two digits, as on the card: the first role is 01. */
export const extension = (index: number): string => String(index + 1).padStart(2, '0');

/**
 * The card by the phone: who to ask for, about what, and the page that knows. The company's line
 * comes in from the edge of the page, busier every year (oldest first), and ends in the card's slot.
 */
export function ExtensionCard({years}: {readonly years: readonly Milestone[]}): ReactElement {
  return (
    <div className={styles.hero}>
      <div aria-hidden="true" className={styles.line}>
        {years.map(({year, calls}, index) => (
          <Wave
            key={year}
            fit="none"
            width={400}
            height={88}
            seed={year + 6}
            lead={index === 0 ? 90 : 0}
            tail={20}
            step={3.6}
            amplitude={calls}
            word={[14, 40]}
            pause={[10 - index * 2, 52 - index * 14]}
          />
        ))}
        <span />
      </div>
      <Card as="nav" aria-labelledby="team" className={styles.card}>
        <div className={styles.head}>
          <h2 id="team">Who to ask for</h2>
          <p>
            <PhoneLink variant="plain" className="num">
              {brand.phone.display}
            </PhoneLink>
            , then say who you want
          </p>
          <PhoneLink variant="plain" className={`bookedSlot ${styles.open}`}>
            <b>Line open</b> <span className="small">Answers first, at any hour</span>
          </PhoneLink>
        </div>
        <ol role="list" className={styles.list}>
          {teamRoleIds
            .map((id) => team[id])
            .map(({role, ask, to, page}, index) => (
              <li key={role}>
                <span className={`num ${styles.extension}`} aria-hidden="true">
                  {extension(index)}
                </span>
                <h3>{role}</h3>
                <p>{ask}</p>
                <Link to={to}>{page}</Link>
              </li>
            ))}
        </ol>
      </Card>
    </div>
  );
}
