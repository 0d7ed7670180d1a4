import type {Expression, JSXAttribute, JSXOpeningElement, Program} from 'estree-jsx';
import {visit as visitScript} from 'estree-util-visit';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxExpressionAttribute} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';

/** A tag of an article: an element or a component. */
export interface Tag {
  /** Of the text, from 1. */
  readonly line: number;
  /** 'iframe', 'Timeline.Part' */
  readonly name: string;
  /** What is given to it; null: only running the code would tell. */
  readonly attributes: ReadonlyMap<string, string | null>;
  /** Whether `{...more}` may give it others. */
  readonly hasMore: boolean;
}

/** The text that an expression always is. */
const constantText = (expression: Expression | undefined): string | null => {
  if (expression?.type === 'Literal') return String(expression.value);
  if (expression?.type === 'TemplateLiteral' && expression.expressions.length === 0) {
    return expression.quasis[0]?.value.cooked ?? null;
  }
  return null;
};

const onlyExpression = (script: Program | null | undefined): Expression | undefined => {
  const [statement] = script?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
};

const ofText = ({name, value}: MdxJsxAttribute): readonly [string, string | null] =>
  value !== null && typeof value === 'object'
    ? [name, constantText(onlyExpression(value.data?.estree))]
    : [name, value ?? ''];

const isNamed = (
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
): attribute is MdxJsxAttribute => attribute.type === 'mdxJsxAttribute';

const nameOf = (name: JSXOpeningElement['name'] | JSXAttribute['name']): string => {
  if (name.type === 'JSXIdentifier') return name.name;
  return name.type === 'JSXMemberExpression'
    ? `${nameOf(name.object)}.${name.property.name}`
    : `${name.namespace.name}:${name.name.name}`;
};

const ofScript = ({name, value}: JSXAttribute): readonly [string, string | null] => {
  if (value === null) return [nameOf(name), ''];
  const given = value.type === 'JSXExpressionContainer' ? value.expression : value;
  return [nameOf(name), given.type === 'JSXEmptyExpression' ? null : constantText(given)];
};

const tagsOfScript = (script: Program): readonly Tag[] => {
  const tags: Tag[] = [];
  visitScript(script, (node) => {
    if (node.type !== 'JSXOpeningElement') return;
    const named = node.attributes.filter((attribute) => attribute.type === 'JSXAttribute');
    tags.push({
      line: node.loc?.start.line ?? 1,
      name: nameOf(node.name),
      attributes: new Map(named.map(ofScript)),
      hasMore: named.length < node.attributes.length,
    });
  });
  return tags;
};

/** All tags of an article, also those in its code: a component of its own may hold a frame. */
export const tagsOf = (article: Root): readonly Tag[] => {
  const tags: Tag[] = [];
  visit(article, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const named = node.attributes.filter(isNamed);
      tags.push({
        line: node.position?.start.line ?? 1,
        name: node.name ?? '',
        attributes: new Map(named.map(ofText)),
        hasMore: named.length < node.attributes.length,
      });
      for (const {value} of named) {
        const script = value !== null && typeof value === 'object' && value?.data?.estree;
        if (script) tags.push(...tagsOfScript(script));
      }
    } else if ('data' in node && node.data && 'estree' in node.data && node.data.estree) {
      tags.push(...tagsOfScript(node.data.estree));
    }
  });
  return tags;
};
