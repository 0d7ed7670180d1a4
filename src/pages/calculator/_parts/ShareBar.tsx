import {useEffect, useId, useState, type ReactElement, type ReactNode} from 'react';

import {Button} from '@site/src/components/ui/Button';
import {Field, TextInput} from '@site/src/components/ui/Field';
import type {RoiInputs} from '@site/src/data/roiFields';
import {copyText} from '@site/src/domain/text/copyText';

import styles from './CalculatorSheet.module.css';
import {ExportPdfButton} from './ExportPdfButton';
import {sharedLink} from './sharedLink';

export interface ShareBarProps {
  readonly inputs: RoiInputs;
  readonly action: ReactNode;
}

/** Buttons for an estimate: book a demo, copy its link, print it, save it. */
export function ShareBar({inputs, action}: ShareBarProps): ReactElement {
  const [copying, setCopying] = useState<{said: string; byHand?: string}>({said: ''});
  const linkId = useId();

  useEffect(() => {
    if (copying.byHand) document.getElementById(linkId)?.focus();
  }, [copying, linkId]);

  const copy = async (): Promise<void> => {
    const link = sharedLink(inputs);
    setCopying(
      (await copyText(link))
        ? {said: 'Link copied. It opens with these numbers.'}
        : // The link is shown, selected, to be copied by hand.
          {said: 'Copy the link below.', byHand: link},
    );
  };

  return (
    <div className={`noPrint muted inLine ${styles.share}`}>
      <div className="actions">
        {action}
        <div className={styles.keep}>
          <Button variant="ghost" onClick={() => void copy()}>
            Copy link
          </Button>
          <Button variant="ghost" onClick={() => window.print()}>
            Print
          </Button>
          <ExportPdfButton inputs={inputs} />
        </div>
      </div>
      <p role="status">{copying.said}</p>
      {copying.byHand ? (
        <Field id={linkId} label="Link to this estimate">
          <TextInput
            id={linkId}
            readOnly
            value={copying.byHand}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Field>
      ) : null}
    </div>
  );
}
