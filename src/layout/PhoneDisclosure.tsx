import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './PhoneDisclosure.module.css';

export interface PhoneDisclosureProps {
  readonly id?: string;
  /** The summary, shown on a phone only. */
  readonly label: string;
  /** True for one of several, or one below a heading: with a hairline. */
  readonly isQuiet?: boolean;
  /** True for a table of an article, which may take the margin. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Disclosure that is closed on a phone, to keep the page short; open on wide screens and on paper. */
export function PhoneDisclosure({
  id,
  label,
  isQuiet = false,
  isWide = false,
  children,
}: PhoneDisclosureProps): ReactElement {
  return (
    <details
      id={id}
      data-table={isWide || undefined}
      className={clsx(styles.fold, isQuiet && styles.quiet)}
    >
      <summary>
        <span className="plus">{label}</span>
      </summary>
      {children}
    </details>
  );
}
