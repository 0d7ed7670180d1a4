import {useEffect, useId, useState, type ReactElement, type ReactNode} from 'react';

import {lazyChunk} from '@site/src/hooks/lazy-chunk/lazyChunk';
import {saveFile} from '@site/src/ui/toasts/saveFile';
import {Button} from '@site/src/ui/Button';
import {Field, TextInput} from '@site/src/ui/Field';
import type {RoiInputs} from '@site/src/features/roi/data/fields';
import {encodeRoiState} from '@site/src/features/roi/rules/urlState';
import {copyText} from '@site/src/lib/text/copyText';

import styles from './CalculatorSheet.module.css';

/** Builds a link to this page with these inputs, without other parameters of the current URL. */
const sharedLink = (inputs: RoiInputs): string =>
  `${window.location.origin}${window.location.pathname}${encodeRoiState(inputs)}`;

/** Message if the PDF code can't be loaded (fixed by the owner). */
const UNAVAILABLE = 'PDF export feature coming soon!';

export interface ShareBarProps {
  readonly inputs: RoiInputs;
  readonly action: ReactNode;
}

export function ShareBar({inputs, action}: ShareBarProps): ReactElement {
  const [copying, setCopying] = useState<{status: string; linkToCopy?: string}>({status: ''});
  const linkId = useId();

  useEffect(() => {
    if (copying.linkToCopy) document.getElementById(linkId)?.focus();
  }, [copying, linkId]);

  const copy = async (): Promise<void> => {
    const link = sharedLink(inputs);
    setCopying(
      (await copyText(link))
        ? {status: 'Link copied. It opens with these numbers.'}
        : {status: 'Copy the link below.', linkToCopy: link},
    );
  };

  return (
    <div className={`noPrint muted inLine ${styles.share}`}>
      <div className="actions">
        {action}
        <div className={`inLine ${styles.keep}`}>
          <Button variant="ghost" onClick={() => void copy()}>
            Copy link
          </Button>
          <Button variant="ghost" onClick={() => window.print()}>
            Print
          </Button>
          <ExportPdfButton inputs={inputs} />
        </div>
      </div>
      <p role="status">{copying.status}</p>
      {copying.linkToCopy ? (
        <Field id={linkId} label="Link to this estimate">
          <TextInput
            id={linkId}
            readOnly
            value={copying.linkToCopy}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Field>
      ) : null}
    </div>
  );
}

/** Button that loads the PDF code when pressed, because it is larger than the rest of the page. */
function ExportPdfButton({inputs}: {readonly inputs: RoiInputs}): ReactElement {
  const [isPreparing, setIsPreparing] = useState(false);

  const save = async (): Promise<void> => {
    if (isPreparing) return;
    setIsPreparing(true);
    try {
      const [{drawReport, reportFileName}, {roiReport}] = await lazyChunk(() =>
        Promise.all([
          import('@site/src/features/roi/rules/pdf/drawReport'),
          import('@site/src/features/roi/rules/pdfReport'),
        ]),
      );
      const now = new Date();
      const report = roiReport(inputs, now, sharedLink(inputs));
      saveFile(await drawReport(report, now), reportFileName(now));
    } catch {
      window.alert(UNAVAILABLE);
    } finally {
      setIsPreparing(false);
    }
  };

  // aria-disabled, because a disabled button would lose the focus.
  return (
    <Button
      variant="ghost"
      aria-disabled={isPreparing || undefined}
      aria-busy={isPreparing || undefined}
      onClick={() => void save()}
    >
      <span aria-live="polite">{isPreparing ? 'Preparing PDF…' : 'Export PDF'}</span>
    </Button>
  );
}
