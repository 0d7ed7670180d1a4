import {type ReactElement, useMemo, useState} from 'react';
import clsx from 'clsx';

import {Card} from '@site/src/layout/Card';
import {FactList} from '@site/src/layout/FactList';
import {Section} from '@site/src/layout/Section';
import {DemoLink} from '@site/src/features/cta/parts/DemoLink';
import {Accordion} from '@site/src/ui/Accordion';
import {Button} from '@site/src/ui/Button';
import {exports, phoneLogPage} from '../../data';
import type {Figures} from '../../count/figures';
import {countingRules} from '../../count/sentences';
import {totalsOf, totalsText} from '../../count/totals';
import {copyText} from '@site/src/lib/text/copyText';

import styles from './OnePage.drawing.module.css';

/** The totals on one page: to print, to keep, to bring to a demo. */
export function OnePage({figures}: {readonly figures: Figures}): ReactElement {
  const [said, setSaid] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const totals = useMemo(() => totalsOf(figures), [figures]);

  const copy = async (): Promise<void> => {
    const isCopied = await copyText(totalsText(totals));
    setSaid(
      isCopied ? 'The totals are copied.' : 'The browser blocked copying. Print the page instead.',
    );
  };

  return (
    <Section ground="tint" labelledBy="totals" className={styles.section}>
      <Card
        as="article"
        padded
        aria-labelledby="totals"
        className={clsx(styles.page, isWhole && styles.whole)}
      >
        <div className={`apart ${styles.head}`}>
          <h2 id="totals" className="h3">
            {totals.title}
          </h2>
          <p className="num">{totals.period}</p>
        </div>
        <p className={`num ${styles.sentence}`}>{totals.sentence}</p>
        <div className={styles.columns}>
          <dl>
            {totals.rows.map(([name, value]) => (
              <div key={name}>
                <dt className="muted">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <table>
            <caption>{totals.week.caption}</caption>
            <thead>
              <tr>
                <td />
                {totals.week.head.map((day) => (
                  <th key={day} scope="col">
                    {day}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {totals.week.rows.map(({name, cells}) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map(({text, isHot}, at) => (
                    <td key={at} className={clsx(isHot && styles.hot)}>
                      {text}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className={clsx(styles.columns, styles.questions)}>
          <div>
            <h3>To ask at the demo</h3>
            <ol>
              {totals.questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ol>
          </div>
          <div className={styles.notes}>
            <h3>Notes</h3>
            <i />
            <i />
            <i />
          </div>
        </div>
        <p className={`micro muted ${styles.foot}`}>{totals.note}</p>
      </Card>
      <div className="actions">
        <Button variant="ghost" className={styles.more} onClick={() => setIsWhole(true)}>
          Show all totals
        </Button>
        <Button onClick={() => window.print()}>Print this page</Button>
        <Button variant="ghost" onClick={() => void copy()}>
          Copy the totals
        </Button>
        <DemoLink source="phone_log" variant="ghost" className={styles.demo}>
          Take this to a demo
        </DemoLink>
      </div>
      <p role="status" className="small noPrint">
        {said}
      </p>
      <div className={`noPrint ${styles.folds}`}>
        <Accordion
          items={[
            {
              question: 'How this was counted',
              answer: <FactList facts={countingRules(figures)} layout="below" />,
            },
            {
              question: phoneLogPage.exportTitle,
              answer: (
                <FactList
                  facts={exports.map(({question, answer}) => ({term: question, fact: answer}))}
                  layout="below"
                />
              ),
            },
          ]}
        />
      </div>
    </Section>
  );
}
