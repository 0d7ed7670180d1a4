import {useId, type ReactElement, type ReactNode} from 'react';

import type {Roi} from '@site/src/components/shared/roi/useRoi';

import {RoiSheet} from './RoiSheet';
import {PlanCounted} from './PlanCounted';
import {Presets} from './Presets';
import {PrintNote} from './PrintNote';
import {ShareBar} from './ShareBar';
import styles from './CalculatorSheet.module.css';

export interface CalculatorSheetProps {
  /** Anchor of the sheet; its heading takes the focus when other parts of the page fill it in. */
  readonly id: string;
  readonly roi: Roi;
  /** The call to action beside the share buttons. */
  readonly action: ReactNode;
}

/** The calculator on its sheet of paper, half on the page's head. */
export function CalculatorSheet({id, roi, action}: CalculatorSheetProps): ReactElement {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={styles.sheet}>
      <div className="wrap">
        <PrintNote inputs={roi.inputs} />
        <RoiSheet
          roi={roi}
          intro={
            <div className="apart">
              <h2 id={headingId} tabIndex={-1}>
                Your practice
              </h2>
              <button
                type="button"
                className={`clean-btn textLink noPrint small ${styles.reset}`}
                onClick={roi.reset}
              >
                Reset
              </button>
            </div>
          }
          tools={
            <>
              <Presets roi={roi} />
              <PlanCounted roi={roi} />
            </>
          }
        />
        <ShareBar inputs={roi.inputs} action={action} />
      </div>
    </section>
  );
}

/** Brings the sheet into view and its heading into focus, after another part of the page filled it in. */
export const showCalculatorSheet = (id: string): void => {
  const sheet = document.getElementById(id);
  sheet?.scrollIntoView();
  sheet?.querySelector('h2')?.focus({preventScroll: true});
};
