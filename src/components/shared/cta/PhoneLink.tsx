import type {ReactElement, ReactNode} from 'react';

import {ButtonLink, type ButtonLook, LiveDot} from '@site/src/components/ui/Button';
import {brand} from '@site/src/config/brand';
import {track} from '@site/src/domain/analytics/track';

export interface PhoneLinkProps extends Omit<ButtonLook, 'variant'> {
  /** `plain` brings no look of its own: the place it stands in gives it one. */
  readonly variant?: ButtonLook['variant'] | 'plain';
  /** Writes the number after the label, for those who dial on another phone. */
  readonly showNumber?: boolean;
  /** The live light. On every button; a plain link has it only beside a label and number. */
  readonly liveDot?: boolean;
  readonly children: ReactNode;
}

/** Dials the test line and records that. */
export function PhoneLink({
  variant,
  size,
  className,
  showNumber = false,
  liveDot = variant !== 'plain' || showNumber,
  children,
}: PhoneLinkProps): ReactElement {
  const record = (): void => track({type: 'phone_click'});
  const label = (
    <>
      {liveDot ? <LiveDot /> : null}
      {showNumber ? (
        // One box, so that the space between label and number is a space and not a flex gap.
        <span>
          {children} <span className="num">{brand.phone.display}</span>
        </span>
      ) : (
        children
      )}
    </>
  );

  return variant === 'plain' ? (
    <a href={brand.phone.href} className={className} onClick={record}>
      {label}
    </a>
  ) : (
    <ButtonLink
      to={brand.phone.href}
      variant={variant}
      size={size}
      className={className}
      onClick={record}
    >
      {label}
    </ButtonLink>
  );
}
