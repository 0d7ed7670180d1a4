import {specialtyIds} from '../../../../data/specialtyIds.ts';
import {specialties} from '../../../specialties/data/all.ts';
import {specialtySearchWords} from '../../../specialties/rules/pageData.ts';
import {findablePages} from '../findablePages.ts';
import {nearestPages} from '../nearestPages.ts';

const routes = [
  {path: '/'},
  {path: '/pricing'},
  {path: '/dpa'},
  {path: '/calculator'},
  {path: '/solutions'},
  {path: '/solutions/dental'},
  {path: '/solutions/veterinarians'},
  {
    path: '/blog',
    routes: [{path: '/blog'}, {path: '/blog/hipaa-compliance'}, {path: '/blog/page/2'}],
  },
  {path: '/docs', routes: [{path: '/docs/operators'}]},
  {path: '/__docusaurus/debug'},
  {path: '*'},
];

const specialtyWords = specialtySearchWords({specialties});
const pages = findablePages(
  routes,
  specialtyIds.map((id) => ({
    to: `/solutions/${id}`,
    label: specialties[id].menuLabel,
    words: specialtyWords[id],
  })),
);
const first = (path: string): string | undefined => nearestPages(path, pages)[0]?.to;

describe('nearestPages', () => {
  it.each([
    ['/pricng', '/pricing'],
    ['/solution/dental', '/solutions/dental'],
    ['/dentist', '/solutions/dental'],
    ['/vet', '/solutions/veterinarians'],
    ['/a/very/deep/path/to/calculater', '/calculator'],
    ['/blog/hippa-compliance', '/blog/hipaa-compliance'],
    ['/baa', '/dpa'],
  ])('nearestPages for %s offers %s first', (path, expected) => {
    expect(first(path)).toBe(expected);
  });

  it.each(['/zzzzqqqq', '/', '/%E0%A4%A'])('nearestPages offers nothing for %p', (path) => {
    expect(nearestPages(path, pages)).toEqual([]);
  });

  it('nearestPages returns only the three nearest pages', () => {
    expect(nearestPages('/solutions/nothing', pages).map(({to}) => to)).toHaveLength(3);
  });
});

describe('findablePages', () => {
  it('findablePages uses titles of the page lists, and otherwise builds labels from the path', () => {
    expect(pages.find(({to}) => to === '/calculator')?.label).toBe('ROI Calculator');
    expect(pages.find(({to}) => to === '/solutions/dental')?.label).toBe('Dental');
    expect(pages.find(({to}) => to === '/blog/hipaa-compliance')?.label).toBe('HIPAA compliance');
  });

  it('findablePages excludes the handbook, lists of articles, tools, the home page, and patterns', () => {
    const all = pages.map(({to}) => to);
    expect(all).not.toContain('/');
    expect(all.filter((to) => /docs|category|authors|__docusaurus|\*/.test(to))).toEqual([]);
  });
});
