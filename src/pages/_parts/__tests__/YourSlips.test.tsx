import {fireEvent, screen, waitFor} from '@testing-library/react';

import {renderInSite} from '@site/scripts/jest/renderInSite';

import {YourSlips} from '../YourSlips';

jest.mock('@site/src/config/company');
jest.mock('@site/src/data/plans');

// jsdom has no animations.
beforeEach(() => {
  window.matchMedia = () => ({matches: true}) as MediaQueryList;
});

it('the home page shows the slips of a month and the cautious figure, net of the plan, for both sliders', async () => {
  renderInSite(<YourSlips />);
  const pile = screen.getByRole('img');
  expect(pile).toHaveAccessibleName(/^165 pink message slips on one spike\./);
  expect(screen.getByText('$4,251')).toBeVisible();
  expect(screen.getByText(/\$21,801, ±15% \(\$18,531 to \$25,071\)/)).toBeVisible();

  fireEvent.change(screen.getByRole('slider', {name: 'Share you miss'}), {target: {value: '8'}});
  expect(pile).toHaveAccessibleName(/^88 pink/);
  expect(screen.getByText('$1,941')).toBeVisible();
  fireEvent.change(screen.getByRole('slider', {name: 'Calls a day'}), {target: {value: '150'}});
  expect(pile).toHaveAccessibleName(/^264 pink message slips on 2 spikes\./);
  const link = screen.getByRole('link', {name: 'All figures in the ROI calculator'});
  await waitFor(() => expect(link).toHaveAttribute('href', '/calculator?calls=150&missed=8'));
});
