import {allIntegrations} from '../../../data/integrations.ts';
import {
  countByCategory,
  countByStatus,
  filterIntegrations,
  noFilters,
  readFilters,
  writeFilters,
  type IntegrationFilters,
} from '../filters.ts';

test('counts include categories and statuses without systems', () => {
  const some = allIntegrations.filter(({id}) => ['epic', 'nextgen', 'dentrix'].includes(id));
  expect(countByCategory(some)).toEqual({'emr-ehr': 2, 'practice-management': 0, dental: 1});
  expect(countByStatus(some)).toEqual({available: 2, beta: 1, 'coming-soon': 0});
});

// Word matching, with each system's aliases: domain/search.
test.each<[Partial<IntegrationFilters>, string[]]>([
  [{query: 'operatories'}, ['Dentrix', 'Open Dental']],
  [{category: 'dental', status: 'beta'}, ['Open Dental']],
  [{category: 'dental', status: 'beta', query: 'epic'}, []],
])('%j finds %j', (filters, names) => {
  const found = filterIntegrations(allIntegrations, {...noFilters, ...filters});
  expect(found.map(({name}) => name)).toEqual(names);
});

test('filters in the address are read as they were written, beside other parameters', () => {
  const filters: IntegrationFilters = {query: 'open dental', category: 'dental', status: 'beta'};
  expect(readFilters(writeFilters(filters, ''))).toEqual(filters);
  expect(writeFilters(noFilters, '?q=epic&utm_source=letter')).toBe('?utm_source=letter');
  expect(readFilters('?category=robots&status=ready&q=')).toEqual(noFilters);
});
