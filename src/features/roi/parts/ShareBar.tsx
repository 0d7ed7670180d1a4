import {useEffect, useId, useState, type ReactElement, type ReactNode} from 'react';

import {lazyChunk} from '@site/src/hooks/lazy-chunk/lazyChunk';
import {saveFile} from '@site/src/ui/toasts/saveFile';
import {Button} from '@site/src/ui/Button';
import {Field, TextInput} from '@site/src/ui/Field';
import type {RoiInputs} from '@site/src/features/roi/fields';
import {encodeRoiState} from '@site/src/features/roi/rules/urlState';
import {copyText} from '@site/src/lib/text/copyText';

import styles from './CalculatorSheet.module.css';

/** The address that opens this page with these inputs, and with nothing else that is in it now. */
const sharedLink = (inputs: RoiInputs): string =>
  `${window.location.origin}${window.location.pathname}${encodeRoiState(inputs)}`;

/** The owner's words for when the PDF code cannot be had. */
const UNAVAILABLE = 'PDF export feature coming soon!';

export interface ShareBarProps {
  readonly inputs: RoiInputs;
  readonly action: ReactNode;
}

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

/** Loads the PDF code when it is pressed, not before: it weighs more than the rest of the page. */
function ExportPdfButton({inputs}: {readonly inputs: RoiInputs}): ReactElement {
  const [preparing, setPreparing] = useState(false);

  const save = async (): Promise<void> => {
    if (preparing) return;
    setPreparing(true);
    try {
      const [{drawReport, reportFileName}, {roiReport}] = await lazyChunk(() =>
        Promise.all([
          import('@site/src/features/roi/rules/pdf/drawReport'),
          import('@site/src/features/roi/rules/report'),
        ]),
      );
      const now = new Date();
      const report = roiReport(inputs, now, sharedLink(inputs));
      saveFile(await drawReport(report, now), reportFileName(now));
    } catch {
      window.alert(UNAVAILABLE);
    } finally {
      setPreparing(false);
    }
  };

  // aria-disabled, not disabled: a disabled button would drop the keyboard's place on the page
  return (
    <Button
      variant="ghost"
      aria-disabled={preparing || undefined}
      aria-busy={preparing || undefined}
      onClick={() => void save()}
    >
      <span aria-live="polite">{preparing ? 'Preparing PDF…' : 'Export PDF'}</span>
    </Button>
  );
}
