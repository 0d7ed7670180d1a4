import type {ReactElement} from 'react';
import clsx from 'clsx';

import {Card} from '@site/src/layout/Card';
import {SlipSpikes} from '@site/src/features/roi/parts/slips/SlipSpikes';
import {Button, ButtonLabel} from '@site/src/ui/Button';
import eyeSlash from '@site/src/ui/icon/drawn/eye-slash';
import lockSimple from '@site/src/ui/icon/drawn/lock-simple';
import warning from '@site/src/ui/icon/drawn/warning';
import {Icon} from '@site/src/ui/icon/Icon';

import {phoneLogPage, promises, sampleMonth} from '../data';
import styles from './DropSheet.module.css';
import {openAnyway, readFile, startOver} from './reading/actions';
import type {LogState} from './reading/logState';
import {prepare} from './reading/prepare';
import {TextButton} from './TextButton';

const icons = {lock: lockSimple, 'crossed-out': eyeSlash, warning} as const;

type ProblemState = Extract<LogState, {name: 'problem'}>;

export interface DropSheetProps {
  readonly state: Extract<LogState, {name: 'empty' | 'reading' | 'problem'}>;
  readonly isOver: boolean;
}

/** The place where the visitor's own log goes, and what happens to it. */
export function DropSheet({state, isOver}: DropSheetProps): ReactElement {
  return (
    <Card className={styles.paper}>
      <div className={clsx(styles.drop, isOver && styles.over)}>
        {state.name === 'reading' ? (
          <div>
            <p id="reading" className={`h3 ${styles.title}`} tabIndex={-1} data-focus-target>
              {`Reading ${state.logFile.name}`}
            </p>
            <progress className={styles.progress} aria-labelledby="reading" />
            <Button variant="ghost" size="small" onClick={startOver}>
              Stop reading
            </Button>
          </div>
        ) : (
          <>
            <div onPointerDown={prepare} onFocus={prepare}>
              {state.name === 'problem' ? (
                <Problem problem={state.problem} log={state.log} />
              ) : null}
              <FileField isFirst={state.name === 'empty'} />
            </div>
            <SampleOffer />
          </>
        )}
      </div>
      <ul role="list" className={`small muted ${styles.promises}`}>
        {promises.map(({icon, title, text}) => (
          <li key={icon} data-icon={icon}>
            <b>
              <Icon path={icons[icon]} size="small" />
              {title}
            </b>
            {text}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The reason why the last file can't be used, and a way to use it as a log in spite of it. */
function Problem({problem, log}: Omit<ProblemState, 'name'>): ReactElement {
  return (
    // A second problem is announced; the first one has the focus.
    <div role="status" className={styles.problem} tabIndex={-1} data-focus-target>
      <h2 className="h3">{problem.title}</h2>
      <p>{problem.text}</p>
      {log ? (
        <p>
          <span>If it is a phone log, </span>
          <TextButton onClick={() => openAnyway(log)}>show us the column with the time</TextButton>
          <span>.</span>
        </p>
      ) : null}
    </div>
  );
}

/** Field for the log. @param isFirst false after a problem, which has the focus */
function FileField({isFirst}: {readonly isFirst: boolean}): ReactElement {
  return (
    <>
      <div className="withoutScript">
        <p className={`h3 ${styles.title}`}>Reading the log needs JavaScript</p>
        <p>Turn it on and reload this page. How to export the log is below.</p>
      </div>
      <p className={`h3 needsScript ${styles.title}`}>
        {isFirst ? 'Drop last month’s phone log here' : 'Drop another file here'}
      </p>
      <div className="actions">
        <input
          id="log-file"
          type="file"
          // Any file: phones and online drives don't recognize a CSV by its type and would
          // refuse it. The page explains what is wrong with other files.
          className={`visuallyHidden noPrint ${styles.file}`}
          aria-describedby="log-note"
          data-focus-target={isFirst ? true : undefined}
          onChange={({target}) => {
            const file = target.files?.[0];
            if (file) void readFile({file, name: file.name});
            // So that the same file can be chosen again after it was corrected.
            target.value = '';
          }}
        />
        <ButtonLabel htmlFor="log-file" className="needsScript">
          Choose the file
        </ButtonLabel>
      </div>
      <p id="log-note" className="micro muted needsScript above16">
        {phoneLogPage.fileNote}
      </p>
    </>
  );
}

function SampleOffer(): ReactElement {
  return (
    <div className={styles.sample} onPointerDown={prepare} onFocus={prepare}>
      <div className={styles.pile}>
        <SlipSpikes
          slips={sampleMonth.notReached}
          label={`${sampleMonth.notReached} pink message slips on one spike`}
        />
      </div>
      <div>
        <p>
          <b className="h3 num">{`A sample month: ${sampleMonth.missed} missed`}</b>{' '}
          <span>{`${sampleMonth.notReached} of those callers were never reached.`}</span>
        </p>
        <Button variant="ghost" onClick={() => void readFile({file: null, name: 'sample-log.csv'})}>
          Try it with a sample log
        </Button>
      </div>
    </div>
  );
}
