import {
  type HTMLAttributes,
  type ReactElement,
  type RefObject,
  type TableHTMLAttributes,
  useEffect,
  useRef,
  useState,
} from 'react';
import clsx from 'clsx';

import styles from './RuledTable.module.css';

export interface RuledTableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** True if the last column has figures, which are aligned right and never wrap. */
  readonly figures?: boolean;
  /** False for a table that fits the narrowest phone. */
  readonly framed?: boolean;
}

/** Column headings. An empty one is above the rows' names, or above a column of buttons. */
export function TableHead({columns}: {readonly columns: readonly string[]}): ReactElement {
  return (
    <thead>
      <tr>
        {columns.map((column) =>
          column === '' ? (
            <td key={column} />
          ) : (
            <th key={column} scope="col">
              {column}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

/**
 * Returns attributes of a box that scrolls sideways: it can get the focus, and has the name of the table
 * in it, or of its columns. A box that doesn't scroll gets none.
 */
const useScrollFrame = (
  box: RefObject<HTMLElement | null>,
): Pick<HTMLAttributes<HTMLElement>, 'role' | 'aria-label' | 'tabIndex'> => {
  const [name, setName] = useState('');
  useEffect(() => {
    const {current} = box;
    const table = current?.querySelector('table');
    if (!current || !table) return undefined;
    const measure = (): void => {
      const named = current.querySelector<HTMLElement>('caption, thead')?.innerText;
      setName(current.scrollWidth > current.clientWidth ? named || 'Table' : '');
    };
    measure();
    // The table is wider or narrower with its fonts, too.
    const observer = new ResizeObserver(measure);
    for (const element of [current, table]) observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return name ? {role: 'group', 'aria-label': name, tabIndex: 0} : {};
};

/** Table with a hairline below each row. If it is too wide for a phone, it scrolls in its frame. */
export function RuledTable({
  figures = false,
  framed = true,
  className,
  ...props
}: RuledTableProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const scrolling = useScrollFrame(frame);
  const table = (
    <table {...props} className={clsx(styles.table, figures && styles.figures, className)} />
  );
  return framed ? (
    <div ref={frame} {...scrolling} className={styles.frame} data-table>
      {table}
    </div>
  ) : (
    table
  );
}
