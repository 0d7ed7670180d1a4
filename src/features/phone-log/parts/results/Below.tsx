import {type ReactElement, type ReactNode, useDeferredValue} from 'react';

import {Section} from '@site/src/layout/Section';
import {ButtonLink} from '@site/src/ui/Button';
import {encodeRoiState} from '@site/src/features/roi/rules/urlState';
import {formatDollars} from '@site/src/lib/format/numbers';

import type {Figures} from '../../count/figures';
import {cautiousText} from '../../count/sentences';
import {worthOf} from '../../count/worth';
import type {PhoneLogActions} from '../reading/logState';
import styles from './Below.module.css';
import {OnePage} from './OnePage';
import type {ResultProps} from './Verdict';
import {Week} from './Week';

/** Draws what is below the first window a frame later, so that no frame is long. */
function Later({children}: {readonly children: ReactNode}): ReactNode {
  return useDeferredValue(true, false) ? children : null;
}

export interface BelowProps extends ResultProps {
  readonly actions: PhoneLogActions;
}

/** The figures below the verdict, in the order in which a manager asks. */
export function Below({log, figures, actions}: BelowProps): ReactElement {
  return (
    <Later>
      <div className="noPrint">
        <Week figures={figures} hasOwnHours={log.hours !== null} onHours={actions.setHours} />
        <Worth figures={figures} />
      </div>
      <Later>
        <OnePage figures={figures} />
      </Later>
    </Later>
  );
}

/** The cautious case in one sentence; the calculator has the rest. */
function Worth({figures}: {readonly figures: Figures}): ReactElement {
  const {inputs, net} = worthOf(figures);
  return (
    <Section ground="band" labelledBy="worth" className={styles.worth}>
      <h2 id="worth">{`Your missed calls, in dollars: ${formatDollars(net)} a month`}</h2>
      <p className="muted">{cautiousText(figures)}</p>
      {/* A plain link: the router would fetch the page ahead, and nothing is requested here. */}
      <ButtonLink to={`/calculator${encodeRoiState(inputs)}`} variant="ghost" reloads>
        Open the calculator with these numbers
      </ButtonLink>
    </Section>
  );
}
