import {brand} from '../../../config/brand';
import {type SolutionId, solutionIds} from '../../../data/solutions';
import {solutions} from '../../solutions/all';
import {type JsonLd, serializeJsonLd} from '../jsonLd';
import {solutionJsonLd, solutionsOverviewJsonLd} from '../solutionJsonLd';

/**
 * The part of schema.org that this site uses: each type's properties and what may stand in them.
 * A property that is not here is not used, so a typing error in one fails the test.
 */
type Check = 'text' | 'url' | 'price' | 'count' | readonly string[] | {readonly type: string};
interface Type {
  readonly [property: string]: {readonly is: Check; readonly list?: boolean};
}
const schema: Readonly<Record<string, Type>> = {
  SoftwareApplication: {
    name: {is: 'text'},
    description: {is: 'text'},
    url: {is: 'url'},
    applicationCategory: {is: ['HealthApplication', 'BusinessApplication']},
    operatingSystem: {is: ['Web']},
    offers: {is: {type: 'Offer'}},
    featureList: {is: 'text', list: true},
    provider: {is: {type: 'Organization'}},
  },
  Offer: {price: {is: 'price'}, priceCurrency: {is: ['USD']}},
  Organization: {name: {is: 'text'}, url: {is: 'url'}},
  BreadcrumbList: {itemListElement: {is: {type: 'ListItem'}, list: true}},
  ListItem: {position: {is: 'count'}, name: {is: 'text'}, item: {is: 'url'}},
  FAQPage: {mainEntity: {is: {type: 'Question'}, list: true}},
  Question: {name: {is: 'text'}, acceptedAnswer: {is: {type: 'Answer'}}},
  Answer: {text: {is: 'text'}},
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const problemsIn = (value: unknown, check: Check, at: string): readonly string[] => {
  const wrong = [`${at} is ${JSON.stringify(value)}`];
  if (check === 'text') return typeof value === 'string' && value.trim() !== '' ? [] : wrong;
  if (check === 'url') {
    return typeof value === 'string' && value.startsWith(`${brand.siteUrl}`) ? [] : wrong;
  }
  if (check === 'price') {
    return typeof value === 'string' && /^\d+\.\d\d$/.test(value) ? [] : wrong;
  }
  if (check === 'count') return Number.isInteger(value) && Number(value) > 0 ? [] : wrong;
  if (Array.isArray(check)) return check.includes(value) ? [] : wrong;
  if (!isRecord(value) || !('type' in check) || value['@type'] !== check.type) return wrong;
  return typeProblems(value, at);
};

function typeProblems(value: Readonly<Record<string, unknown>>, at: string): readonly string[] {
  const type = String(value['@type']);
  const properties = schema[type];
  if (properties === undefined) return [`${at} has the unknown type ${type}`];
  const names = Object.keys(value).filter((name) => !name.startsWith('@'));
  const missing = Object.keys(properties).filter((name) => !names.includes(name));
  return [
    ...missing.map((name) => `${at}.${name} is missing`),
    ...names.flatMap((name) => {
      const property = properties[name];
      if (property === undefined) return [`${at}.${name} is no property of ${type}`];
      if (property.list !== true) return problemsIn(value[name], property.is, `${at}.${name}`);
      const items: unknown = value[name];
      return Array.isArray(items) && items.length > 0
        ? items.flatMap((item, index) => problemsIn(item, property.is, `${at}.${name}[${index}]`))
        : [`${at}.${name} is no list`];
    }),
  ];
}

const problems = (data: readonly JsonLd[]): readonly string[] =>
  data.flatMap((one) => [
    ...(one['@context'] === 'https://schema.org' ? [] : ['the context is not schema.org']),
    ...typeProblems(JSON.parse(serializeJsonLd(one)) as Record<string, unknown>, one['@type']),
  ]);

describe('structured data', () => {
  it.each(solutionIds)('of %s has the types and properties of schema.org', (id: SolutionId) => {
    const data = solutionJsonLd(id, solutions[id]);
    expect(data.map((one) => one['@type'])).toEqual(['SoftwareApplication', 'BreadcrumbList']);
    expect(problems(data)).toEqual([]);
  });

  it('of the overview has them too', () => {
    expect(problems(solutionsOverviewJsonLd('About the service.', ['One thing']))).toEqual([]);
  });

  it('would notice a wrong property', () => {
    const [application] = solutionJsonLd('dental', solutions.dental);
    expect(problems([{...application!, colour: 'green'}])).toEqual([
      'SoftwareApplication.colour is no property of SoftwareApplication',
    ]);
  });

  it('offers the application for 299 USD and claims no rating', () => {
    const data = solutionJsonLd('dental', solutions.dental);
    expect(data[0]?.offers).toEqual({'@type': 'Offer', price: '299.00', priceCurrency: 'USD'});
    expect(JSON.stringify(data)).not.toMatch(/AggregateRating|ratingValue|"Review"/);
  });

  it('leads from home over the overview to the page', () => {
    const [, trail] = solutionJsonLd('dental', solutions.dental);
    expect(trail?.itemListElement).toMatchObject(
      ['/', '/solutions', '/solutions/dental'].map((path) => ({item: `${brand.siteUrl}${path}`})),
    );
  });

  it('cannot close its script element', () => {
    expect(serializeJsonLd({name: '</script><script>alert(1)</script>'})).not.toContain('<');
  });
});
