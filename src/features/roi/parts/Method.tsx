import type {ReactElement} from 'react';

import {FactList} from '@site/src/layout/FactList';
import type {RoiInputs} from '@site/src/features/roi/data/fields';
import {formulaSteps} from '@site/src/features/roi/rules/formulaSteps';

export function Method({inputs}: {readonly inputs: RoiInputs}): ReactElement {
  return (
    <FactList
      layout="figures"
      facts={formulaSteps(inputs).map(({label, working, result}) => ({
        term: (
          <>
            <strong>{label}</strong> <small className="num">{working}</small>
          </>
        ),
        fact: result,
      }))}
    />
  );
}
