import type {ReactElement, ReactNode} from 'react';

import {ButtonLink, type ButtonLook, LiveDot} from '@site/src/components/ui/Button';
import {brand} from '@site/src/config/brand';
import {buttonLabels} from '@site/src/data/buttonLabels';
import {track} from '@site/src/domain/analytics/track';

export interface PhoneLinkProps extends ButtonLook {
  /** Writes the number after the label, for those who dial on another phone. */
  readonly showNumber?: boolean;
  readonly children?: ReactNode;
}

/**
 * Dials the test line and records that. With the live light: on every button; on a plain link only
 * beside a label and number.
 */
export function PhoneLink({
  variant,
  showNumber = false,
  children = buttonLabels.testCall,
  ...rest
}: PhoneLinkProps): ReactElement {
  return (
    <ButtonLink
      {...rest}
      variant={variant}
      to={brand.phone.href}
      onClick={() => track({type: 'phone_click'})}
    >
      {variant !== 'plain' || showNumber ? <LiveDot /> : null}
      {showNumber ? (
        // One box, so that the space between label and number is a space and not a flex gap.
        <span>
          {children} <span className="num">{brand.phone.display}</span>
        </span>
      ) : (
        children
      )}
    </ButtonLink>
  );
}
