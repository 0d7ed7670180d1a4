import {useState, type ReactElement} from 'react';

import {lazyChunk} from '@site/src/components/shared/lazy-chunk/lazyChunk';
import {saveFile} from '@site/src/components/shared/saveFile';
import {Button} from '@site/src/components/ui/Button';
import type {RoiInputs} from '@site/src/data/roiFields';

import {sharedLink} from './sharedLink';

/** The owner's words for when the PDF code cannot be had. */
const UNAVAILABLE = 'PDF export feature coming soon!';

/** Loads the PDF code when it is pressed, not before: it weighs more than the rest of the page. */
export function ExportPdfButton({inputs}: {readonly inputs: RoiInputs}): ReactElement {
  const [preparing, setPreparing] = useState(false);

  const save = async (): Promise<void> => {
    if (preparing) return;
    setPreparing(true);
    try {
      const [{drawReport, reportFileName}, {roiReport}] = await lazyChunk(() =>
        Promise.all([
          import('@site/src/domain/roi/pdf/drawReport'),
          import('@site/src/domain/roi/report'),
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
