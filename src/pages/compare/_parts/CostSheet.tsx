import {useState, type ReactElement} from 'react';

import {Card} from '@site/src/components/layout/Card';
import {RuledList} from '@site/src/components/layout/RuledList';
import {useAddressState} from '@site/src/components/shared/address/useAddressState';
import {Button} from '@site/src/components/ui/Button';
import {Tag} from '@site/src/components/ui/Tag';
import type {CompareFieldId} from '@site/src/data/compareFields';
import {wayIds, ways} from '@site/src/data/compareWays';
import {compareCosts} from '@site/src/domain/compare/costs';
import {noNumbers, readNumbers, writeNumbers} from '@site/src/domain/compare/numbers';
import {compareVerdict, costText, fewestCallsText} from '@site/src/domain/compare/verdict';
import {yearSlots} from '@site/src/domain/compare/yearSlots';
import {dataValue, formatDollars} from '@site/src/format/numbers';

import styles from './CostSheet.drawing.module.css';
import {OwnNumberField} from './OwnNumberField';

const groups: readonly {readonly legend: string; readonly fields: readonly CompareFieldId[]}[] = [
  {legend: 'Your phone', fields: ['calls', 'minutes', 'locations', 'lost']},
  {legend: ways.hire.name, fields: ['wage', 'hours', 'away']},
  {legend: `${ways.service.name}, from its quote`, fields: ['flat', 'perMinute', 'perCall']},
];

function Slots({paid, lost}: {readonly paid: number; readonly lost: number}): ReactElement {
  return (
    <div className={styles.slots} aria-hidden="true">
      {Array.from({length: paid + lost}, (_, at) => (
        <span key={at} className={at < paid ? 'bookedSlot' : styles.lost} />
      ))}
    </div>
  );
}

/** The visitor's numbers on the left, the first year of each way on the right, on one sheet. */
export function CostSheet(): ReactElement {
  const [numbers, setNumbers] = useAddressState(noNumbers, readNumbers, writeNumbers);
  /** Fields are made anew when they are cleared, with what was typed and not counted. */
  const [cleared, setCleared] = useState(0);
  const costs = compareCosts(numbers);
  const verdict = compareVerdict(numbers);
  const slots = yearSlots(costs);
  const fewest = fewestCallsText(numbers);

  return (
    <Card className={styles.sheet}>
      <div className={styles.ask}>
        <p className="withoutScript">
          Counting needs JavaScript. Without it, the math below works with a pencil.
        </p>
        {groups.map(({legend, fields}) => (
          <fieldset key={legend} className={`needsScript ${styles.group}`}>
            <legend>{legend}</legend>
            {fields.map((field) => (
              <OwnNumberField
                key={`${field}${cleared}`}
                field={field}
                value={numbers[field]}
                onChange={(value) => setNumbers({...numbers, [field]: value})}
              />
            ))}
          </fieldset>
        ))}
        <div className="actions">
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              setNumbers(noNumbers);
              setCleared(cleared + 1);
            }}
          >
            Clear
          </Button>
          <Button variant="ghost" size="small" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </div>
      <div className={styles.answer}>
        <div role="status">
          <p className={styles.verdict}>
            <strong>{verdict.title}</strong>
            <span>{verdict.text}</span>
          </p>
        </div>
        <RuledList layout="stacked" className={styles.years}>
          {wayIds.map((way) => {
            const cost = costs[way];
            const isKnown = cost.kind === 'cost';
            return (
              <li key={way}>
                <div className={styles.way}>
                  <div>
                    <h3>{ways[way].name}</h3>
                    {verdict.way === way ? <Tag tone="ink">Costs least</Tag> : null}
                  </div>
                  {isKnown ? (
                    <data className="num" value={dataValue(cost.firstYear)}>
                      {formatDollars(cost.firstYear)}
                    </data>
                  ) : null}
                </div>
                {isKnown && slots !== null ? <Slots {...slots.of(cost)} /> : null}
                <p className="small num">{costText(way, numbers, cost)}</p>
              </li>
            );
          })}
        </RuledList>
        <p className="small muted">
          {slots === null
            ? 'The first year of each way appears here, drawn in slots.'
            : `First year. One slot is ${formatDollars(slots.usdPerSlot)}: filled is paid, outlined is lost to missed calls.`}
        </p>
        {fewest === '' ? null : (
          <p className="small muted">
            <span>{fewest}</span>
          </p>
        )}
      </div>
    </Card>
  );
}
