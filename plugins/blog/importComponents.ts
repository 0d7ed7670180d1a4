import type {Program} from 'estree-jsx';

import {
  type ArticleComponent,
  articleComponentFiles,
} from '../../src/features/blog/articleComponents.ts';
import {type ArticleNode, nodesOf} from './articleRules.ts';

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
  (article: ArticleNode & {readonly children: ArticleNode[]}): void => {
    const names = new Set(nodesOf(article).map(({name}) => name ?? ''));
    const used = [...names].filter((name) => name in articleComponentFiles);
    if (used.length === 0) return;
    const body = used.map((name) => importOf(name as ArticleComponent));
    article.children.push({
      type: 'mdxjsEsm',
      data: {estree: {type: 'Program', sourceType: 'module', body, comments: []}},
    });
  };
