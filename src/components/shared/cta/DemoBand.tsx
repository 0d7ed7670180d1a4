import type {ReactElement, ReactNode} from 'react';

import {Band, type BandProps} from '@site/src/components/layout/Band';
import {type DemoSource} from '@site/src/domain/analytics/events';

import {DemoLink} from './DemoLink';
import {PhoneLink} from './PhoneLink';

export interface DemoBandProps extends Omit<BandProps, 'actions'> {
  /** The page of the band, for the demo-click event. */
  readonly source: DemoSource;
  readonly demoLabel?: ReactNode;
  /** Instead of the test line and its number; null for none. */
  readonly secondButton?: ReactNode;
  /** On the right the buttons take the place of an object there. */
  readonly buttons?: 'below' | 'right';
}

/** The band that a page closes with where it asks for a demo: its words, a demo or a call. */
export function DemoBand({
  source,
  demoLabel,
  secondButton = <PhoneLink variant="ghost" showNumber />,
  buttons = 'below',
  children,
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
    <Band {...band} actions={actions}>
      {children}
    </Band>
  );
}
