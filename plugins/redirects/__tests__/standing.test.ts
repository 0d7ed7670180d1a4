import {redirectProblems} from '../redirectPage';
import {standingRedirects} from '../standing';

const redirects = [
  {from: '/blog/post', to: '/blog/hipaa-compliance'},
  {from: '/old', to: '/about'},
];
const pages = ['/about', '/blog/hipaa-compliance'];

test('an alias leads on until a real post has its address', () => {
  expect(standingRedirects(redirects, pages)).toEqual(redirects);
  const withPost = [...pages, '/blog/post'];
  expect(standingRedirects(redirects, withPost)).toEqual([redirects[1]]);
  expect(redirectProblems(standingRedirects(redirects, withPost), withPost)).toEqual([]);
});

test('outside the blog a page at a redirect’s address is still reported', () => {
  const withPage = [...pages, '/old'];
  expect(redirectProblems(standingRedirects(redirects, withPage), withPage)).toHaveLength(1);
});
