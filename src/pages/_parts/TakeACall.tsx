import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {Section, SectionHead} from '@site/src/components/layout/Section';
import {type CallMatter, TakeCall} from '@site/src/components/shared/call/TakeCall';
import {useSpecialtyMenu} from '@site/src/components/shared/useSpecialtyMenu';
import {Icon} from '@site/src/components/ui/icon/Icon';
import type {SpecialtyId} from '@site/src/data/specialties';
import {callPath} from '@site/src/data/specialties/paths';

import styles from './TakeACall.module.css';

const loadFamilyMedicine = async (): Promise<CallMatter> => {
  const [{script}, {familyMedicineSheet: sheet}] = await Promise.all([
    import('@site/src/data/specialties/family-medicine/call'),
    import('@site/src/data/specialties/family-medicine/sheet'),
  ]);
  return {script, sheet};
};

/** A call to a family practice, here, and the way to the other specialties' calls. */
export function TakeACall(): ReactElement {
  return (
    <Section ground="tint" tight labelledBy="take-a-call">
      <SectionHead id="take-a-call" title="Take a call yourself">
        You are the caller, in text. Say what your patients say, and see what is written down.
      </SectionHead>
      <TakeCall
        load={loadFamilyMedicine}
        specialty="family-medicine"
        source="home"
        seed={1}
        inAddress={false}
        invitation="A family practice, Monday at 8:01 am."
      />
      <ul role="list" aria-label="A call to each specialty" className={styles.practices}>
        {useSpecialtyMenu().flatMap(({items}) =>
          items.map(({slug, label, icon}) => (
            <li key={slug}>
              <Link to={callPath(slug as SpecialtyId)}>
                <Icon name={icon} /> {label}
              </Link>
            </li>
          )),
        )}
      </ul>
    </Section>
  );
}
