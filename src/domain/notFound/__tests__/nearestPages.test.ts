import fc from 'fast-check';

import {specialtyIds} from '../../../data/specialties/index.ts';
import {specialties} from '../../../data/specialties/all.ts';
import {searchWords} from '../../specialties/pageData.ts';
import {findablePages} from '../findablePages.ts';
import {nearestPages} from '../nearestPages.ts';

const routes = [
  {path: '/'},
  {path: '/pricing'},
  {path: '/features'},
  {path: '/integrations'},
  {path: '/contact'},
  {path: '/about'},
  {path: '/case-studies'},
  {path: '/security'},
  {path: '/privacy'},
  {path: '/terms'},
  {path: '/dpa'},
  {path: '/calculator'},
  {path: '/solutions'},
  {path: '/solutions/dental'},
  {path: '/solutions/chiropractors'},
  {path: '/solutions/veterinarians'},
  {
    path: '/blog',
    routes: [
      {path: '/blog'},
      {path: '/blog/hipaa-compliance'},
      {path: '/blog/category'},
      {path: '/blog/category/roi'},
      {path: '/blog/authors'},
    ],
  },
  {path: '/docs', routes: [{path: '/docs/operators'}]},
  {path: '/__docusaurus/debug'},
  {path: '*'},
];

const specialtyWords = searchWords({specialties});
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
    ['/Pricing.html', '/pricing'],
    ['/prices', '/pricing'],
    ['/featuers', '/features'],
    ['/solution/dental', '/solutions/dental'],
    ['/dentist', '/solutions/dental'],
    ['/solutions/chiropractor', '/solutions/chiropractors'],
    ['/vet', '/solutions/veterinarians'],
    ['/a/very/deep/path/to/calculater', '/calculator'],
    ['/blog/hippa-compliance', '/blog/hipaa-compliance'],
    ['/baa', '/dpa'],
    ['/team', '/about'],
    ['/case_studies', '/case-studies'],
    ['/contact-us', '/contact'],
  ])('for %s offers %s first', (path, expected) => {
    expect(first(path)).toBe(expected);
  });

  it.each(['/zzzzqqqq', '/', '/%E0%A4%A', '/wp-admin/x', ''])('offers nothing for %p', (path) => {
    expect(nearestPages(path, pages)).toEqual([]);
  });

  it('returns only the three nearest pages', () => {
    expect(nearestPages('/solutions/nothing', pages).map(({to}) => to)).toHaveLength(3);
    expect(nearestPages('/solutions/nothing', pages, 1)).toHaveLength(1);
  });

  it('returns at most three pages, without duplicates, all of them existing', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        const found = nearestPages(`/${path}`, pages);
        expect(found.length).toBeLessThanOrEqual(3);
        expect(new Set(found.map(({to}) => to)).size).toBe(found.length);
        for (const page of found) expect(pages).toContain(page);
      }),
    );
  });
});

describe('findablePages', () => {
  it('uses titles of the page lists, and otherwise builds labels from the path', () => {
    expect(pages.find(({to}) => to === '/calculator')?.label).toBe('ROI Calculator');
    expect(pages.find(({to}) => to === '/solutions/dental')?.label).toBe('Dental');
    expect(pages.find(({to}) => to === '/blog/hipaa-compliance')?.label).toBe('HIPAA compliance');
  });

  it('excludes the handbook, lists of articles, tools, the home page and patterns', () => {
    const all = pages.map(({to}) => to);
    expect(all).not.toContain('/');
    expect(all.filter((to) => /docs|category|authors|__docusaurus|\*/.test(to))).toEqual([]);
  });
});
