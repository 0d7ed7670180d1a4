import type {ReactElement} from 'react';
import clsx from 'clsx';

import {Card} from '@site/src/components/layout/Card';
import {Fold} from '@site/src/components/layout/Fold';
import {Slot} from '@site/src/components/ui/Slot';
import {
  momentIds,
  moments,
  wayIds,
  ways,
  type CallEnd,
  type Moment,
  type WayId,
} from '@site/src/data/compareWays';
import {wavePath} from '@site/src/format/wavePath';
import {comparePage} from '../_content';

import styles from './CallBoard.drawing.module.css';

/** Wider than any cell: what does not fit is cut off behind the slot. */
const BOX = {width: 400, height: 28} as const;

/** Drawn once and used for every call: two people who talk, one who leaves a message, a flat line. */
const lines = {
  talk: wavePath({...BOX, seed: 31, lead: 6, tail: 292, step: 5}),
  message: wavePath({...BOX, seed: 7, lead: 6, tail: 356, step: 5}),
  flat: `M0 ${BOX.height / 2}H${BOX.width}`,
} as const;

const lineOf = (way: WayId, end: CallEnd): keyof typeof lines => {
  if (end !== 'missed') return 'talk';
  return way === 'voicemail' ? 'message' : 'flat';
};

interface CallProps {
  readonly way: WayId;
  readonly moment: Moment;
}

/** A way's line, and the slot that it ends in. */
function Call({way, moment}: CallProps): ReactElement {
  const {end, slot} = moment.calls[way];
  return (
    <li>
      <span className={styles.name}>{ways[way].name}</span>
      <svg
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="xMinYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <use href={`#line-${lineOf(way, end)}`} />
      </svg>
      {end === 'depends' || end === 'missed' ? (
        <b className={clsx(styles.slot, styles[end])}>{slot}</b>
      ) : (
        <Slot tone={end} className={styles.slot}>
          {slot}
        </Slot>
      )}
    </li>
  );
}

/** Twenty calls: the same five, four ways; each a line that ends in a slot. */
export function CallBoard(): ReactElement {
  return (
    <Card
      as="section"
      aria-labelledby="board"
      className={styles.board}
      head={
        <>
          <h2 id="board">{comparePage.boardTitle}</h2>
          <p className="small muted">{comparePage.boardNote}</p>
        </>
      }
    >
      <svg className={styles.lines} aria-hidden="true" focusable="false">
        <defs>
          {Object.entries(lines).map(([id, d]) => (
            <path key={id} id={`line-${id}`} d={d} />
          ))}
        </defs>
      </svg>
      {/* Each call says its way; the heads of the columns are for the eye. */}
      <div className={styles.heads} aria-hidden="true">
        {wayIds.map((way) => (
          <span key={way}>{ways[way].name}</span>
        ))}
      </div>
      <ul role="list">
        {momentIds.map((id) => (
          <li key={id} className={styles.moment}>
            <div className={styles.what}>
              <h3>{moments[id].name}</h3>
              <p className="small muted">{moments[id].detail}</p>
            </div>
            <ul role="list" className={styles.calls}>
              {wayIds.map((way) => (
                <Call key={way} way={way} moment={moments[id]} />
              ))}
            </ul>
            <div className={styles.texts}>
              <Fold id={id} label="What happens then">
                <dl>
                  {wayIds.map((way) => (
                    <div key={way}>
                      <dt className={styles.name}>{ways[way].name}</dt>
                      <dd className="muted">{moments[id].calls[way].text}</dd>
                    </div>
                  ))}
                </dl>
              </Fold>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
