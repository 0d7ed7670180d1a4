import {type ReactElement, useState} from 'react';

import {Caret} from '@site/src/ui/Caret';
import {useSpecialtyMenu} from '@site/src/features/specialties/parts/useSpecialtyMenu';
import type {SpecialtyId} from '@site/src/data/specialtyIds';

import styles from './PracticeChoice.module.css';

export interface PracticeChoiceProps {
  /** Practice that is called: 'a dental practice'. */
  readonly practice: string;
  /** Day and time such as 'Saturday, 7:42 pm'. */
  readonly when: string;
  readonly onChoose: (id: SpecialtyId) => Promise<void>;
}

/** Sentence 'You call a family practice', with a native select laid over the practice's name. */
export function PracticeChoice({practice, when, onChoose}: PracticeChoiceProps): ReactElement {
  const [isFailed, setIsFailed] = useState(false);
  const [article, ...name] = practice.split(' ');
  return (
    <>
      <p className={`inLine ${styles.sentence}`}>
        <span>You call {article}</span>
        <label className={`covered press ${styles.choice}`}>
          <b aria-hidden="true">{name.join(' ')}</b>
          <span className="needsScript noPrint">
            <Caret />
          </span>
          <select
            aria-label="Practice to call"
            className="needsScript"
            defaultValue="family-medicine"
            autoComplete="off"
            onChange={({target}) => {
              setIsFailed(false);
              const id = target.value as SpecialtyId;
              onChoose(id).catch(() => {
                // An earlier choice may fail later.
                if (target.value === id) setIsFailed(true);
              });
            }}
          >
            {useSpecialtyMenu().map(({label, items}) => (
              <optgroup key={label} label={label}>
                {items.map(({slug, label: specialty}) => (
                  <option key={slug} value={slug}>
                    {specialty}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      </p>
      <span role="status" className="small">
        {isFailed ? 'The call didn’t load. Choose again.' : ''}
      </span>
      <span className={`small muted num ${styles.when}`} data-repeats="">
        {when}
      </span>
    </>
  );
}
