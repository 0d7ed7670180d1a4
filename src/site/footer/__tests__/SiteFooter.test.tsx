import {screen} from '@testing-library/react';

import {renderInSite} from '@site/scripts/jest/renderInSite';
import {footerGroups} from '@site/src/data/navigation';
import {specialties} from '@site/src/features/specialties/data/all';

import {SiteFooter} from '../SiteFooter';

it('leads to every specialty, to all of them, and to the pages of the other groups', () => {
  renderInSite(<SiteFooter />);
  const hrefs = screen
    .getAllByRole('link', {hidden: true})
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      ...Object.keys(specialties).map((id) => `/solutions/${id}`),
      '/solutions',
      ...footerGroups.flatMap(({links}) => links.map(({to}) => to)),
    ]),
  );
});

it('has no second sign-up on the front page of the blog', () => {
  renderInSite(<SiteFooter />, {path: '/blog'});
  expect(screen.queryByRole('button', {name: 'Subscribe'})).not.toBeInTheDocument();
});
