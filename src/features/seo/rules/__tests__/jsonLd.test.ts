import {specialties} from '../../../specialties/data/all.ts';
import {articleJsonLd} from '../../../blog/rules/articleJsonLd.ts';
import {serializeJsonLd} from '../jsonLd.ts';
import {specialtyJsonLd} from '../../../specialties/rules/specialtyJsonLd.ts';

jest.mock('../../../../config/company.ts');

const site = 'https://www.ringwell.example';

// Spelled out, because search engines ignore misspelled properties.
it('structured data describes a specialty as an application with an offer, and its breadcrumbs', () => {
  const {metadata, features} = specialties.dental;
  expect(specialtyJsonLd('dental', specialties.dental)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: 'Ringwell for Dental',
      description: metadata.description,
      url: `${site}/solutions/dental`,
      applicationCategory: 'HealthApplication',
      operatingSystem: 'Web',
      offers: {'@type': 'Offer', price: '299.00', priceCurrency: 'USD'},
      featureList: features.cards.map(({title}) => title),
      provider: {'@type': 'Organization', name: 'Ringwell', url: `${site}/`},
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        {'@type': 'ListItem', position: 1, name: 'Home', item: `${site}/`},
        {'@type': 'ListItem', position: 2, name: 'Solutions', item: `${site}/solutions`},
        {'@type': 'ListItem', position: 3, name: 'Dental', item: `${site}/solutions/dental`},
      ],
    },
  ]);
});

it('structured data has an article’s authors, image, publisher, and dates, and its breadcrumbs', () => {
  const post = {
    slug: 'faxes',
    permalink: '/blog/faxes',
    title: 'Faxes',
    excerpt: 'Why they stay.',
    category: '',
    categoryId: '',
    author: 'Operations team',
    date: '2025-08-21',
    minutes: 6,
    plate: 'Faxes',
  };
  const published = '2025-08-21T00:00:00.000Z';
  const authors = [{name: 'Operations team'}, {name: 'Us'}];
  const facts = {post, published, authors, keywords: ['faxes']};
  const [article, trail] = articleJsonLd({...facts, ownImage: '/img/blog/desk.png'});
  expect(article).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': `${site}/blog/faxes`,
    mainEntityOfPage: `${site}/blog/faxes`,
    url: `${site}/blog/faxes`,
    headline: 'Faxes',
    description: 'Why they stay.',
    image: {'@type': 'ImageObject', url: `${site}/img/blog/desk.png`, width: 1200, height: 630},
    datePublished: published,
    dateModified: published,
    author: [
      {'@type': 'Organization', name: 'Operations team'},
      {'@type': 'Organization', name: 'Us'},
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
  expect(articleJsonLd(facts)[0]).toMatchObject({
    image: {url: `${site}/img/cards/blog.faxes.png`},
  });
  expect(trail).toMatchObject({itemListElement: [{name: 'Home'}, {name: 'Blog'}, {name: 'Faxes'}]});
});

it('structured data never closes its script element', () => {
  expect(serializeJsonLd({name: '</script><script>alert(1)</script>'})).not.toContain('<');
});
