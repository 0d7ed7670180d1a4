import {articleComponentFiles, commonComponents} from '@site/src/features/blog/articleComponents';
import mdxComponents from '@site/src/theme/MDXComponents';

test('the theme provides every component that the rules for articles know', () => {
  const names = Object.keys(mdxComponents).filter((name) => /^[A-Z]/.test(name));
  expect(names.sort()).toEqual([...commonComponents]);
});

test.each(Object.entries(articleComponentFiles))('%s is in %s.tsx', async (name, file) => {
  const module = (await import(`../${file}`)) as Record<string, unknown>;
  expect(module[name]).toBeInstanceOf(Function);
});
