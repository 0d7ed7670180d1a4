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

describe('the integrations', () => {
  it('are eleven, in categories of 5, 2 and 4, nine available and two in beta', () => {
    expect(allIntegrations).toHaveLength(11);
    expect(countByCategory(allIntegrations)).toEqual({
      'emr-ehr': 5,
      'practice-management': 2,
      dental: 4,
    });
    expect(countByStatus(allIntegrations)).toEqual({available: 9, beta: 2, 'coming-soon': 0});
    expect(found({status: 'available'})).toEqual([
      'Epic',
      'Cerner',
      'athenahealth',
      'eClinicalWorks',
      'DrChrono',
      'Practice Fusion',
      'Dentrix',
      'Eaglesoft',
      'Curve Dental',
    ]);
    expect(found({status: 'beta'})).toEqual(['NextGen', 'Open Dental']);
  });
});

describe('filterIntegrations', () => {
  it.each([
    ['EPIC', ['Epic']],
    ['  nextgen ', ['NextGen']],
    ['opendental', ['Open Dental']],
    ['practice fusion', ['Practice Fusion']],
    ['operatories', ['Dentrix', 'Open Dental']],
    ['nothing like it', []],
    ['.*', []],
  ])('finds "%s"', (query, names) => {
    expect(found({query})).toEqual(names);
  });

  it('takes query, category and status together', () => {
    expect(found({category: 'dental', status: 'beta'})).toEqual(['Open Dental']);
    expect(found({category: 'dental', status: 'beta', query: 'epic'})).toEqual([]);
  });
});

describe('filters in the address', () => {
  it('come back as they were written', () => {
    const filters: IntegrationFilters = {query: 'open dental', category: 'dental', status: 'beta'};
    expect(readFilters(writeFilters(filters, ''))).toEqual(filters);
  });

  it('leave nothing behind when there are none, and other parameters alone', () => {
    expect(writeFilters(noFilters, '?q=epic&category=dental')).toBe('');
    expect(writeFilters(noFilters, '?q=epic&utm_source=letter')).toBe('?utm_source=letter');
  });

  it('take what is unknown as not given', () => {
    expect(readFilters('?category=robots&status=ready&q=')).toEqual(noFilters);
  });
});
