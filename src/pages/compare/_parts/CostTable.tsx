import {useState, type ReactElement} from 'react';

import {Card} from '@site/src/components/layout/Card';
import {FactTable} from '@site/src/components/layout/FactTable';
import {useAddressState} from '@site/src/components/shared/address/useAddressState';
import {Button} from '@site/src/components/ui/Button';
import {compareFieldIds} from '@site/src/data/compareFields';
import {wayIds, ways} from '@site/src/data/compareWays';
import {compareCosts, compareVerdict, countedText} from '@site/src/domain/compare/costs';
import {exampleNumbers, readNumbers, writeNumbers} from '@site/src/domain/compare/numbers';
import {formatDollars} from '@site/src/format/numbers';

import {CompareNumberField} from './CompareNumberField';
import styles from './CostTable.module.css';

/** The visitor's four numbers, which way is cheaper, and what each costs. */
export function CostTable(): ReactElement {
  const [numbers, setNumbers] = useAddressState(exampleNumbers, readNumbers, writeNumbers);
  /** Fields are made again at a reset, without what was typed and not counted. */
  const [resets, setResets] = useState(0);
  const costs = compareCosts(numbers);
  const {title, text} = compareVerdict(numbers);

  return (
    <Card padded>
      <p className="withoutScript small muted">
        These figures are an example. Turn on JavaScript to use your own.
      </p>
      <div className={`needsScript ${styles.fields}`}>
        {compareFieldIds.map((field) => (
          <CompareNumberField
            key={`${field}${resets}`}
            field={field}
            value={numbers[field]}
            onChange={(value) => setNumbers({...numbers, [field]: value})}
          />
        ))}
      </div>
      <div role="status" className={styles.verdict}>
        <p className={styles.title}>{title}</p>
        <p className="muted">{text}</p>
      </div>
      <FactTable
        caption="What each way costs"
        className={styles.costs}
        columns={['Way', 'A month', 'First year']}
        figures
        rows={wayIds.map((way) => {
          const cost = costs[way];
          const withoutQuote = way === 'ours' ? 'Ask us' : 'Your quote';
          return {
            id: way,
            name: (
              <>
                {ways[way]}
                <small>{countedText(way, numbers)}</small>
              </>
            ),
            cells: [
              cost === null ? withoutQuote : formatDollars(cost.month),
              cost === null ? withoutQuote : formatDollars(cost.firstYear),
            ],
          };
        })}
      />
      <p className={`noPrint ${styles.reset}`}>
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            setNumbers(exampleNumbers);
            setResets(resets + 1);
          }}
        >
          Back to the example
        </Button>
      </p>
    </Card>
  );
}
