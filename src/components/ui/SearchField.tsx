import type {ReactElement} from 'react';
import clsx from 'clsx';

import {Field, TextInput} from './Field';
import magnifyingGlass from './icon/drawn/magnifying-glass';
import {Icon} from './icon/Icon';

import styles from './SearchField.module.css';

export interface SearchFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly className?: string;
  readonly onChange: (value: string) => void;
}

/** A search box with its glass; `q` in the address, as on every site. */
export function SearchField({
  id,
  label,
  value,
  placeholder,
  className,
  onChange,
}: SearchFieldProps): ReactElement {
  return (
    <div className={clsx(styles.find, className)}>
      <Field id={id} label={label}>
        <TextInput
          id={id}
          type="search"
          name="q"
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Field>
      <Icon path={magnifyingGlass} className={styles.glass} />
    </div>
  );
}
