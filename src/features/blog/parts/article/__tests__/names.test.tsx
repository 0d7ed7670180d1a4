import {commonComponents} from '@site/src/features/blog/articleComponents';
import mdxComponents from '@site/src/theme/MDXComponents';

test('the theme gives every text the components that the rules for articles count as known', () => {
  const names = Object.keys(mdxComponents).filter((name) => /^[A-Z]/.test(name));
  expect(names.sort()).toEqual([...commonComponents]);
});
