import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {Section, SectionHead} from '@site/src/components/layout/Section';
import {CALL_PARAMETER} from '@site/src/components/shared/call/callAddress';
import {useSolutionMenu} from '@site/src/components/shared/useSolutionMenu';
import {Icon} from '@site/src/components/ui/icon/Icon';

import styles from './TakeACall.module.css';

/** The way into a call of each specialty: its page opens with the line picked up. */
export function TakeACall(): ReactElement {
  return (
    <Section ground="tint" tight labelledBy="take-a-call">
      <SectionHead id="take-a-call" title="Take a call yourself">
        You are the caller, in text. Choose a practice and say what your patients say.
      </SectionHead>
      <ul role="list" className={styles.practices}>
        {useSolutionMenu().flatMap(({items}) =>
          items.map(({slug, label, icon}) => (
            <li key={slug}>
              <Link to={`/solutions/${slug}?${CALL_PARAMETER}=start`}>
                <Icon name={icon} /> {label}
              </Link>
            </li>
          )),
        )}
      </ul>
    </Section>
  );
}
