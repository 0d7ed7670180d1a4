import type {ReactElement} from 'react';
import clsx from 'clsx';

import {Card} from '@site/src/layout/Card';
import {FactList} from '@site/src/layout/FactList';
import {PhoneDisclosure} from '@site/src/layout/PhoneDisclosure';
import {EmailAddress, PhoneNumber} from '@site/src/features/cta/parts/contactLinks';
import {Button} from '@site/src/ui/Button';
import {officeHours} from '@site/src/data/officeHours';
import {aiPhoneLine, demoFacts, replyPromise} from '@site/src/data/subjects';

import styles from './Booking.drawing.module.css';
import strip from './DayStrip.drawing.module.css';
import {demoRules} from '../data';
import {Panel} from './Panel';
import {bookingDraft} from '../rules/bookingDraft';

/** Short description of a demo, shown until a time is chosen. */
export function AboutDemo(): ReactElement {
  return (
    <Panel title={`${demoFacts.name}, by video or phone`} note="With a person from our team.">
      <PhoneDisclosure id="demo-agenda" isQuiet label="How the demo goes">
        <div className={styles.about}>
          <FactList facts={demoRules.agenda} />
          <p className="small muted">For example:</p>
          {demoRules.exampleCalls.map((call) => (
            <p key={call}>
              <q>{call}</q>
            </p>
          ))}
          <p className="small muted">
            We’ll email you a calendar file and a link to move or cancel. Questions first? Write to{' '}
            <EmailAddress />.
          </p>
        </div>
      </PhoneDisclosure>
    </Panel>
  );
}

/** Placeholder for the days and times, in the HTML and until they load, with their height. */
export function LoadingCard(): ReactElement {
  const outlines = (count: number): ReactElement[] =>
    Array.from({length: count}, (_, index) => <i key={index} />);
  return (
    <Card className={clsx(styles.card, styles.loading)}>
      <p className="visuallyHidden">Loading open times</p>
      <div aria-hidden="true" className={styles.day}>
        <div className={styles.head}>
          <div className={strip.strip}>
            <div className={strip.days}>{outlines(10)}</div>
          </div>
          <div className={`inLine ${styles.dayHead}`}>{outlines(1)}</div>
        </div>
        <div className={styles.times}>
          {Array.from({length: 15}, (_, row) => (
            <div key={row} className={styles.row}>
              {outlines(3)}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.details}>
        <AboutDemo />
      </div>
    </Card>
  );
}

export interface OtherWaysProps {
  readonly title: string;
  readonly note: string;
  readonly onRetry?: () => void;
  readonly className?: string;
}

/** Ways to book without the calendar; also printed when nothing is booked. */
export function OtherWays({title, note, onRetry, className}: OtherWaysProps): ReactElement {
  return (
    <Card className={clsx(styles.otherWays, className)}>
      <Panel title={title} note={<span className="noPrint">{note}</span>}>
        <FactList
          facts={[
            {
              term: 'Phone',
              fact: (
                <>
                  <PhoneNumber />
                  <p className="small">{`This is ${aiPhoneLine.name}. It books your demo, day or night.`}</p>
                </>
              ),
            },
            {
              term: 'Email',
              fact: (
                <>
                  <EmailAddress draft={bookingDraft()} />
                  <p className="small">{`Name two times that work for you. ${replyPromise.sentence}`}</p>
                </>
              ),
            },
            ...officeHours.map(({days, hours}) => ({term: days, fact: hours ?? 'Closed'})),
          ]}
        />
        {onRetry ? <Button onClick={onRetry}>Try again</Button> : null}
      </Panel>
    </Card>
  );
}
