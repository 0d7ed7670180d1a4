import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {BlogPaginatedMetadata} from '@docusaurus/plugin-content-blog';

import type * as ArticleFiles from '../articleFiles';
import {loadArticleWords, loadSearchIndex} from '../articleFiles';
import {BlogList} from '../BlogList';
import {type PostSummary} from '@site/src/features/blog/rules/types';

import {renderInSite} from '@site/scripts/jest/renderInSite';

// Search box, chips, their URL, and clearing a search without results: e2e/blog.spec.ts.

// The newsletter box below the list has its own tests and needs a backend.
jest.mock('../NewsletterPrompt', () => ({NewsletterPrompt: () => null}));

const post = (slug: string, title: string, fields: Partial<PostSummary> = {}): PostSummary => ({
  slug,
  permalink: `/blog/${slug}`,
  title,
  excerpt: `About ${title}`,
  category: 'AI Technology',
  categoryId: 'ai-technology',
  author: 'Product team',
  date: '2025-07-01',
  minutes: 7,
  plate: 'Booked',
  ...fields,
});

const hipaa = post('hipaa', 'Privacy on the phone', {
  category: 'HIPAA Compliance',
  categoryId: 'hipaa-compliance',
});
const old = post('old', 'An old one from page two');
const posts = [hipaa, post('fax', 'The fax machine'), post('languages', 'Many languages')];
const categories = [
  {id: 'ai-technology', label: 'AI Technology', count: 3},
  {id: 'hipaa-compliance', label: 'HIPAA Compliance', count: 1},
];

jest.mock('../articleFiles', () => ({
  ...jest.requireActual<typeof ArticleFiles>('../articleFiles'),
  loadSearchIndex: jest.fn(),
  loadArticleWords: jest.fn(async () => ({languages: 'a voicemail in two languages'})),
}));
const loadWords = jest.mocked(loadArticleWords);

const show = (path = '/blog', index = [...posts, old]): void => {
  jest.mocked(loadSearchIndex).mockResolvedValue(index);
  renderInSite(
    <BlogList
      metadata={{page: 1, totalPages: 1, blogTitle: 'Notes'} as BlogPaginatedMetadata}
      posts={posts}
      featured={hipaa}
      categories={categories}
      total={index.length}
    />,
    {path},
  );
};

test('the list loads the articles’ words for a search that needs them, and retries after a failure', async () => {
  loadWords.mockRejectedValueOnce(new Error('offline'));
  show();
  const box = screen.getByRole('searchbox');
  await userEvent.type(box, 'fax');
  expect(loadWords).not.toHaveBeenCalled();
  await userEvent.clear(box);
  await userEvent.type(box, 'voicemails');
  expect(await screen.findByText(/No article matches for “voicemails”/)).toBeVisible();
  await userEvent.clear(box);
  await userEvent.type(box, 'voicemails');
  expect(await screen.findByText('1 article of 4 for “voicemails”')).toBeVisible();
});

test('the list shows a thousand results twenty at a time', async () => {
  const many = Array.from({length: 1000}, (_, index) => post(`p${index}`, `Number ${index}`));
  show('/blog?q=number', many);
  expect(await screen.findByText(/1,000 articles of 1,000/)).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', {name: 'Show 20 more'}));
  expect(screen.getAllByRole('article')).toHaveLength(40);
});
