import {render, screen, within} from '@testing-library/react';

import {comparison} from '../../_content/comparison';

import {ComparisonTable} from '../ComparisonTable';

it('the comparison names the better side of each criterion in words, on that side', () => {
  render(<ComparisonTable />);
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  for (const {feature, aiWins, ai, human} of comparison) {
    const header = screen.getByRole('rowheader', {name: new RegExp(`^${feature}`)});
    const cells = within(header.closest('tr')!).getAllByRole('cell');
    expect(cells.map(({textContent}) => textContent)).toEqual([
      `${aiWins ? 'Better: ' : ''}${ai}`,
      `${aiWins ? '' : 'Better: '}${human}`,
    ]);
  }
});
