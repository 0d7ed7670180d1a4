import {useEffect, useState, type ReactElement} from 'react';
import {flushSync} from 'react-dom';

import type {RoiInputs} from '@site/src/data/roiFields';
import {formatReportDate} from '@site/src/domain/roi/report';

import styles from './CalculatorSheet.module.css';
import {sharedLink} from './sharedLink';

/** On paper only: when it was printed, and where to find it again. */
export function PrintNote({inputs}: {readonly inputs: RoiInputs}): ReactElement {
  const [note, setNote] = useState<{readonly date: string; readonly link: string} | null>(null);

  useEffect(() => {
    const write = (): void =>
      flushSync(() => setNote({date: formatReportDate(new Date()), link: sharedLink(inputs)}));
    window.addEventListener('beforeprint', write);
    return () => window.removeEventListener('beforeprint', write);
  }, [inputs]);

  return (
    <p className={`small ${styles.printNote}`}>
      {note === null ? null : `${note.date} · ${note.link}`}
    </p>
  );
}
