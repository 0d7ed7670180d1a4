import type {ReactElement} from 'react';

import {Field, TextInput} from '@site/src/ui/Field';
import magnifyingGlass from '@site/src/ui/icon/drawn/magnifying-glass';
import {Icon} from '@site/src/ui/icon/Icon';

import {Chip, Chips} from './Chip';
import styles from './FilterBar.module.css';

export interface FilterBarProps {
  /** Name of the searched list, for screen readers. */
  readonly label: string;
  readonly search: {
    readonly id: string;
    readonly label: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
  };
  readonly filter: {
    /** Name of the chips, for screen readers. */
    readonly label: string;
    readonly chips: readonly {
      readonly id: string;
      readonly label: string;
      readonly count: number;
    }[];
    readonly pressed: string;
    readonly onPress: (id: string) => void;
  };
  /** Called when the search field gets focus. */
  readonly onInteract: () => void;
}

/** Search field with filter chips. The query is stored as `q` in the URL. */
export function FilterBar({label, search, filter, onInteract}: FilterBarProps): ReactElement {
  return (
    <form
      role="search"
      aria-label={label}
      className={`noPrint ${styles.bar}`}
      onSubmit={(event) => event.preventDefault()}
      onPointerEnter={onInteract}
      onFocus={onInteract}
    >
      <div className={styles.find}>
        <Field id={search.id} label={search.label} isLabelHidden>
          <TextInput
            id={search.id}
            value={search.value}
            placeholder={search.label}
            type="search"
            name="q"
            autoComplete="off"
            onChange={(event) => search.onChange(event.currentTarget.value)}
          />
        </Field>
        <Icon path={magnifyingGlass} className={styles.glass} />
      </div>
      <Chips label={filter.label}>
        {filter.chips.map(({id, label: name, count}) => (
          <Chip key={id} isPressed={filter.pressed === id} onPress={() => filter.onPress(id)}>
            {name} <span className="num">{count}</span>
          </Chip>
        ))}
      </Chips>
    </form>
  );
}
