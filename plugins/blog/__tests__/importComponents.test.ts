import {importComponents, type Node} from '../importComponents';

const element = (name: string, ...children: Node[]): Node => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children,
});

const identifier = (name: string): Node => ({type: 'Identifier', name});

const script = (...body: Node[]): Node => ({type: 'mdxjsEsm', value: '', data: {estree: {body}}});

/** What stands in braces: `{<Name />}`. */
const expression = (tag: Node): Node => ({
  type: 'mdxFlowExpression',
  data: {
    estree: {type: 'Program', body: [{type: 'JSXElement', openingElement: opening(tag)}]},
  },
});
const opening = (name: Node): Node => ({type: 'JSXOpeningElement', name, attributes: []});
const tag = (name: string): Node => ({type: 'JSXIdentifier', name});

interface Import {
  readonly specifiers: readonly {readonly local: {readonly name: string}}[];
  readonly source: {readonly value: string};
}

/** The imports that the plugin puts before a text, as name and file. */
const imports = (...children: Node[]): readonly (readonly [name?: string, file?: string])[] => {
  const before = new Set(children);
  importComponents()({type: 'root', children});
  return children
    .filter((node) => !before.has(node))
    .flatMap(({data}) => (data as {estree: {body: Import[]}}).estree.body)
    .map(({specifiers, source}) => [specifiers[0]?.local.name, source.value]);
};

const names = (...children: Node[]): readonly unknown[] =>
  imports(...children).map(([name]) => name);

test('what an article names is imported from the file of its name, once', () => {
  expect(imports(element('Timeline'), element('Dek'), element('Timeline'))).toEqual([
    ['Dek', '@site/src/components/article/Dek'],
    ['Timeline', '@site/src/components/article/Timeline'],
  ]);
});

test('an article that names none stays as it is', () => {
  const paragraph = {type: 'paragraph', children: [{type: 'text', value: 'Dek'}]};
  const nameless = {...element('x'), name: null};
  const children = [paragraph, element('div'), element('Chart'), nameless];
  const root = {type: 'root' as const, children: [...children]};
  importComponents()(root);
  expect(root.children).toEqual(children);
});

test('a component in a sentence, and in another component, is found', () => {
  const claim = {...element('Claim'), type: 'mdxJsxTextElement'};
  const paragraph = {type: 'paragraph', children: [claim]};
  expect(names(element('Note', paragraph))).toEqual(['Claim', 'Note']);
});

test('a component in braces, in an attribute and in an export is found', () => {
  const inAttribute = {
    ...element('div'),
    attributes: [{type: 'mdxJsxAttribute', name: 'title', value: expression(tag('Brand'))}],
  };
  const member = {type: 'JSXMemberExpression', object: tag('Note'), property: tag('Part')};
  const exported = script({
    type: 'ExportNamedDeclaration',
    declaration: {
      type: 'FunctionDeclaration',
      id: identifier('Own'),
      body: {type: 'JSXElement', openingElement: opening(tag('Claim'))},
    },
  });
  expect(names(expression(tag('Dek')), inAttribute, expression(member), exported)).toEqual([
    'Brand',
    'Claim',
    'Dek',
    'Note',
  ]);
});

test.each<[string, Node]>([
  [
    'imports',
    {
      type: 'ImportDeclaration',
      specifiers: [
        {type: 'ImportSpecifier', imported: identifier('Other'), local: identifier('Timeline')},
      ],
    },
  ],
  [
    'exports as a function',
    {
      type: 'ExportNamedDeclaration',
      declaration: {type: 'FunctionDeclaration', id: identifier('Timeline')},
    },
  ],
  [
    'exports as a constant',
    {
      type: 'ExportNamedDeclaration',
      declaration: {
        type: 'VariableDeclaration',
        declarations: [
          {
            type: 'VariableDeclarator',
            id: {
              type: 'ObjectPattern',
              properties: [{type: 'Property', value: identifier('Timeline')}],
            },
          },
        ],
      },
    },
  ],
])('a name that the article itself %s is not imported', (_, statement) => {
  expect(names(script(statement), element('Timeline'), element('Dek'))).toEqual(['Dek']);
});

test('exporting another file’s component gives the article no name of it', () => {
  const passedOn = {type: 'ExportNamedDeclaration', declaration: null, source: {value: './x'}};
  expect(names(script(passedOn), element('Dek'))).toEqual(['Dek']);
});
