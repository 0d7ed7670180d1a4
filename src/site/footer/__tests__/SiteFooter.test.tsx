import {screen} from '@testing-library/react';

import {renderInSite} from '@site/scripts/jest/renderInSite';

import {SiteFooter} from '../SiteFooter';

it('has no second sign-up on the front page of the blog', () => {
  renderInSite(<SiteFooter />, {path: '/blog'});
  expect(screen.queryByRole('button', {name: 'Subscribe'})).not.toBeInTheDocument();
});
