import type {ReactElement} from 'react';

import {Button} from '@site/src/components/ui/Button';
import {whole} from '@site/src/domain/phoneLog/wording';

import styles from './DropSheet.module.css';
import type {LogState} from './reading/logState';

const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);

export interface ReadingLineProps {
  readonly state: Extract<LogState, {name: 'reading'}>;
  readonly onStop: () => void;
}

/** How far the reading is. */
export function ReadingLine({state, onStop}: ReadingLineProps): ReactElement {
  const {file} = state.taken;
  const {read = 0, lines = 0} = state.progress ?? {};
  return (
    <div className={styles.reading}>
      <p id="reading" className={styles.title} tabIndex={-1} data-log-news>
        {`Reading ${file.name}`}
      </p>
      <progress className={styles.progress} aria-labelledby="reading" value={read} max={1} />
      <div>
        <p className={`small muted num ${styles.count}`}>
          {`${whole(lines)} lines, ${megabytes(read * file.size)} of ${megabytes(file.size)} MB`}
        </p>
        <Button variant="ghost" size="small" onClick={onStop}>
          Stop reading
        </Button>
      </div>
    </div>
  );
}
