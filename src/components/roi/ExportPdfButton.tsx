import {useEffect, useRef, useState, type ReactElement} from 'react';

import {isToRepeat, loadPart} from '@site/src/components/kept/laterParts';
import {Button} from '@site/src/components/ui/Button/Button';
import type {RoiInputs} from '@site/src/data/roiFields';

import type * as DrawReport from '@site/src/domain/roi/pdf/drawReport';
import type * as Report from '@site/src/domain/roi/report';

import {sharedLink} from './sharedLink';

export interface ExportPdfButtonProps {
  readonly inputs: RoiInputs;
}

/** The spec's words (section 8) for when the PDF code cannot be had. */
const UNAVAILABLE = 'PDF export feature coming soon!';

/** The button's name, as in `loadPart`. */
const NAME = 'export-pdf';

const loadReport = (): Promise<[typeof DrawReport, typeof Report]> =>
  Promise.all([
    import('@site/src/domain/roi/pdf/drawReport'),
    import('@site/src/domain/roi/report'),
  ]);

/** Loads the PDF code when it is pressed, not before: it weighs more than the rest of the page. */
export function ExportPdfButton({inputs}: ExportPdfButtonProps): ReactElement {
  const [preparing, setPreparing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isToRepeat(NAME)) return undefined;
    // Once the inputs are those of before the reload.
    const timer = window.setTimeout(() => button.current?.click());
    return () => window.clearTimeout(timer);
  }, []);

  const save = async (): Promise<void> => {
    if (preparing) return;
    setPreparing(true);
    try {
      const [{drawReport, reportFileName}, {roiReport}] = await loadPart(loadReport, NAME);
      const now = new Date();
      const report = roiReport(inputs, now, sharedLink(inputs));
      drawReport(report, now).save(reportFileName(now));
    } catch {
      window.alert(UNAVAILABLE);
    } finally {
      setPreparing(false);
    }
  };

  // aria-disabled, not disabled: a disabled button would drop the keyboard's place on the page
  return (
    <Button
      ref={button}
      variant="ghost"
      aria-disabled={preparing || undefined}
      aria-busy={preparing || undefined}
      onClick={() => void save()}
    >
      <span aria-live="polite">{preparing ? 'Preparing PDF…' : 'Export PDF'}</span>
    </Button>
  );
}
