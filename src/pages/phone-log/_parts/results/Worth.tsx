import type {ReactElement} from 'react';

import {Section, SectionHead} from '@site/src/components/layout/Section';
import {ButtonLink} from '@site/src/components/ui/Button';
import {cautiousText} from '@site/src/domain/phoneLog/sentences';
import type {Figures} from '@site/src/domain/phoneLog/figures';
import {worthOf} from '@site/src/domain/phoneLog/worth';
import {encodeRoiState} from '@site/src/domain/roi/urlState';
import {formatDollars} from '@site/src/format/numbers';

/** The cautious case in one sentence; the calculator has the rest. */
export function Worth({figures}: {readonly figures: Figures}): ReactElement {
  const {inputs, net} = worthOf(figures);
  return (
    <Section ground="band" labelledBy="worth">
      <SectionHead
        id="worth"
        title={`Your missed calls, in dollars: ${formatDollars(net)} a month`}
      >
        {`${cautiousText(figures)} Enter your own revenue per visit in the calculator.${figures.callers ? ' It counts every missed call, so its figures are higher.' : ''}`}
      </SectionHead>
      <div className="actions">
        {/* A plain link: the router would fetch the page ahead, and nothing is requested here. */}
        <ButtonLink to={`/calculator${encodeRoiState(inputs)}`} reloads>
          Open the calculator with these numbers
        </ButtonLink>
        <ButtonLink to="#totals" variant="ghost" reloads>
          Take the totals to a demo
        </ButtonLink>
      </div>
    </Section>
  );
}
