import type {ReactElement} from 'react';
import clsx from 'clsx';

import type {RoiInputs} from '@site/src/data/roiFields';
import {breakEven, type BreakEvenGoal} from '@site/src/domain/roi/breakEven';
import {breakEvenText} from '@site/src/domain/roi/breakEvenText';

import styles from './roiTable.module.css';

export interface BreakEvenTableProps {
  readonly inputs: RoiInputs;
}

const goals: readonly {readonly goal: BreakEvenGoal; readonly label: string}[] = [
  {goal: 'month', label: 'To cover the plan each month'},
  {goal: 'first-year', label: 'To earn back setup within a year'},
];

const ways: readonly {readonly countStaffSaving: boolean; readonly label: string}[] = [
  {countStaffSaving: false, label: 'From recovered calls alone'},
  {countStaffSaving: true, label: 'With staff time saved'},
];

/** The fewest recovered calls, and the smallest missed rate, at which it pays. */
export function BreakEvenTable({inputs}: BreakEvenTableProps): ReactElement {
  return (
    <table className={clsx(styles.ledger, styles.lines)}>
      <caption className="visuallyHidden">The least that has to be true for it to pay</caption>
      <thead>
        <tr>
          <td />
          {goals.map(({goal, label}) => (
            <th key={goal} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ways.map(({countStaffSaving, label}) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {goals.map(({goal, label: column}) => {
              const {calls, rate} = breakEvenText(breakEven(inputs, goal, {countStaffSaving}));
              return (
                <td key={goal} data-label={column}>
                  <b>{calls}</b>
                  <span className={styles.detail}>{rate}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
