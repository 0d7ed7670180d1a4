import {useState, type ReactElement} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {Button, ButtonLink} from '@site/src/components/ui/Button';
import {SearchField} from '@site/src/components/ui/SearchField';
import {
  integrationCategories,
  integrationCategoryIds,
  integrationStatuses,
  integrationStatusIds,
  type Integration,
} from '@site/src/data/integrations';
import {contactLink} from '@site/src/domain/contact/prefill';
import {
  countByCategory,
  countByStatus,
  filterIntegrations,
  noFilters,
  readFilters,
  writeFilters,
  type IntegrationFilters,
} from '@site/src/domain/integrations/filters';

import styles from './SystemLedger.module.css';
import {LedgerRow} from './LedgerRow';

interface ChipProps {
  readonly label: string;
  readonly count: number;
  readonly isPressed: boolean;
  readonly onPress: () => void;
}

function Chip({label, count, isPressed, onPress}: ChipProps): ReactElement {
  return (
    <button type="button" className={styles.chip} aria-pressed={isPressed} onClick={onPress}>
      {label} <span>{count}</span>
    </button>
  );
}

interface FiltersProps {
  readonly integrations: readonly Integration[];
  readonly filters: IntegrationFilters;
  readonly shown: number;
  readonly onChange: (filters: IntegrationFilters) => void;
}

function Filters({integrations, filters, shown, onChange}: FiltersProps): ReactElement {
  const {category, status} = filters;
  const inCategory = countByCategory(integrations);
  const withStatus = countByStatus(integrations);
  return (
    <form
      role="search"
      aria-label="Integrations"
      className={styles.tools}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.line}>
        <SearchField
          id="integration-search"
          label="Find your system"
          placeholder="Dentrix, Epic"
          className={styles.find}
          value={filters.query}
          onChange={(query) => onChange({...filters, query})}
        />
        <div>
          <p className={styles.group} id="by-status">
            Status
          </p>
          <div className={styles.chips} role="group" aria-labelledby="by-status">
            {integrationStatusIds.map((id) => (
              <Chip
                key={id}
                label={integrationStatuses[id].name}
                count={withStatus[id]}
                isPressed={status === id}
                onPress={() => onChange({...filters, status: status === id ? null : id})}
              />
            ))}
          </div>
        </div>
      </div>
      <div className={styles.line}>
        <div className={styles.chips} role="group" aria-label="Category">
          <Chip
            label="All"
            count={integrations.length}
            isPressed={category === null}
            onPress={() => onChange({...filters, category: null})}
          />
          {integrationCategoryIds.map((id) => (
            <Chip
              key={id}
              label={integrationCategories[id].name}
              count={inCategory[id]}
              isPressed={category === id}
              onPress={() => onChange({...filters, category: category === id ? null : id})}
            />
          ))}
        </div>
        <p className={styles.count} role="status">
          {shown} of {integrations.length} shown
        </p>
      </div>
    </form>
  );
}

function NothingFound({
  query,
  onClear,
}: {
  readonly query: string;
  readonly onClear: () => void;
}): ReactElement {
  return (
    <div className={styles.empty}>
      <div>
        <h3>No system like that here, yet</h3>
        <p>
          Tell us its name and version, and a person says whether it can be connected. Or look at
          all of them again.
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
      <svg viewBox="0 0 260 90" aria-hidden="true" focusable="false">
        <path d="M0 45H70C110 45 100 74 140 66" />
        <rect x="150" y="22" width="100" height="46" rx="3" />
      </svg>
    </div>
  );
}

export interface SystemLedgerProps {
  readonly integrations: readonly Integration[];
}

/** All systems, and a search and filters that are kept in the address. */
export function SystemLedger({integrations}: SystemLedgerProps): ReactElement {
  const history = useHistory();
  const {search, hash} = useLocation();
  // The query is not known while the page is rendered to HTML.
  const isBrowser = useIsBrowser();
  const inAddress = isBrowser ? readFilters(search) : noFilters;
  // The address holds the trimmed query; a space just typed is kept here.
  const [typed, setTyped] = useState<string | null>(null);
  const query = typed !== null && typed.trim() === inAddress.query ? typed : inAddress.query;
  const filters = {...inAddress, query};
  const shown = filterIntegrations(integrations, filters);

  const change = (next: IntegrationFilters): void => {
    setTyped(next.query);
    history.replace({search: writeFilters(next, search), hash});
  };
  const clear = (): void => {
    change(noFilters);
    document.getElementById('integration-search')?.focus();
  };

  return (
    <>
      <Filters
        integrations={integrations}
        filters={filters}
        shown={shown.length}
        onChange={change}
      />
      {shown.length === 0 ? (
        <NothingFound query={query.trim()} onClear={clear} />
      ) : (
        <ul role="list" className={styles.ledger}>
          {shown.map((integration) => (
            <LedgerRow key={integration.id} integration={integration} />
          ))}
        </ul>
      )}
      <div className={styles.request}>
        <p>
          Yours is not in the ledger? Tell us its name and version, and a person says whether it can
          be connected.
        </p>
        <ButtonLink variant="ghost" to={contactLink('An integration request')}>
          Request an integration
        </ButtonLink>
      </div>
    </>
  );
}
