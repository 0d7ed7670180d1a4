import {type ReactElement, useRef} from 'react';

import {Cord} from '@site/src/ui/cord/Cord';
import {useReadingPosition} from '@site/src/hooks/useReadingPosition';
import {Tag} from '@site/src/ui/Tag';
import {coreFeatures} from '../_content/coreFeatures';

import styles from './CoreFeatures.drawing.module.css';
import {CALL_LINE, DayBook} from './DayBook';

/**
 * Calls of one day, each with the feature that answers it. Wide screens show a page of the appointment
 * book beside them, where each call appears as it is read.
 */
export function CoreFeatures(): ReactElement {
  const section = useRef<HTMLElement>(null);
  const reached = useReadingPosition(section, 'h3', '44%');
  return (
    <section ref={section} className={styles.section} aria-labelledby="features">
      <div className={styles.reading}>
        <h2 id="features">Core Features</h2>
        <ol role="list" className={styles.calls}>
          {coreFeatures.map(
            ({id, time, isoTime, caller, lang, name, outcome, text, benefits}, at) => (
              <li key={id} id={id} data-now={at === reached || undefined}>
                <div className={styles.top}>
                  <h3>{name}</h3>
                  <p className={styles.said}>
                    <time className="num" dateTime={isoTime}>
                      {time}
                    </time>{' '}
                    <q lang={lang}>{caller}</q>
                  </p>
                  <Tag tone={outcome.tone} className={styles.outcome}>
                    {outcome.text}
                  </Tag>
                </div>
                <p className={styles.text}>{text}</p>
                <div className={styles.benefits}>
                  <ul role="list">
                    {benefits.map((benefit) => (
                      <li key={benefit}>{benefit}</li>
                    ))}
                  </ul>
                </div>
              </li>
            ),
          )}
        </ol>
      </div>
      <div className={`noPrint ${styles.side}`} data-ground="tint">
        <DayBook reached={reached} />
      </div>
      {reached !== null && reached >= 0 ? (
        <Cord
          section={section}
          from={`.${styles.said}`}
          to={CALL_LINE}
          index={reached}
          className={styles.cord}
        />
      ) : null}
    </section>
  );
}
