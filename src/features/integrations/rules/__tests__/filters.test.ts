import {
  filterIntegrations,
  noFilters,
  readFilters,
  writeFilters,
  type IntegrationFilters,
} from '../filters.ts';

// Word matching, with each system's aliases: src/lib/search.
test.each<[Partial<IntegrationFilters>, string[]]>([
  [{query: 'operatories'}, ['Dentrix', 'Open Dental']],
  [{category: 'dental', status: 'beta'}, ['Open Dental']],
  [{category: 'dental', status: 'beta', query: 'epic'}, []],
])('%j finds %j', (filters, names) => {
  const found = filterIntegrations({...noFilters, ...filters});
  expect(found.map(({name}) => name)).toEqual(names);
});

test('filters survive a round trip through the URL, which keeps other parameters', () => {
  const filters: IntegrationFilters = {query: 'open dental', category: 'dental', status: 'beta'};
  expect(readFilters(writeFilters(filters, ''))).toEqual(filters);
  expect(writeFilters(noFilters, '?q=epic&utm_source=letter')).toBe('?utm_source=letter');
  expect(readFilters('?category=robots&status=ready&q=')).toEqual(noFilters);
});
