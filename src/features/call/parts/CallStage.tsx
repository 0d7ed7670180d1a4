import {type ReactElement, useRef, useState} from 'react';

import styles from './CallHero.drawing.module.css';
import {CallPaper, type CallPaperProps} from './CallPaper';
import {type CallSource, useCallSession} from './useCallSession';

export interface CallStageProps
  extends
    Pick<CallPaperProps, 'sheet' | 'seed' | 'source' | 'demo'>,
    Pick<CallSource, 'call' | 'load' | 'specialty'>,
    Partial<Pick<CallSource, 'playsInView' | 'isInUrl'>> {}

/**
 * A page's call: the sample as text, its end on the day sheet, and the first choices. All of it is in
 * the HTML. The script is loaded when the visitor starts a call or the sample plays.
 */
export function CallStage({
  call,
  load,
  playsInView = false,
  isInUrl = true,
  specialty,
  ...rest
}: CallStageProps): ReactElement {
  const paper = useRef<HTMLDivElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const page = useCallSession({call, load, playsInView, isInUrl, specialty}, paper, isPaused);
  return (
    <>
      <div className={styles.stage} data-call={page.session.mode === 'rest' ? 'rest' : 'live'}>
        <CallPaper {...rest} page={page} call={call} paper={paper} onPausedChange={setIsPaused} />
      </div>
      <p className={`small muted ${styles.note}`}>A sample call, in text, to a made-up practice.</p>
    </>
  );
}
