import type {Program} from 'estree-jsx';

import {
  type ArticleComponent,
  articleComponentFiles,
} from '../../src/features/blog/articleComponents.ts';

/** Node of an MDX tree, with the fields read here. */
interface MdxNode {
  readonly type: string;
  readonly name?: string | null;
  readonly children?: MdxNode[];
  readonly data?: {readonly estree: Program};
}

const namesIn = ({name, children = []}: MdxNode): readonly string[] => [
  ...(name ? [name] : []),
  ...children.flatMap(namesIn),
];

const importOf = (name: ArticleComponent): Program['body'][number] => ({
  type: 'ImportDeclaration',
  attributes: [],
  specifiers: [
    {
      type: 'ImportSpecifier',
      imported: {type: 'Identifier', name},
      local: {type: 'Identifier', name},
    },
  ],
  source: {
    type: 'Literal',
    value: `@site/src/features/blog/parts/article/${articleComponentFiles[name]}`,
  },
});

/**
 * Remark plugin that imports the site's components that an article uses, as its writer need not: with
 * all of them in the page's own code, each article would download every other's tables and data.
 */
export const importComponents =
  () =>
  (article: MdxNode): void => {
    const used = [...new Set(namesIn(article))].filter((name) => name in articleComponentFiles);
    if (used.length === 0) return;
    const body = used.map((name) => importOf(name as ArticleComponent));
    article.children?.push({
      type: 'mdxjsEsm',
      data: {estree: {type: 'Program', sourceType: 'module', body, comments: []}},
    });
  };
