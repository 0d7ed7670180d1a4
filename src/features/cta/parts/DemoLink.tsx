import type {ReactElement, ReactNode} from 'react';

import {ButtonLink, type ButtonLook} from '@site/src/ui/Button';
import {buttonLabels} from '@site/src/data/buttonLabels';
import {type DemoSource} from '@site/src/features/measurement/rules/events';
import {track} from '@site/src/features/measurement/rules/track';

import {useBookingUrl} from './useBookingUrl';

export interface DemoLinkProps extends ButtonLook {
  /** Place of the button, for the demo-click event. */
  readonly source: DemoSource;
  readonly children?: ReactNode;
}

/** Link to the booking page (an external one opens in a new tab) that tracks the click and its place. */
export function DemoLink({
  source,
  children = buttonLabels.demo,
  ...rest
}: DemoLinkProps): ReactElement {
  const bookingUrl = useBookingUrl();
  return (
    <ButtonLink
      {...rest}
      to={bookingUrl ?? '/book'}
      newTab={bookingUrl !== null}
      onClick={() => track({type: 'demo_click', source, isConversion: bookingUrl !== null})}
    >
      {children}
    </ButtonLink>
  );
}
