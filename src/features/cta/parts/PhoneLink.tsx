import type {ReactElement, ReactNode} from 'react';

import {ButtonLink, type ButtonLook, LiveDot} from '@site/src/ui/Button';
import {company} from '@site/src/config/company';
import {buttonLabels} from '@site/src/data/buttonLabels';
import {track} from '@site/src/features/measurement/rules/track';

export interface PhoneLinkProps extends ButtonLook {
  /** Shows the number after the label, for visitors who dial on another phone. */
  readonly showsNumber?: boolean;
  readonly children?: ReactNode;
}

/**
 * Link that dials the test line and tracks the click. Shows the live light on every button; a plain
 * link shows it only with both a label and a number.
 */
export function PhoneLink({
  variant,
  showsNumber = false,
  children = buttonLabels.testCall,
  ...rest
}: PhoneLinkProps): ReactElement {
  return (
    <ButtonLink
      {...rest}
      variant={variant}
      to={company.phone.href}
      onClick={() => track({type: 'phone_click'})}
    >
      {variant !== 'plain' || showsNumber ? <LiveDot /> : null}
      {showsNumber ? (
        // One wrapper, so that label and number are separated by a space, not by a flex gap.
        <span>
          {children} <span className="num">{company.phone.display}</span>
        </span>
      ) : (
        children
      )}
    </ButtonLink>
  );
}
