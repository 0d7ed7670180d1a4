import {importComponents} from '../importComponents.ts';

const element = (name: string) => ({type: 'mdxJsxFlowElement', name, children: []});

it('imports each of the site’s components that an article uses once, and nothing of others', () => {
  const article: Parameters<ReturnType<typeof importComponents>>[0] = {
    type: 'root',
    children: [{type: 'paragraph', children: [element('Said')]}, element('Said'), element('Head')],
  };
  importComponents()(article);
  expect(article.children.at(-1)?.data?.estree?.body).toMatchObject([
    {
      type: 'ImportDeclaration',
      specifiers: [{imported: {name: 'Said'}, local: {name: 'Said'}}],
      source: {value: '@site/src/features/blog/parts/article/Said'},
    },
  ]);
});
