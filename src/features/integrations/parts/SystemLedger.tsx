import {type ReactElement, useEffect} from 'react';
import {flushSync} from 'react-dom';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';

import {RuledList} from '@site/src/layout/RuledList';
import {useAddressState} from '@site/src/hooks/address/useAddressState';
import {FilterBar} from '@site/src/ui/filter-bar/FilterBar';
import {Button, ButtonLink} from '@site/src/ui/Button';
import {
  allIntegrations,
  integrationCategories,
  integrationCategoryIds,
  integrationStatuses,
  integrationStatusIds,
} from '@site/src/features/integrations/data';
import {contactLink} from '@site/src/features/contact/rules/prefill';
import {
  filterIntegrations,
  noFilters,
  readFilters,
  writeFilters,
  type IntegrationFilters,
} from '@site/src/features/integrations/rules/filters';

import styles from './SystemLedger.module.css';
import {LedgerRow} from './LedgerRow';

const SEARCH_ID = 'integration-search';

interface FiltersProps {
  readonly filters: IntegrationFilters;
  readonly onChange: (filters: IntegrationFilters) => void;
}

function Filters({filters, onChange}: FiltersProps): ReactElement {
  const {category, status} = filters;
  const count = (only: Partial<IntegrationFilters>): number =>
    filterIntegrations({...noFilters, ...only}).length;
  return (
    <FilterBar
      label="Integrations"
      search={{
        id: SEARCH_ID,
        label: 'Find your system',
        placeholder: 'Dentrix, Epic',
        value: filters.query,
        onChange: (query) => onChange({...filters, query}),
      }}
      groups={[
        {
          label: 'Category',
          chips: [
            {id: 'all', label: 'All', count: allIntegrations.length},
            ...integrationCategoryIds.map((id) => ({
              id,
              label: integrationCategories[id].name,
              count: count({category: id}),
            })),
          ],
          pressed: [category ?? 'all'],
          onPress: (pressed) =>
            onChange({
              ...filters,
              category:
                integrationCategoryIds.find((id) => id === pressed && id !== category) ?? null,
            }),
        },
        {
          label: 'Status',
          chips: integrationStatusIds
            .map((id) => ({id, label: integrationStatuses[id].name, count: count({status: id})}))
            .filter((chip) => chip.count > 0 || status === chip.id),
          pressed: status === null ? [] : [status],
          onPress: (pressed) =>
            onChange({
              ...filters,
              status: integrationStatusIds.find((id) => id === pressed && id !== status) ?? null,
            }),
        },
      ]}
    />
  );
}

interface NoResultsProps {
  readonly query: string;
  readonly onClear: () => void;
}

function NoResults({query, onClear}: NoResultsProps): ReactElement {
  return (
    <div className={`stack ${styles.empty}`}>
      <h3>No system by that name yet</h3>
      <p className="muted">
        Tell us its name and version, and we’ll answer whether we can connect it.
      </p>
      <div className="actions">
        <Button variant="ghost" size="small" onClick={onClear}>
          Clear filters
        </Button>
        <ButtonLink
          size="small"
          to={contactLink(
            query === '' ? 'An integration request' : `Integration request: ${query}`,
          )}
        >
          Request it
        </ButtonLink>
      </div>
    </div>
  );
}

/** All systems, with a search and filters stored in the URL. */
export function SystemLedger(): ReactElement {
  const [filters, setFilters] = useAddressState(noFilters, readFilters, writeFilters);
  const shown = filterIntegrations(filters);
  const location = useLocation();

  // A link to a system scrolls to its row, which the filters may have hidden.
  useEffect(() => {
    const id = location.hash.slice(1);
    if (allIntegrations.every((one) => one.id !== id)) return undefined;
    // After the filters of an address are applied, so that a hidden row is known to be missing.
    const timer = setTimeout(() => {
      // Immediately, because the page scrolls to what is drawn.
      if (document.getElementById(id) === null) flushSync(() => setFilters(noFilters));
      document.getElementById(id)?.scrollIntoView();
    });
    return () => clearTimeout(timer);
  }, [location, setFilters]);

  const clear = (): void => {
    setFilters(noFilters);
    document.getElementById(SEARCH_ID)?.focus();
  };

  return (
    <>
      <Filters filters={filters} onChange={setFilters} />
      <p className={clsx('small muted num', styles.count)} role="status">
        {shown.length === allIntegrations.length
          ? ''
          : `${shown.length} of ${allIntegrations.length} shown`}
      </p>
      {shown.length === 0 ? (
        <NoResults query={filters.query.trim()} onClear={clear} />
      ) : (
        <>
          <RuledList className={styles.rows}>
            {shown.map((integration) => (
              <LedgerRow key={integration.id} integration={integration} />
            ))}
          </RuledList>
          <div className={`apart ${styles.request}`}>
            <p className="muted">
              Don’t see yours? Tell us its name and version, and we’ll answer whether we can connect
              it.
            </p>
            <ButtonLink variant="ghost" to={contactLink('An integration request')}>
              Request an integration
            </ButtonLink>
          </div>
        </>
      )}
    </>
  );
}
