import type {ReactElement, ReactNode} from 'react';

import {Band, type BandProps} from '@site/src/layout/Band';
import {type DemoSource} from '@site/src/features/measurement/rules/events';

import {DemoLink} from './DemoLink';
import {PhoneLink} from './PhoneLink';

export interface DemoBandProps extends Omit<BandProps, 'actions' | 'children'> {
  /** Page that shows the band, for the demo-click event. */
  readonly source: DemoSource;
  readonly demoLabel?: ReactNode;
  /** Replaces the test line and its number; null shows nothing. */
  readonly secondButton?: ReactNode;
  /** `right` puts the buttons on the right, in place of a drawing. */
  readonly buttons?: 'below' | 'right';
}

/** Closing band of a page that offers a demo or a call. */
export function DemoBand({
  source,
  demoLabel,
  secondButton = <PhoneLink variant="ghost" showsNumber />,
  buttons = 'below',
  ...band
}: DemoBandProps): ReactElement {
  const actions = (
    <>
      <DemoLink source={source}>{demoLabel}</DemoLink>
      {secondButton}
    </>
  );
  return buttons === 'right' ? (
    <Band {...band}>
      <div className="actions">{actions}</div>
    </Band>
  ) : (
    <Band {...band} actions={actions} />
  );
}
