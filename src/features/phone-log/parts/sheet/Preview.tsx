import type {ReactElement} from 'react';

import {DataTable} from '@site/src/layout/DataTable';

import type {SheetData} from '../../count/sheet';
import styles from './Sheet.module.css';

/** The used columns of the file's first lines, all that could name a person crossed out. */
export function Preview({sheet: {preview, names}}: {readonly sheet: SheetData}): ReactElement {
  return (
    <DataTable
      className={styles.preview}
      caption="The first five lines, in the columns that are used. Phone numbers and rare words are crossed out."
      head={['', ...preview.columns.map(({column, use}) => `${names[column]} (${use})`)]}
      rows={preview.lines.map(({line, cells}) => ({
        key: String(line),
        cells: [
          line.toLocaleString('en-US'),
          ...cells.map((text) =>
            text === null ? (
              <span className={styles.struck}>
                <span className="visuallyHidden">crossed out</span>
              </span>
            ) : (
              text
            ),
          ),
        ],
      }))}
    />
  );
}
