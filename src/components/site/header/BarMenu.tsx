import type {ReactElement, ReactNode} from 'react';

import {Caret} from './Caret';
import header from './SiteHeader.module.css';
import {useDisclosure} from './useDisclosure';

export interface BarMenuProps {
  readonly label: string;
  /** True on a page that the menu leads to. */
  readonly isCurrent: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Menu of the header's bar; one is open at a time. */
export function BarMenu({label, isCurrent, className, children}: BarMenuProps): ReactElement {
  const disclosure = useDisclosure();
  return (
    <details ref={disclosure} name="bar" className={className}>
      <summary>
        <span className={header.link} data-current={isCurrent || undefined}>
          {label} <Caret />
        </span>
      </summary>
      {children}
    </details>
  );
}
