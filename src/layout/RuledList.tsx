import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './RuledList.module.css';

export interface RuledListProps {
  /** `rows`: a row's parts beside each other where there is room; `stacked`: below each other. */
  readonly layout?: 'rows' | 'stacked';
  readonly as?: 'ul' | 'ol';
  readonly className?: string;
  /** `li` elements, each with a heading, a sentence, and at most one other element. */
  readonly children: ReactNode;
}

/** Entries of a list with a hairline below each. */
export function RuledList({
  layout = 'rows',
  as: Element = 'ul',
  className,
  children,
}: RuledListProps): ReactElement {
  return (
    <Element role="list" className={clsx(styles.list, styles[layout], className)}>
      {children}
    </Element>
  );
}

export interface TitledListProps extends Pick<RuledListProps, 'layout'> {
  readonly items: readonly {readonly title: string; readonly text: ReactNode}[];
}

export function TitledList({items, layout}: TitledListProps): ReactElement {
  return (
    <RuledList layout={layout}>
      {items.map(({title, text}) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </RuledList>
  );
}
