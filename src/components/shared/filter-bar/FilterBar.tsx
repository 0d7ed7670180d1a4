import type {ReactElement} from 'react';
import clsx from 'clsx';

import {Field, TextInput} from '@site/src/components/ui/Field';
import magnifyingGlass from '@site/src/components/ui/icon/drawn/magnifying-glass';
import {Icon} from '@site/src/components/ui/icon/Icon';

import {Chip, Chips} from './Chip';
import styles from './FilterBar.module.css';

export interface ChipGroup {
  readonly label: string;
  readonly chips: readonly {readonly id: string; readonly label: string; readonly count: number}[];
  /** Ids of the chips that are on. */
  readonly pressed: readonly string[];
  readonly onPress: (id: string) => void;
}

export interface FilterBarProps {
  /** Name of the searched list, for screen readers. */
  readonly label: string;
  readonly search: {
    readonly id: string;
    readonly label: string;
    readonly value: string;
    readonly placeholder?: string;
    readonly onChange: (value: string) => void;
  };
  readonly groups: readonly ChipGroup[];
  /** Someone is about to search. */
  readonly onTouch?: () => void;
}

/** A search box and chips; they work together. `q` in the address, as on every site. */
export function FilterBar({label, search, groups, onTouch}: FilterBarProps): ReactElement {
  return (
    <form
      role="search"
      aria-label={label}
      className={clsx('noPrint', styles.bar)}
      onSubmit={(event) => event.preventDefault()}
      onPointerEnter={onTouch}
      onFocus={onTouch}
    >
      <div className={styles.find}>
        <Field id={search.id} label={search.label}>
          <TextInput
            id={search.id}
            value={search.value}
            placeholder={search.placeholder}
            type="search"
            name="q"
            autoComplete="off"
            onChange={(event) => search.onChange(event.currentTarget.value)}
          />
        </Field>
        <Icon path={magnifyingGlass} className={styles.glass} />
      </div>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Chips key={group.label} label={group.label}>
            {group.chips.map(({id, label: name, count}) => (
              <Chip
                key={id}
                isPressed={group.pressed.includes(id)}
                onPress={() => group.onPress(id)}
              >
                {name} <span className="num">{count}</span>
              </Chip>
            ))}
          </Chips>
        ))}
      </div>
    </form>
  );
}
