import {pages} from '../../../../data/pages.ts';
import {specialties} from '../../../specialties/data/all.ts';
import {pagePaths} from '../../../../lib/routes/pagePaths.ts';
import {pageViewTitle, type SitePaths} from '../pageTitle.ts';

const paths = pagePaths([
  ...Object.keys(pages).map((path) => ({path})),
  ...Object.keys(specialties).map((slug) => ({path: `/solutions/${slug}`})),
  {path: '/blog/page/2'},
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

// All existing pages: e2e/everyPage.spec.ts.
test.each([
  ['/solutions/dental/', specialties.dental.pageViewTitle],
  ['/blog/page/2', 'Blog'],
  ['/blog/deep', 'Blog Post'],
  ['/blog/nothing', 'Unknown Page'],
  // An existing page without a title.
  ['/new-page', '/new-page'],
])('a view of %s is recorded as %s', (path, title) => {
  expect(pageViewTitle(path, site)).toBe(title);
});
