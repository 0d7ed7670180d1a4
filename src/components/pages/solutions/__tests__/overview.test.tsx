import {screen, within} from '@testing-library/react';

import {renderInSite} from '@site/scripts/jest/renderInSite';
import {solutionIds} from '@site/src/data/solutions';
import {overviewCards} from '@site/src/data/solutionsOverview';

import {AllSpecialties} from '../AllSpecialties';
import {OverviewBenefits} from '../OverviewBenefits';
import {OverviewCards} from '../OverviewCards';

describe('the overview', () => {
  it.each(overviewCards)('has a card for $name with three bullets and Learn More', (card) => {
    renderInSite(<OverviewCards cards={overviewCards} />);
    const article = screen.getByRole('heading', {name: card.name}).closest('article');
    if (!article) throw new Error('no card');
    expect(within(article).getAllByRole('listitem')).toHaveLength(3);
    expect(
      within(article).getByRole('link', {name: `Learn More about ${card.name}`}),
    ).toHaveAttribute('href', card.to);
  });

  it('lists every specialty that has a page', () => {
    renderInSite(<AllSpecialties />);
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets.sort()).toEqual(solutionIds.map((id) => `/solutions/${id}`).sort());
  });

  it('promises fewer no-shows by the figure of the specification', () => {
    renderInSite(<OverviewBenefits />);
    expect(screen.getByText(/Reduce no-shows by up to/)).toHaveTextContent(
      'Reduce no-shows by up to 35%',
    );
  });
});
