import {readdirSync} from 'node:fs';
import path from 'node:path';

import {articleComponents, givenComponents} from '@site/plugins/blog/articleComponents';
import mdxComponents from '@site/src/theme/MDXComponents';

const folder = path.join(__dirname, '..');

test.each(articleComponents)('%s is exported by the file of its name', (name) => {
  const file = jest.requireActual<Record<string, unknown>>(path.join(folder, name));
  expect(file[name]).toBeInstanceOf(Function);
});

test('each component that stands here may be used by writers', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsx'));
  expect(files.map((name) => name.replace('.tsx', '')).sort()).toEqual([...articleComponents]);
});

test('the theme gives every text the components that checkPosts counts as known', () => {
  const names = Object.keys(mdxComponents).filter((name) => /^[A-Z]/.test(name));
  expect(names.sort()).toEqual([...givenComponents]);
});
