import type {ReactElement} from 'react';

import {PhoneDisclosure} from '@site/src/components/layout/PhoneDisclosure';
import {RuledList} from '@site/src/components/layout/RuledList';
import {TickList} from '@site/src/components/ui/TickList';
import {coreFeatures} from '../_content/coreFeatures';

import styles from './CallLog.module.css';

/** Log of a day's calls: time, request, and the feature that answers it. */
export function CallLog(): ReactElement {
  return (
    <RuledList as="ol" layout="stacked" className={styles.log}>
      {coreFeatures.map(({id, time, isoTime, caller, name, text, benefits}) => (
        <li key={id}>
          <p className={styles.call}>
            <time className="num small" dateTime={isoTime}>
              {time}
            </time>{' '}
            <q>{caller}</q>
          </p>
          <PhoneDisclosure id={id} quiet label={name}>
            <div className={styles.answer}>
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
              <TickList items={benefits} />
            </div>
          </PhoneDisclosure>
        </li>
      ))}
    </RuledList>
  );
}
