import {render, screen, within} from '@testing-library/react';

import {comparison} from '../../_content/comparison';

import {ComparisonTable} from '../ComparisonTable';

jest.mock('@site/src/config/brand');

describe('ComparisonTable', () => {
  it('has a row header per criterion and a column header per receptionist', () => {
    render(<ComparisonTable />);
    const table = screen.getByRole('table', {name: 'Ringwell compared with a human receptionist'});
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Criterion', 'Ringwell', 'Human receptionist']);
    expect(within(table).getAllByRole('rowheader')).toHaveLength(comparison.length);
  });

  it('names the better side in words, on that side', () => {
    render(<ComparisonTable />);
    for (const row of comparison) {
      const [ai, human] = within(
        screen.getByRole('rowheader', {name: new RegExp(`^${row.feature}`)}).closest('tr')!,
      ).getAllByRole('cell');
      expect(ai?.textContent).toBe(`${row.aiWins ? 'Better: ' : ''}${row.ai}`);
      expect(human?.textContent).toBe(`${row.aiWins ? '' : 'Better: '}${row.human}`);
    }
  });
});
