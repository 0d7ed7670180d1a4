import {screen} from '@testing-library/react';

import globalData from '@generated/globalData';
import {renderInSite} from '@site/scripts/jest/renderInSite';
import {StayUpdated} from '@site/src/templates/blog/StayUpdated';

import {NewsletterSection} from '../NewsletterSection';

const blog = globalData as Record<string, unknown>;
const BLOG_PLUGIN = 'docusaurus-plugin-content-blog';

afterEach(() => {
  delete blog[BLOG_PLUGIN];
});

const last = (): HTMLElement | null => screen.queryByRole('link', {name: 'Read the last one'});

describe.each([
  ['the footer', <NewsletterSection key="footer" />],
  ['the blog', <StayUpdated key="blog" />],
])('the form in %s', (_, form) => {
  it('leads to the last letter when there is one', () => {
    blog[BLOG_PLUGIN] = {letters: {latest: '/letters/2026-12'}};
    renderInSite(form);
    expect(last()).toHaveAttribute('href', '/letters/2026-12');
  });

  it('says nothing of letters while none was sent', () => {
    blog[BLOG_PLUGIN] = {default: {}};
    renderInSite(form);
    expect(last()).toBeNull();
  });
});
