import {useEffect, useId, useState, type ReactElement} from 'react';

import {Columns} from '@site/src/layout/Columns';
import {FactList} from '@site/src/layout/FactList';
import {NumberField} from '@site/src/ui/NumberField';
import {quoteSentence, readQuote, serviceCost} from '@site/src/features/compare/rules/quote';
import {formatDollars, formatDollarsAndCents} from '@site/src/lib/format/numbers';
import {COMPARED_MINUTES, costRows, costTexts} from '../data';

import styles from './QuoteCost.module.css';

/** Milliseconds after the last key, so that no error is shown while a price is typed. */
const TYPING_PAUSE_MS = 400;

/** Monthly cost of each way, with a field for the price that a service quoted. */
export function QuoteCost(): ReactElement {
  const [text, setText] = useState('');
  const [quote, setQuote] = useState(() => readQuote(''));
  useEffect(() => {
    const timer = setTimeout(() => setQuote(readQuote(text)), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const {perMinute, problem} = quote;

  return (
    <Columns split="4/7">
      <div className={styles.quote}>
        <h2 id="cost" className="title">
          {costTexts.title}
        </h2>
        <div className="needsScript">
          <NumberField
            id={useId()}
            label={costTexts.quoteLabel}
            note={problem}
            prefix="$"
            unitText="dollars a minute"
            text={text}
            onText={setText}
            onBlur={() => setQuote(readQuote(text))}
          />
        </div>
        <p role="status" className={`h3 ${styles.sentence}`}>
          {quoteSentence(quote)}
        </p>
      </div>
      <FactList
        layout="figures"
        facts={costRows.map(({way, name, note, cost}) => {
          const isQuoted = way === 'service' && perMinute !== null;
          const price = isQuoted ? formatDollars(serviceCost(perMinute)) : cost;
          return {
            term: (
              <>
                <strong>{name}</strong>
                <small>
                  {isQuoted
                    ? `${COMPARED_MINUTES} minutes × ${formatDollarsAndCents(perMinute)}`
                    : note}
                </small>
              </>
            ),
            fact: way === 'ours' ? <b>{price}</b> : price,
          };
        })}
      />
    </Columns>
  );
}
