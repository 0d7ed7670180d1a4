import {
  allIntegrations,
  integrationCategories,
  integrationCategoryIds,
  integrationStatuses,
  integrationStatusIds,
  type Integration,
  type IntegrationCategoryId,
  type IntegrationStatusId,
} from '../data.ts';
import {readQuery} from '../../../lib/address/readQuery.ts';
import {withParameters} from '../../../lib/address/withParameters.ts';
import {createNameMatcher, createMatcher} from '../../../lib/search/search.ts';
import {truncateCharacters} from '../../../lib/text/characters.ts';

export interface IntegrationFilters {
  /** Query as typed; '' matches everything. */
  readonly query: string;
  readonly category: IntegrationCategoryId | null;
  readonly status: IntegrationStatusId | null;
}

export const noFilters: IntegrationFilters = {query: '', category: null, status: null};

/** Maximum query length accepted from a URL, in characters. */
const MAX_QUERY = 80;

/** Parses `?q=&category=&status=`; unknown values are ignored. */
export const readFilters = (search: string): IntegrationFilters => {
  const params = readQuery(search);
  const category = params.get('category');
  const status = params.get('status');
  return {
    query: truncateCharacters(params.get('q') ?? '', MAX_QUERY),
    category: integrationCategoryIds.find((id) => id === category) ?? null,
    status: integrationStatusIds.find((id) => id === status) ?? null,
  };
};

/** Builds the query string for filters, '' if there are none; other parameters are kept. */
export const writeFilters = (
  {query, category, status}: IntegrationFilters,
  search: string,
): string => withParameters(search, {q: query.trim(), category, status});

const namesOf = ({name, otherNames = []}: Integration): readonly string[] => [name, ...otherNames];

const searchText = (integration: Integration): string =>
  [
    ...namesOf(integration),
    integrationCategories[integration.category].name,
    integrationStatuses[integration.status].name,
    integration.description,
    ...integration.features,
  ].join(' | ');

/**
 * Filters systems by query (`createMatcher`), category and status. If no system matches the query, falls
 * back to systems that it names among other words or misspells: 'Epic or Cerner'.
 */
export const filterIntegrations = ({
  query,
  category,
  status,
}: IntegrationFilters): readonly Integration[] => {
  const matches = createMatcher(query);
  const isNamed = createNameMatcher(query);
  const matching = allIntegrations.filter((integration) => matches(searchText(integration)));
  const found =
    matching.length > 0
      ? matching
      : allIntegrations.filter((integration) => isNamed(namesOf(integration)));
  return found.filter(
    (integration) =>
      (category === null || integration.category === category) &&
      (status === null || integration.status === status),
  );
};
