import {fireEvent, screen, within} from '@testing-library/react';

import {renderInSite} from '@site/scripts/jest/renderInSite';
import {brand} from '@site/src/config/brand';
import {headerLinks, menuLinks} from '@site/src/data/navigation';
import {specialties} from '@site/src/data/specialties/all';

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

describe('SiteHeader', () => {
  it('leads to everything of the bar and more in the menu of a small screen', () => {
    renderInSite(<SiteHeader />);
    const menu = screen.getByRole('navigation', {name: 'Main, small screen', hidden: true});
    for (const {label, to} of [...headerLinks, ...menuLinks]) {
      expect(within(menu).getByRole('link', {name: label, hidden: true})).toHaveAttribute(
        'href',
        to,
      );
    }
  });

  it('leads from the logo to the home page', () => {
    renderInSite(<SiteHeader />);
    expect(screen.getByRole('link', {name: `${brand.name} home`})).toHaveAttribute('href', '/');
  });

  it('links the pages of the bar and says which one is open', () => {
    renderInSite(<SiteHeader />, {path: '/features'});
    for (const {label, to} of headerLinks) {
      expect(within(bar()).getByRole('link', {name: label})).toHaveAttribute('href', to);
    }
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

  it('has every specialty page in the menu, whether open or not', () => {
    renderInSite(<SiteHeader />);
    const slugs = [...solutionsMenu().querySelectorAll('a')]
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('/solutions/'));
    expect(slugs.sort()).toEqual(
      Object.keys(specialties)
        .map((slug) => `/solutions/${slug}`)
        .sort(),
    );
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

  it('opens the booking page in a new tab and dials the test line', () => {
    renderInSite(<SiteHeader />);
    for (const demo of screen.getAllByRole('link', {name: /^Schedule a Demo!/})) {
      expect(demo).toHaveAttribute('target', '_blank');
      expect(demo).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
    for (const call of screen.getAllByRole('link', {name: /^Try Now/})) {
      expect(call).toHaveAttribute('href', brand.phone.href);
    }
  });

  it('switches the theme and says which one is on', () => {
    renderInSite(<SiteHeader />);
    const [toggle] = screen.getAllByRole('button', {name: 'Dark theme'});
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(toggle!);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });
});
