import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {BlogList} from '../BlogList';
import {type PostSummary} from '@site/src/domain/blog/types';

import {renderInSite} from '@site/scripts/jest/renderInSite';

// The box below the list has tests of its own, and a backend that this page's tests don't need.
jest.mock('../StayUpdated', () => ({StayUpdated: () => null}));

const post = (slug: string, title: string, fields: Partial<PostSummary> = {}): PostSummary => ({
  slug,
  permalink: `/blog/${slug}`,
  title,
  excerpt: `About ${title}`,
  category: 'AI Technology',
  categoryId: 'ai-technology',
  categoryPermalink: '/blog/category/ai-technology',
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
  {id: 'ai-technology', label: 'AI Technology', permalink: '/a', count: 3},
  {id: 'hipaa-compliance', label: 'HIPAA Compliance', permalink: '/h', count: 1},
];

const loadWords = jest.fn(async () => ({languages: 'a voicemail in two languages'}));

const show = (path = '/blog', index = [...posts, old]): {load: jest.Mock} => {
  const load = jest.fn(async () => index);
  renderInSite(
    <BlogList
      title="Notes"
      lede="Short."
      posts={posts}
      featured={hipaa}
      categories={categories}
      total={index.length}
      loadIndex={load}
      loadWords={loadWords}
    />,
    {path},
  );
  return {load};
};

const titles = (): readonly (string | null)[] =>
  screen.getAllByRole('article').map((row) => within(row).getByRole('heading').textContent);

test('shows the featured article once, then the rest, and loads nothing to search in', () => {
  const {load} = show();
  expect(titles()).toEqual(['Privacy on the phone', 'The fax machine', 'Many languages']);
  expect(screen.getByRole('status')).toHaveTextContent('4 articles, newest first');
  expect(load).not.toHaveBeenCalled();
  const row = screen.getByRole('heading', {name: 'The fax machine'}).closest('article')!;
  expect(row).toHaveTextContent(/AI Technology.*Product team.*Jul 1, 2025.*7 min read/);
  expect(row).toHaveTextContent('About The fax machine');
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/blog/fax');
});

test('typing searches all pages, and says how many', async () => {
  const {load} = show();
  await userEvent.type(screen.getByRole('searchbox', {name: 'Search articles'}), 'page two');
  expect(load).toHaveBeenCalledTimes(1);
  expect(titles()).toEqual(['An old one from page two']);
  expect(screen.getByRole('status')).toHaveTextContent('1 article of 4 for “page two”');
});

test('a chip and the box narrow together; pressing All opens it again', async () => {
  show();
  await userEvent.click(screen.getByRole('button', {name: /AI Technology/}));
  expect(screen.getByRole('button', {name: /AI Technology/})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(titles()).toHaveLength(3);
  await userEvent.type(screen.getByRole('searchbox'), 'fax');
  expect(titles()).toEqual(['The fax machine']);
  await userEvent.click(screen.getByRole('button', {name: /^All/}));
  expect(screen.getByRole('status')).toHaveTextContent('1 article of 4 for “fax”');
});

test('what only an article’s own words answer is found in them, and they are loaded for that', async () => {
  show();
  await userEvent.type(screen.getByRole('searchbox'), 'fax');
  expect(loadWords).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'voicemails');
  expect(await screen.findByText('1 article of 4 for “voicemails”')).toBeVisible();
  expect(titles()).toEqual(['Many languages']);
});

test('words that did not load are asked for again by the next search that needs them', async () => {
  loadWords.mockRejectedValueOnce(new Error('offline'));
  show();
  const box = screen.getByRole('searchbox');
  await userEvent.type(box, 'voicemails');
  expect(await screen.findByText(/No article matches for “voicemails”/)).toBeVisible();
  await userEvent.clear(box);
  await userEvent.type(box, 'voicemails');
  expect(await screen.findByText('1 article of 4 for “voicemails”')).toBeVisible();
});

test('nothing found says so and offers the way back', async () => {
  show();
  await userEvent.type(screen.getByRole('searchbox'), 'zebra');
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByText(/No article matches for “zebra”/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', {name: 'Clear filters'}));
  expect(titles()).toHaveLength(3);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a shared address shows what was shared', async () => {
  show('/blog?q=fax&category=ai-technology');
  expect(await screen.findByText('1 article of 4 for “fax” in AI Technology')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('fax');
  expect(titles()).toEqual(['The fax machine']);
});

test('a thousand results are drawn twenty at a time', async () => {
  const many = Array.from({length: 1000}, (_, index) => post(`p${index}`, `Number ${index}`));
  show('/blog?q=number', many);
  expect(await screen.findByText(/1,000 articles of 1,000/)).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', {name: 'Show 20 more'}));
  expect(screen.getAllByRole('article')).toHaveLength(40);
});
