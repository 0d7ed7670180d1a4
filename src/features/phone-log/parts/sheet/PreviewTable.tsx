import type {ReactElement} from 'react';

import type {ColumnUse, Preview} from '../../count/preview';
import {formatList} from '@site/src/lib/format/formatList';

import styles from './PreviewTable.module.css';
import {Struck} from './Struck';

export interface PreviewTableProps {
  readonly preview: Preview;
  readonly names: readonly string[];
  /** The use of the sentence that has the focus. */
  readonly lit: ColumnUse | null;
}

type Column = Preview['columns'][number];

/** Columns side by side that aren't used are one narrow column. */
const runsOf = (columns: readonly Column[]): readonly (readonly Column[])[] => {
  const runs: Column[][] = [];
  for (const column of columns) {
    const last = runs.at(-1);
    if (column.use === null && last?.[0]?.use === null) last.push(column);
    else runs.push([column]);
  }
  return runs;
};

const MAX_SHORT_NAME = 6;
/** The table scrolls sideways, so it is reached by keyboard. */
const SCROLLED = {role: 'group', tabIndex: 0, 'aria-label': 'The first five lines of the file'};

/** The first lines of the file, the used columns tinted, all else crossed out. */
export function PreviewTable({preview, names, lit}: PreviewTableProps): ReactElement {
  const runs = runsOf(preview.columns);
  const nameOf = ({column}: Column): string => names[column] ?? '';
  return (
    <div className={styles.preview}>
      <div className={styles.scroll} {...SCROLLED}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visuallyHidden">Line</span>
              </th>
              {runs.map((run) => {
                const [first] = run as [Column];
                const isNamed = run.length === 1 && nameOf(first).length <= MAX_SHORT_NAME;
                return first.use === null ? (
                  <th key={first.column} scope="col" className={styles.unused}>
                    {isNamed ? (
                      <span>{nameOf(first)}</span>
                    ) : (
                      <>
                        <span>{`${run.length} more`}</span>
                        <span className="visuallyHidden">{` columns: ${formatList(run.map(nameOf))}`}</span>
                      </>
                    )}
                  </th>
                ) : (
                  <th
                    key={first.column}
                    scope="col"
                    data-use={first.use}
                    data-lit={first.use === lit ? true : undefined}
                  >
                    <small>{first.title}</small>
                    <span>{nameOf(first)}</span>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {preview.lines.map(({line, cells}) => (
              <tr key={line}>
                <th scope="row">{line.toLocaleString('en-US')}</th>
                {runs.map(([first]) => {
                  const {column, use} = first!;
                  const text = use === null ? null : (cells[column] ?? null);
                  return (
                    <td
                      key={column}
                      data-use={use ?? undefined}
                      data-lit={use !== null && use === lit ? true : undefined}
                    >
                      {text === null ? (
                        <Struck length={use === null ? 4 : 6} />
                      ) : (
                        <span>{text}</span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small muted">
        The first five lines. Phone numbers, rare words, and columns we don’t use are crossed out.
      </p>
    </div>
  );
}
