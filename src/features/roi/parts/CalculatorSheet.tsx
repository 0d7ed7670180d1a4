import {useEffect, useId, useState, type ReactElement, type ReactNode} from 'react';

import {Card} from '@site/src/layout/Card';
import {LostNumbers} from '@site/src/hooks/address/LostNumbers';
import type {Roi} from '@site/src/features/roi/parts/useRoi';
import {Chip, Chips} from '@site/src/ui/filter-bar/Chip';
import {NumberField} from '@site/src/ui/NumberField';
import {benchmarkIds, benchmarks} from '@site/src/features/roi/data/benchmarks';
import {roiFields, roiInputIds} from '@site/src/features/roi/data/fields';
import {estimateCautious, estimateRoi} from '@site/src/features/roi/rules/estimate';
import {isBenchmark, withBenchmark} from '@site/src/features/roi/rules/presets';
import {summarizeEstimate} from '@site/src/features/roi/rules/resultTexts';
import {formatDollars, formatNumber} from '@site/src/lib/format/numbers';

import {RoiResult} from './RoiResult';
import {ShareBar} from './ShareBar';
import styles from './CalculatorSheet.module.css';

function Presets({roi}: {readonly roi: Roi}): ReactElement {
  return (
    <fieldset className={`needsScript noPrint small ${styles.presets}`}>
      <legend>Start from a benchmark</legend>
      <Chips>
        {benchmarkIds.map((id) => (
          <Chip
            key={id}
            isPressed={isBenchmark(roi.inputs, id)}
            onPress={() => roi.setInputs(withBenchmark(roi.inputs, id))}
          >
            {benchmarks[id].industry}
          </Chip>
        ))}
      </Chips>
      <p className="muted">Fills in calls, missed rate, and revenue; wage and hours stay.</p>
    </fieldset>
  );
}

const ROI_PARAMETERS = roiInputIds.map((id) => roiFields[id].param);

/** Bar below a phone's header, with the figure that the sliders move. */
function FigureBar({roi}: {readonly roi: Roi}): ReactElement {
  return (
    // Hidden from screen readers, because ResultStatus announces it.
    <p aria-hidden="true" className={`needsScript noPrint apart ${styles.bar}`}>
      <span>Cautious case</span>
      <b className="num">
        <span>{formatDollars(estimateCautious(roi.inputs).netMonthlyBenefit)}</span>{' '}
        <small>a month</small>
      </b>
    </p>
  );
}

/** Milliseconds without a change before results are announced; otherwise every keystroke would be. */
const ANNOUNCE_DELAY_MS = 700;

/**
 * Announces the results once the visitor pauses; not when the page opens, also not with the numbers of a
 * shared link or of Back.
 */
function ResultStatus({roi}: {readonly roi: Roi}): ReactElement {
  const summary = [
    ...Object.values(roi.fields).flatMap(({field, note}) =>
      note === null ? [] : `${field.label}: ${note}`,
    ),
    summarizeEstimate(estimateCautious(roi.inputs), estimateRoi(roi.inputs)),
  ].join(' ');
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (!roi.isEdited) return undefined;
    const timer = setTimeout(() => setAnnounced(summary), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [summary, roi.isEdited]);

  return (
    <p role="status" className="visuallyHidden">
      {announced}
    </p>
  );
}

export interface CalculatorSheetProps {
  readonly roi: Roi;
  readonly action: ReactNode;
}

export function CalculatorSheet({roi, action}: CalculatorSheetProps): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className="wrap">
        <Card className={styles.sheet}>
          <div className={styles.ask}>
            <div className="apart">
              <h2 id={id} className="h3">
                Your practice
              </h2>
              <button
                type="button"
                className="clean-btn press textLink noPrint small"
                onClick={roi.reset}
              >
                Reset
              </button>
            </div>
            <p className="withoutScript small muted">
              Sample figures. Turn on JavaScript to enter your own.
            </p>
            <LostNumbers names={ROI_PARAMETERS} />
            <FigureBar roi={roi} />
            <div role="group" aria-label="Your practice" className={styles.inputs}>
              {roiInputIds.map((input) => {
                const {field, text, value, sliderValue, note} = roi.fields[input];
                const {label, prefix, suffix, unitText} = field;
                return (
                  <NumberField
                    key={input}
                    {...{label, note, text, prefix, suffix, unitText}}
                    id={`${id}-${input}`}
                    onText={(typed) => roi.setText(input, typed)}
                    slider={{
                      ...field.slider,
                      className: 'noPrint',
                      valueText: `${formatNumber(value)} ${unitText}`,
                      value: sliderValue,
                      onChange: (moved) => roi.setValue(input, moved),
                    }}
                  />
                );
              })}
            </div>
            <Presets roi={roi} />
          </div>
          <div>
            <RoiResult inputs={roi.inputs} />
            <ResultStatus roi={roi} />
          </div>
        </Card>
        <ShareBar inputs={roi.inputs} action={action} />
      </div>
    </section>
  );
}
