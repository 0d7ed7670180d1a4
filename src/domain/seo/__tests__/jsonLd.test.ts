import {specialties} from '../../../data/specialties/all.ts';
import {faqPageJsonLd, serializeJsonLd} from '../jsonLd.ts';
import {specialtyJsonLd} from '../specialtyJsonLd.ts';

jest.mock('../../../config/brand.ts');

// Spelled out, because search engines ignore misspelled properties.
describe('structured data', () => {
  const site = 'https://www.ringwell.example';

  it('describes a specialty as an application with an offer, and its breadcrumbs', () => {
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
        featureList: [features.sheet, ...features.cards].map(({title}) => title),
        provider: {'@type': 'Organization', name: 'Ringwell', url: site},
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

  it('lists each question with its answer', () => {
    expect(faqPageJsonLd([{question: 'How?', answer: 'So.'}])).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'How?',
          acceptedAnswer: {'@type': 'Answer', text: 'So.'},
        },
      ],
    });
  });

  it('never closes its script element', () => {
    expect(serializeJsonLd({name: '</script><script>alert(1)</script>'})).not.toContain('<');
  });
});
