import {type ReactElement, type ReactNode, useDeferredValue} from 'react';

import {RuledList} from '@site/src/components/layout/RuledList';
import {Section, SectionHead} from '@site/src/components/layout/Section';
import {ButtonLink} from '@site/src/components/ui/Button';
import type {Figures} from '@site/src/domain/phoneLog/figures';
import {cautiousText, minutesText} from '@site/src/domain/phoneLog/sentences';
import {worthOf} from '@site/src/domain/phoneLog/worth';
import {encodeRoiState} from '@site/src/domain/roi/urlState';
import {formatDollars} from '@site/src/format/numbers';

import {logLimits} from '../../_content';
import type {ResultsProps} from '../reading/logState';
import {OnePage} from './OnePage';
import styles from './Results.module.css';
import {Verdict} from './Verdict';
import {Week} from './Week';

/** Draws what is below the first window a frame later, so that no frame is long. */
function Later({children}: {readonly children: ReactNode}): ReactNode {
  return useDeferredValue(true, false) ? children : null;
}

/** The log's figures, in the order in which a manager asks. */
export function Results({state, actions}: ResultsProps): ReactElement {
  const {figures} = state.result;
  return (
    <div className={styles.results}>
      <Verdict state={state} actions={actions} />
      <Later>
        <Week figures={figures} hasOwnHours={state.hasOwnHours} onHours={actions.setHours} />
        <Later>
          <Section ground="tint" labelledBy="minutes">
            <SectionHead id="minutes" title="Minutes a month, and the plan they fit">
              {minutesText(figures)}
            </SectionHead>
          </Section>
          <Worth figures={figures} />
          <Section labelledBy="limits">
            <SectionHead id="limits" title="Limits of the log" />
            <RuledList>
              {logLimits.map(({title, text}) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </RuledList>
          </Section>
          <OnePage figures={figures} />
        </Later>
      </Later>
    </div>
  );
}

/** The cautious case in one sentence; the calculator has the rest. */
function Worth({figures}: {readonly figures: Figures}): ReactElement {
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
