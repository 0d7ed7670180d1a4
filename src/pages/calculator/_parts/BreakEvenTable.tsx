import type {ReactElement} from 'react';

import {FactTable} from '@site/src/components/layout/FactTable';
import type {RoiInputs} from '@site/src/data/roiFields';
import {breakEven, type BreakEvenGoal} from '@site/src/domain/roi/breakEven';
import {breakEvenText} from '@site/src/domain/roi/breakEvenText';

const goals = ['month', 'first-year'] as const satisfies readonly BreakEvenGoal[];

const ways = [
  {id: 'calls', name: 'From recovered calls alone', countStaffSaving: false},
  {id: 'staff', name: 'With staff time saved', countStaffSaving: true},
] as const;

/** The fewest recovered calls, and the smallest missed rate, at which it pays. */
export function BreakEvenTable({inputs}: {readonly inputs: RoiInputs}): ReactElement {
  return (
    <FactTable
      caption="The least that has to be true for it to pay"
      columns={['', 'To cover the plan each month', 'To earn back setup within a year']}
      rows={ways.map(({id, name, countStaffSaving}) => ({
        id,
        name,
        cells: goals.map((goal) => {
          const {calls, rate} = breakEvenText(breakEven(inputs, goal, {countStaffSaving}));
          return (
            <>
              <span>{calls}</span>
              <small>{rate}</small>
            </>
          );
        }),
      }))}
    />
  );
}
