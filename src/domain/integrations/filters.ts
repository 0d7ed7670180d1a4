import {
  integrationCategories,
  integrationCategoryIds,
  integrationStatuses,
  integrationStatusIds,
  type Integration,
  type IntegrationCategoryId,
  type IntegrationStatusId,
} from '../../data/integrations';
import {withParameters} from '../address/withParameters';
import {cutCharacters} from '../text/characters';

export interface IntegrationFilters {
  /** As typed; '' finds everything. */
  readonly query: string;
  readonly category: IntegrationCategoryId | null;
  readonly status: IntegrationStatusId | null;
}

export const noFilters: IntegrationFilters = {query: '', category: null, status: null};

/** Longest query that is kept from an address. */
const MAX_QUERY = 80;

/** Reads `?q=&category=&status=`; what is unknown counts as not given. */
export const readFilters = (search: string): IntegrationFilters => {
  const params = new URLSearchParams(search);
  const category = params.get('category');
  const status = params.get('status');
  return {
    query: cutCharacters(params.get('q') ?? '', MAX_QUERY),
    category: integrationCategoryIds.find((id) => id === category) ?? null,
    status: integrationStatusIds.find((id) => id === status) ?? null,
  };
};

/** The query string for filters, '' when there are none; other parameters are kept. */
export const writeFilters = (
  {query, category, status}: IntegrationFilters,
  search: string,
): string => withParameters(search, {q: query.trim(), category, status});

const words = (integration: Integration): string =>
  [
    integration.name,
    integrationCategories[integration.category].name,
    integrationStatuses[integration.status].name,
    integration.description,
    ...integration.features,
  ]
    .join(' ')
    .toLowerCase();

/** Every word of the query must occur, in any order; upper and lower case count as one. */
export const filterIntegrations = (
  integrations: readonly Integration[],
  {query, category, status}: IntegrationFilters,
): readonly Integration[] => {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return integrations.filter((integration) => {
    if (category !== null && integration.category !== category) return false;
    if (status !== null && integration.status !== status) return false;
    const text = words(integration);
    // 'open dental' and 'opendental' are the same system.
    const joined = text.replace(/\s+/g, '');
    return wanted.every((word) => text.includes(word) || joined.includes(word));
  });
};

/** How often each id occurs. */
const count = <Id extends string>(ids: readonly Id[], all: readonly Id[]): Record<Id, number> =>
  Object.fromEntries(ids.map((id) => [id, all.filter((one) => one === id).length])) as Record<
    Id,
    number
  >;

export const countByCategory = (
  integrations: readonly Integration[],
): Readonly<Record<IntegrationCategoryId, number>> =>
  count(
    integrationCategoryIds,
    integrations.map(({category}) => category),
  );

export const countByStatus = (
  integrations: readonly Integration[],
): Readonly<Record<IntegrationStatusId, number>> =>
  count(
    integrationStatusIds,
    integrations.map(({status}) => status),
  );
