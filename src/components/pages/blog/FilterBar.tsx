import type {ReactElement} from 'react';

import {SearchField} from '@site/src/components/ui/SearchField';
import {type BlogFilter} from '@site/src/domain/blog/filter';
import {type CategoryCount} from '@site/src/domain/blog/types';

import styles from './BlogList.module.css';

const SEARCH_FIELD = 'blog-search';

export interface FilterBarProps {
  readonly filter: BlogFilter;
  readonly categories: readonly CategoryCount[];
  readonly total: number;
  readonly onChange: (filter: BlogFilter) => void;
  /** Someone is about to search. */
  readonly onTouch: () => void;
}

/** The search box and one chip per category; they work together. */
export function FilterBar({
  filter,
  categories,
  total,
  onChange,
  onTouch,
}: FilterBarProps): ReactElement {
  const chips = [{id: '', label: 'All', count: total}, ...categories];
  return (
    <form
      role="search"
      aria-label="Articles"
      className={`noPrint ${styles.tools}`}
      onSubmit={(event) => event.preventDefault()}
      onPointerEnter={onTouch}
      onFocus={onTouch}
    >
      <SearchField
        id={SEARCH_FIELD}
        label="Search articles"
        value={filter.query}
        onChange={(query) => onChange({...filter, query})}
      />
      <div className={styles.chips} role="group" aria-label="Category">
        {chips.map(({id, label, count}) => (
          <button
            key={id}
            type="button"
            className={styles.chip}
            aria-pressed={filter.categoryId === id}
            onClick={() => onChange({...filter, categoryId: id})}
          >
            {label} <span className="num">{count}</span>
          </button>
        ))}
      </div>
    </form>
  );
}
