import type {CSSProperties, ReactElement} from 'react';

import {Button} from '@site/src/components/ui/Button';
import {whole} from '@site/src/domain/phoneLog/wording';
import {wavePath} from '@site/src/format/wavePath';

import styles from './DropSheet.drawing.module.css';
import type {LogState} from './reading/logState';

const WAVE = wavePath({width: 600, height: 56, seed: 41, lead: 4, tail: 6});

const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);

export interface ReadingLineProps {
  readonly state: Extract<LogState, {name: 'reading'}>;
  readonly onStop: () => void;
}

/** How far the reading is: the line that comes in from the page's edge talks as far as it has read. */
export function ReadingLine({state, onStop}: ReadingLineProps): ReactElement {
  const {file} = state.taken;
  const {read = 0, lines = 0} = state.progress ?? {};
  return (
    <div className={styles.reading}>
      <p id="reading" className={styles.title} tabIndex={-1} data-log-news>
        {`Reading ${file.name}`}
      </p>
      <div
        className={styles.progress}
        style={{'--read': `${read * 100}%`} as CSSProperties}
        role="progressbar"
        aria-labelledby="reading"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(read * 100)}
      >
        <svg viewBox="0 0 600 56" preserveAspectRatio="none" aria-hidden="true">
          <path d={WAVE} />
          <path d={WAVE} className={styles.done} />
        </svg>
      </div>
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
