import {pages} from '../../../data/pages.ts';
import {specialties} from '../../../data/specialties/all.ts';
import {pagePaths} from '../../routes/pagePaths.ts';
import {pageViewTitle, type SitePaths} from '../pageTitle.ts';

const paths = pagePaths([
  ...Object.keys(pages).map((path) => ({path})),
  ...Object.keys(specialties).map((slug) => ({path: `/solutions/${slug}`})),
  {path: '/blog/hipaa-compliance'},
  {path: '/blog/page/2'},
  {path: '/blog/category'},
  {path: '/blog/category/ai-technology'},
  {path: '/blog/authors/product'},
  {path: '/new-page'},
  {path: '/blog', routes: [{path: '/blog', routes: [{path: '/blog/'}, {path: '/blog/deep'}]}]},
  {path: '*'},
]);

const site: SitePaths = {
  exists: (path) => paths.has(path),
  specialties: new Map(
    Object.entries(specialties).map(([slug, {pageViewTitle: title}]) => [slug, title]),
  ),
};

const title = (path: string): string => pageViewTitle(path, site);

describe('titles of page views', () => {
  it.each([
    ['/', 'Homepage'],
    ['/blog', 'Blog'],
    ['/blog/hipaa-compliance', 'Blog Post'],
    ['/dpa', 'Data Processing Agreement'],
    ['/calculator', 'ROI Calculator'],
    ['/blog/deep', 'Blog Post'],
  ])('%s is %s', (path, expected) => {
    expect(title(path)).toBe(expected);
  });

  it('a trailing slash makes no other page', () => {
    expect(title('/pricing/')).toBe('Pricing');
    expect(title('/solutions/dental/')).toBe(specialties.dental.pageViewTitle);
    expect(title('/blog/')).toBe('Blog');
  });

  it('every specialty page has its own', () => {
    const own = Object.keys(specialties).map((slug) => title(`/solutions/${slug}`));
    expect(own).toEqual(Object.values(specialties).map(({pageViewTitle: text}) => text));
    expect(new Set(own).size).toBe(Object.keys(specialties).length);
  });

  it.each([
    '/blog/page/2',
    '/blog/category',
    '/blog/category/ai-technology',
    '/blog/authors/product',
  ])('%s is a list, not an article', (path) => {
    expect(title(path)).toBe('Blog');
  });

  it.each(['/nothing', '/blog/nothing', '/solutions/plumbers', '/docs', '/404'])(
    '%s does not exist and is an Unknown Page',
    (path) => {
      expect(title(path)).toBe('Unknown Page');
    },
  );

  it('a page without a title is not called unknown', () => {
    expect(title('/new-page')).toBe('/new-page');
  });
});
