import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import {Icon} from '@site/src/components/ui/Icon/Icon';
import {brand} from '@site/src/config/brand';
import {claims} from '@site/src/data/claims';

import styles from './styles.module.css';

interface TextProps {
  readonly children: ReactNode;
}

/** The company's name, from its one place. */
export function Brand(): ReactElement {
  return <>{brand.name}</>;
}

export interface ClaimProps {
  /** A key of src/data/claims.ts. */
  readonly id: keyof typeof claims;
}

/** A figure about the service, from its one place. */
export function Claim({id}: ClaimProps): ReactElement {
  // MDX is not type-checked: a slip of the pen must stop the build, not print 'undefined'.
  if (!(id in claims)) throw new Error(`<Claim id="${id}" /> names no claim in src/data/claims.ts`);
  return <>{claims[id]}</>;
}

/** The paragraph an article opens with, in serif. */
export function Dek({children}: TextProps): ReactElement {
  return <div className={styles.dek}>{children}</div>;
}

/** A canary note: something to keep in mind while reading on. */
export function Note({children}: TextProps): ReactElement {
  return (
    <aside className={styles.note}>
      <Icon name="info" className={styles.noteIcon} />
      <div>{children}</div>
    </aside>
  );
}

/** A Markdown list with ticks in place of dots. */
export function Checklist({children}: TextProps): ReactElement {
  return <div className={clsx('layPart', styles.checklist)}>{children}</div>;
}

export interface SourcesProps extends TextProps {
  /** When someone last looked, such as 'September 2025'. */
  readonly checked: string;
}

/** Where an article's facts come from: a Markdown list of links. */
export function Sources({checked, children}: SourcesProps): ReactElement {
  return (
    <section className={styles.sources} aria-label="Sources">
      <p>Sources, checked {checked}</p>
      {children}
    </section>
  );
}
