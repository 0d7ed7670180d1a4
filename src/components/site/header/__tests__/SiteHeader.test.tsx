import {fireEvent, screen, within} from '@testing-library/react';

import {renderInSite} from '@site/scripts/jest/renderInSite';
import {brand} from '@site/src/config/brand';

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

// Links by pages and widths are tested in e2e/navigation.spec.ts; demo and phone links, and the theme, in
// e2e/everyPage.spec.ts.
describe('SiteHeader', () => {
  it('leads from the logo to the home page', () => {
    renderInSite(<SiteHeader />);
    expect(screen.getByRole('link', {name: `${brand.name} home`})).toHaveAttribute('href', '/');
  });

  it('says which page of the bar is open', () => {
    renderInSite(<SiteHeader />, {path: '/features'});
    expect(within(bar()).getByRole('link', {name: 'Features'})).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(within(bar()).getByRole('link', {name: 'About'})).not.toHaveAttribute('aria-current');
  });

  it('marks the blog while one of its articles is read', () => {
    renderInSite(<SiteHeader />, {path: '/blog/roi'});
    expect(within(bar()).getByRole('link', {name: 'Blog'})).toHaveAttribute('aria-current', 'page');
  });

  it('closes on Escape and gives the focus back to the button', () => {
    renderInSite(<SiteHeader />);
    open(solutionsMenu());
    fireEvent.keyDown(document, {key: 'Escape'});
    expect(solutionsMenu().open).toBe(false);
    expect(solutionsMenu().querySelector('summary')).toHaveFocus();
  });

  it('leaves Escape alone while it is closed', () => {
    renderInSite(<SiteHeader />);
    fireEvent.keyDown(document, {key: 'Escape'});
    expect(solutionsMenu().querySelector('summary')).not.toHaveFocus();
  });

  it('closes on a click or a focus outside, not on one inside', () => {
    renderInSite(<SiteHeader />);
    open(solutionsMenu());
    fireEvent.pointerDown(within(bar()).getByText('Dental'));
    expect(solutionsMenu().open).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(solutionsMenu().open).toBe(false);

    open(solutionsMenu());
    within(bar()).getByRole('link', {name: 'About'}).focus();
    expect(solutionsMenu().open).toBe(false);
  });

  it('closes when a page is chosen, also the one that is open', () => {
    renderInSite(<SiteHeader />, {path: '/solutions/dental'});
    open(solutionsMenu());
    fireEvent.click(within(bar()).getByText('Dental'));
    expect(solutionsMenu().open).toBe(false);
  });
});
