import type {ReactElement} from 'react';

import type {SubProcessor} from '@site/src/data/legalOperatorFacts';

import styles from './SubProcessors.module.css';

export interface SubProcessorsProps {
  /** Null while an operator has not named them. */
  readonly items: readonly SubProcessor[] | null;
  /** What is said instead, and where to ask. */
  readonly onRequest: ReactElement;
}

export function SubProcessors({items, onRequest}: SubProcessorsProps): ReactElement {
  if (items === null) return onRequest;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Company</th>
          <th scope="col">What it does</th>
          <th scope="col">Where</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({name, purpose, location}) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{purpose}</td>
            <td>{location}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
