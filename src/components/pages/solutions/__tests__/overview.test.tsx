import {fireEvent, screen, within} from '@testing-library/react';

import {renderInSite} from '@site/scripts/jest/renderInSite';
import {solutionIds} from '@site/src/data/solutions';
import {solutions} from '@site/src/domain/solutions/all';
import {overviewCalls, overviewCards} from '@site/src/data/solutionsOverview';

import {OverviewBenefits} from '../OverviewBenefits';
import {Switchboard} from '../Switchboard';

const calls = overviewCalls(solutions);
const open = () => renderInSite(<Switchboard calls={calls} />);

describe('the switchboard', () => {
  beforeAll(() => {
    window.scrollBy = jest.fn();
  });

  it.each(overviewCards)('has a place for $name with three bullets and Learn More', (card) => {
    open();
    const article = screen.getByRole('heading', {name: card.name}).closest('article');
    if (!article) throw new Error('no card');
    for (const bullet of card.bullets) {
      expect(within(article).getByText(bullet)).toBeInTheDocument();
    }
    expect(within(article).getByText(card.description)).toBeInTheDocument();
    expect(
      within(article).getByRole('link', {name: `Learn More about ${card.name}`}),
    ).toHaveAttribute('href', card.to);
  });

  it('links every specialty that has a page, once', () => {
    open();
    const targets = screen
      .getAllByRole('link', {name: /^Learn More/})
      .map((link) => link.getAttribute('href'));
    expect(targets.sort()).toEqual(
      ['/pricing#enterprise', ...solutionIds.map((id) => `/solutions/${id}`)].sort(),
    );
  });

  it('has one jack for each specialty, the first plugged in', () => {
    open();
    const jacks = screen.getAllByRole('button', {name: /^Play the call: /});
    expect(jacks).toHaveLength(solutionIds.length);
    expect(screen.getAllByRole('button', {pressed: true})).toEqual([jacks[0]]);
  });

  it('plays the call of the jack that is chosen into its slot, and says so', () => {
    open();
    const shelf = screen.getByRole('group', {name: 'The call'});
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    for (const id of solutionIds.slice(1, 4)) {
      const {turns, outcome} = solutions[id].call;
      fireEvent.click(screen.getAllByRole('button')[solutionIds.indexOf(id)]!);
      for (const {text} of turns.slice(0, 3)) expect(shelf).toHaveTextContent(text);
      expect(shelf).toHaveTextContent(outcome.title);
      expect(within(shelf).getByRole('link', {name: 'Take this call'})).toHaveAttribute(
        'href',
        `/solutions/${id}?call=start`,
      );
      expect(status).toHaveTextContent(outcome.title);
      expect(screen.getAllByRole('button', {pressed: true})).toHaveLength(1);
    }
  });

  it('carries no more of a page than its call begins with', () => {
    expect(JSON.stringify(calls).length).toBeLessThan(solutionIds.length * 700);
  });
});

it('promises fewer no-shows by the figure of the specification', () => {
  renderInSite(<OverviewBenefits />);
  expect(screen.getByText(/Reduce no-shows by up to/)).toHaveTextContent(
    'Reduce no-shows by up to 35%',
  );
});
