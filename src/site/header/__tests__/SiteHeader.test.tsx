import {fireEvent, screen, within} from '@testing-library/react';

import {renderInSite} from '@site/scripts/jest/renderInSite';

import {SiteHeader} from '../SiteHeader';

const bar = (): HTMLElement => screen.getByRole('navigation', {name: 'Main'});

const solutionsMenu = (): HTMLDetailsElement => {
  const details = within(bar()).getByText('Solutions').closest('details');
  if (!details) throw new Error('the Solutions menu is not a native disclosure');
  return details;
};

const open = (details: HTMLDetailsElement): void => {
  details.open = true;
};

// Links by pages and widths, and a chosen page: e2e/navigation.spec.ts; the menus by keys:
// e2e/engines/journeys.ts; demo and phone links, and the theme: e2e/everyPage.spec.ts.
it('the header marks the blog as current on an article', () => {
  renderInSite(<SiteHeader />, {path: '/blog/roi'});
  expect(within(bar()).getByRole('link', {name: /^Blog/})).toHaveAttribute('aria-current', 'page');
  expect(within(bar()).getByRole('link', {name: 'About'})).not.toHaveAttribute('aria-current');
});

it('the menu closes on Escape and returns the focus to the button', () => {
  renderInSite(<SiteHeader />);
  open(solutionsMenu());
  fireEvent.keyDown(document, {key: 'Escape'});
  expect(solutionsMenu().querySelector('summary')).toHaveFocus();
});

it('the menu closes on a click or a focus outside, not on one inside, and on a link to this page', () => {
  renderInSite(<SiteHeader />, {path: '/solutions/dental'});
  open(solutionsMenu());
  fireEvent.pointerDown(within(bar()).getByText('Dental'));
  expect(solutionsMenu().open).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(solutionsMenu().open).toBe(false);

  open(solutionsMenu());
  within(bar()).getByRole('link', {name: 'About'}).focus();
  expect(solutionsMenu().open).toBe(false);

  open(solutionsMenu());
  fireEvent.click(within(bar()).getByText('Dental'));
  expect(solutionsMenu().open).toBe(false);
});
