import type {ReactElement} from 'react';
import clsx from 'clsx';

import {Field, TextInput} from '@site/src/ui/Field';
import magnifyingGlass from '@site/src/ui/icon/drawn/magnifying-glass';
import {Icon} from '@site/src/ui/icon/Icon';

import {Chip, Chips} from './Chip';
import styles from './FilterBar.module.css';

export interface ChipGroup {
  readonly label: string;
  readonly chips: readonly {readonly id: string; readonly label: string; readonly count: number}[];
  /** Ids of the pressed chips. */
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
  /** True where a short list hardly needs it: one line without boxes. */
  readonly quiet?: boolean;
  /** Called when the search field gets focus. */
  readonly onInteract?: () => void;
}

/** Search field with filter chips. The query is stored as `q` in the URL. */
export function FilterBar({
  label,
  search,
  groups,
  quiet = false,
  onInteract,
}: FilterBarProps): ReactElement {
  return (
    <form
      role="search"
      aria-label={label}
      className={clsx('noPrint', styles.bar, quiet && styles.quiet)}
      onSubmit={(event) => event.preventDefault()}
      onPointerEnter={onInteract}
      onFocus={onInteract}
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
      <div className={`inLine ${styles.groups}`}>
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
