import type {ReactElement} from 'react';
import clsx from 'clsx';

import {Section, SectionHead} from '@site/src/components/layout/Section';
import type {Figures} from '@site/src/domain/phoneLog/figures';
import {dayOf} from '@site/src/domain/phoneLog/time';
import {clockText, shortDate} from '@site/src/domain/phoneLog/wording';

import {unsaid} from '../../_content';
import styles from './Unsaid.drawing.module.css';

/** One message slip, mostly blank; each of its lines runs on to what the log can't say there. */
export function Unsaid({figures: {atOnce}}: {readonly figures: Figures}): ReactElement {
  const written = [
    [
      `Date ${shortDate(dayOf(atOnce.clock))}`,
      `Time ${clockText(atOnce.clock).replace(/ [ap]m$/, '')}`,
    ],
    ['M'],
    ['Phone'],
    ['Telephoned', 'Wants a visit'],
    ['Please call', 'Was called'],
    ['Message'],
  ];
  return (
    <Section labelledBy="unsaid">
      <SectionHead id="unsaid" title="What the log can’t say" />
      <p className={styles.title} aria-hidden="true">
        While You Were Out
      </p>
      <ul role="list">
        {unsaid.map(({title, text}, at) => (
          <li key={title} className={styles.line}>
            <div className={clsx((at === 3 || at === 4) && styles.boxes)} aria-hidden="true">
              {written[at]?.map((word) => (
                <span key={word} data-ticked={word === 'Telephoned' || undefined}>
                  {word}
                </span>
              ))}
              {at === 2 ? <i className={`struck ${styles.struck}`} /> : null}
            </div>
            <p>
              <b>{title}</b> <span>{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
