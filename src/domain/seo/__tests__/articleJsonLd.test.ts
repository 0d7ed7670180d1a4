import {articleJsonLd} from '../articleJsonLd.ts';

jest.mock('../../../config/brand.ts');

const post = {
  slug: 'faxes',
  permalink: '/blog/faxes',
  title: 'Faxes',
  excerpt: 'Why they stay.',
  category: 'Practice Management',
  categoryId: 'practice-management',
  categoryPermalink: '/blog/category/practice-management',
  author: 'Operations team',
  date: '2025-08-21',
  minutes: 6,
  plate: 'Faxes',
};
const facts = {
  post,
  published: '2025-08-21T00:00:00.000Z',
  authors: [
    {name: 'Operations team', permalink: '/blog/authors/operations'},
    {name: 'Product team'},
  ],
  keywords: ['faxes'],
};
const site = 'https://www.ringwell.example';

it('has authors, image, publisher and dates of an article', () => {
  const [article, trail] = articleJsonLd(facts);
  expect(article).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': `${site}/blog/faxes`,
    mainEntityOfPage: `${site}/blog/faxes`,
    url: `${site}/blog/faxes`,
    headline: 'Faxes',
    description: 'Why they stay.',
    image: {
      '@type': 'ImageObject',
      url: `${site}/img/cards/blog.faxes.png`,
      width: 1200,
      height: 630,
    },
    datePublished: '2025-08-21T00:00:00.000Z',
    dateModified: '2025-08-21T00:00:00.000Z',
    author: [
      {'@type': 'Organization', name: 'Operations team', url: `${site}/blog/authors/operations`},
      {'@type': 'Organization', name: 'Product team'},
    ],
    publisher: {
      '@type': 'Organization',
      '@id': `${site}/#organization`,
      name: 'Ringwell',
      url: `${site}/`,
      logo: `${site}/img/icon-512.png`,
    },
    keywords: ['faxes'],
    isPartOf: {'@type': 'Blog', '@id': `${site}/blog`},
  });
  expect(trail).toMatchObject({'@type': 'BreadcrumbList'});
});

it('uses the writer’s image', () => {
  const [article] = articleJsonLd({...facts, ownImage: '/img/blog/desk.png'});
  expect(article).toMatchObject({image: {url: `${site}/img/blog/desk.png`}});
});

it('omits the category from the breadcrumbs of an article without one', () => {
  const [, trail] = articleJsonLd({...facts, post: {...post, category: '', categoryPermalink: ''}});
  expect(trail).toMatchObject({
    itemListElement: [{name: 'Home'}, {name: 'Blog'}, {name: 'Faxes'}],
  });
});
