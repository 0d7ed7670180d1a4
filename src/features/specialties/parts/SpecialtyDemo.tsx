import type {ReactElement} from 'react';

import {DemoBand} from '@site/src/features/cta/parts/DemoBand';
import {PhoneLink} from '@site/src/features/cta/parts/PhoneLink';
import {company} from '@site/src/config/company';
import {buttonLabels} from '@site/src/data/buttonLabels';
import {type Specialty} from '@site/src/features/specialties/data/schema';
import {demoFacts} from '@site/src/data/subjects';
import {type DemoSource} from '@site/src/features/measurement/rules/events';

export interface SpecialtyDemoProps {
  readonly demo: Specialty['demo'];
  readonly source: DemoSource;
}

export function SpecialtyDemo({
  demo: {title, hasNumberInLabel = false},
  source,
}: SpecialtyDemoProps): ReactElement {
  return (
    <DemoBand
      source={source}
      id="demo"
      title={title}
      text={demoFacts.short}
      demoLabel={buttonLabels.specialtyDemo}
      secondButton={
        <PhoneLink variant="ghost" showsNumber={!hasNumberInLabel}>
          {hasNumberInLabel
            ? `Call ${company.phone.display} to Test AI`
            : buttonLabels.specialtyCall}
        </PhoneLink>
      }
    />
  );
}
