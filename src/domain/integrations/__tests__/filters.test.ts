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

const found = (filters: Partial<IntegrationFilters>): string[] =>
  filterIntegrations(allIntegrations, {...noFilters, ...filters}).map(({name}) => name);

describe('countByCategory and countByStatus', () => {
  const some = allIntegrations.filter(({id}) => ['epic', 'nextgen', 'dentrix'].includes(id));

  it('include categories and statuses without systems', () => {
    expect(countByCategory(some)).toEqual({'emr-ehr': 2, 'practice-management': 0, dental: 1});
    expect(countByStatus(some)).toEqual({available: 2, beta: 1, 'coming-soon': 0});
  });
});

// Word matching, with each system's aliases: domain/search.
describe('filterIntegrations', () => {
  it.each([
    ['operatories', ['Dentrix', 'Open Dental']],
    ['nothing like it', []],
  ])('finds "%s"', (query, names) => {
    expect(found({query})).toEqual(names);
  });

  it('combines query, category and status', () => {
    expect(found({category: 'dental', status: 'beta'})).toEqual(['Open Dental']);
    expect(found({category: 'dental', status: 'beta', query: 'epic'})).toEqual([]);
  });
});

describe('filters in the URL', () => {
  it('are read as they were written', () => {
    const filters: IntegrationFilters = {query: 'open dental', category: 'dental', status: 'beta'};
    expect(readFilters(writeFilters(filters, ''))).toEqual(filters);
  });

  it('leave no parameters when empty, and keep other parameters', () => {
    expect(writeFilters(noFilters, '?q=epic&category=dental')).toBe('');
    expect(writeFilters(noFilters, '?q=epic&utm_source=letter')).toBe('?utm_source=letter');
  });

  it('ignore unknown values', () => {
    expect(readFilters('?category=robots&status=ready&q=')).toEqual(noFilters);
  });
});
