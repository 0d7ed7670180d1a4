import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import {noBreakCompounds} from '@site/src/ui/noBreakCompounds';
import head from './Head.module.css';
import styles from './Section.module.css';

export interface SectionProps {
  /** Background of the section: the page, green ledger paper, or the dark cover board. */
  readonly ground?: 'page' | 'tint' | 'band';
  /** Id of the heading that names the section; `label` names one without a heading. */
  readonly labelledBy?: string;
  readonly label?: string;
  readonly isTight?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A horizontal part of a page, with the page's margins. */
export function Section({
  ground = 'page',
  labelledBy,
  label,
  isTight = false,
  className,
  children,
}: SectionProps): ReactElement {
  return (
    <section
      data-ground={ground === 'page' ? undefined : ground}
      aria-labelledby={labelledBy}
      aria-label={label}
      className={clsx(styles.section, isTight && styles.tight, className)}
    >
      <div className="wrap">{children}</div>
    </section>
  );
}

export interface SectionHeadProps {
  readonly id?: string;
  readonly title: string;
  /** One sentence on the right. */
  readonly children?: ReactNode;
}

export function SectionHead({id, title, children}: SectionHeadProps): ReactElement {
  return (
    <div className={head.head}>
      <h2 id={id}>{noBreakCompounds(title)}</h2>
      {children === undefined ? null : <p className="muted">{children}</p>}
    </div>
  );
}
