import type {ReactElement} from 'react';

import {DataTable} from '@site/src/components/layout/DataTable';
import type {RoiInputs} from '@site/src/data/roiFields';
import {breakEven, type BreakEvenGoal} from '@site/src/domain/roi/breakEven';
import {breakEvenText} from '@site/src/domain/roi/texts';

import styles from './tables.module.css';

const goals = ['month', 'first-year'] as const satisfies readonly BreakEvenGoal[];

const ways = [
  {id: 'calls', name: 'From recovered calls alone', countStaffSaving: false},
  {id: 'staff', name: 'With staff time saved', countStaffSaving: true},
] as const;

/** The fewest recovered calls, and the smallest missed rate, at which it pays. */
export function BreakEvenTable({inputs}: {readonly inputs: RoiInputs}): ReactElement {
  return (
    <DataTable
      className={styles.even}
      caption={<span className="visuallyHidden">Break-even</span>}
      head={['', 'To pay for the plan each month', 'To pay for setup within a year, too']}
      rows={ways.map(({id, name, countStaffSaving}) => ({
        key: id,
        cells: [
          name,
          ...goals.map((goal) => {
            const {calls, rate} = breakEvenText(breakEven(inputs, goal, {countStaffSaving}));
            return (
              <div key={goal}>
                <b>{calls}</b>
                <small>{rate}</small>
              </div>
            );
          }),
        ],
      }))}
    />
  );
}
