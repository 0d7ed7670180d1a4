import {type ReactElement, useState} from 'react';

import {Button} from '@site/src/ui/Button';
import {copyText} from '@site/src/lib/text/copyText';

/** Button that copies the totals and confirms it. */
export function CopyTotals({text}: {readonly text: string}): ReactElement {
  const [status, setStatus] = useState('');
  const copy = async (): Promise<void> =>
    setStatus((await copyText(text)) ? 'The totals are copied.' : 'The browser blocked copying.');
  return (
    <>
      <Button variant="ghost" onClick={() => void copy()}>
        Copy the totals
      </Button>
      <span role="status" className="small">
        {status}
      </span>
    </>
  );
}
