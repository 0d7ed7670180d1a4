import type {ReactElement, ReactNode} from 'react';

import {usePublicEnv} from '@site/src/components/shared/env/usePublicEnv';
import {ButtonLink, type ButtonLook} from '@site/src/components/ui/Button';
import {type DemoSource} from '@site/src/domain/analytics/events';
import {track} from '@site/src/domain/analytics/track';

export interface DemoLinkProps extends Omit<ButtonLook, 'variant'> {
  /** Where the button stands, for the demo-click event. */
  readonly source: DemoSource;
  /** `plain` brings no look of its own: the place it stands in gives it one. */
  readonly variant?: ButtonLook['variant'] | 'plain';
  readonly children: ReactNode;
}

/** Opens the booking page in a new tab and records where that was asked for. */
export function DemoLink({
  source,
  variant,
  size,
  className,
  children,
}: DemoLinkProps): ReactElement {
  const {bookingUrl} = usePublicEnv();
  const record = (): void => track({type: 'demo_click', source});
  const label = (
    <>
      {children}
      <span className="visuallyHidden"> (opens in a new tab)</span>
    </>
  );

  return variant === 'plain' ? (
    <a href={bookingUrl} target="_blank" rel="noopener" className={className} onClick={record}>
      {label}
    </a>
  ) : (
    <ButtonLink
      to={bookingUrl}
      newTab
      variant={variant}
      size={size}
      className={className}
      onClick={record}
    >
      {label}
    </ButtonLink>
  );
}
