import type {ReactElement} from 'react';

import {RuledList} from '@site/src/components/layout/RuledList';
import {Section, SectionHead} from '@site/src/components/layout/Section';
import type {Figures} from '@site/src/domain/phoneLog/figures';
import {minutesText, planMargin} from '@site/src/domain/phoneLog/sentences';
import {lengthText} from '@site/src/domain/phoneLog/wording';
import {counted} from '@site/src/format/counted';

/** Minutes a month, and the plan that they fit. */
export function Minutes({figures}: {readonly figures: Figures}): ReactElement {
  const {minutes, answered, perMonth} = figures;
  return (
    <Section ground="tint" labelledBy="minutes">
      <SectionHead id="minutes" title="Minutes a month, and the plan they fit">
        {minutesText(figures)}
      </SectionHead>
      <RuledList layout="stacked">
        <li>
          <h3>Based on your talk time</h3>
          <p>
            {`Your desk talked for ${counted(minutes.talked, 'minute')} in ${counted(answered * perMonth, 'answered call')}, ${lengthText(minutes.average)} each. A missed call is counted at that length. The same call may be longer or shorter with us.`}
          </p>
        </li>
        <li>
          <h3>How far off it can be</h3>
          <p>{planMargin(figures)}</p>
        </li>
        <li>
          <h3>Transferred calls</h3>
          <p>
            The log counts a transferred call to its end, staff time included. Ask at the demo which
            minutes count once a call is transferred to your staff.
          </p>
        </li>
      </RuledList>
    </Section>
  );
}
