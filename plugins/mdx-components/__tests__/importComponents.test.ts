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

const components = [
  ...['Brand', 'Claim', 'Dek', 'Note', 'Timeline'].map((name) => ({name, module: `@site/${name}`})),
  {name: 'Admonition', module: '@theme/Admonition', isDefault: true},
];

interface Import {
  readonly specifiers: readonly {readonly local: {readonly name: string}}[];
  readonly source: {readonly value: string};
}

/** The imports that the plugin puts before a text, as name and file. */
const imports = (...children: Node[]): readonly (readonly [name?: string, file?: string])[] => {
  const before = new Set(children);
  importComponents(components)({type: 'root', children});
  return children
    .filter((node) => !before.has(node))
    .flatMap(({data}) => (data as {estree: {body: Import[]}}).estree.body)
    .map(({specifiers, source}) => [specifiers[0]?.local.name, source.value]);
};

const names = (...children: Node[]): readonly unknown[] =>
  imports(...children).map(([name]) => name);

test('what an article names is imported from the file of its name, once', () => {
  expect(imports(element('Timeline'), element('Dek'), element('Timeline'))).toEqual([
    ['Dek', '@site/Dek'],
    ['Timeline', '@site/Timeline'],
  ]);
});

test('an article that names none stays as it is', () => {
  const paragraph = {type: 'paragraph', children: [{type: 'text', value: 'Dek'}]};
  const nameless = {...element('x'), name: null};
  const children = [paragraph, element('div'), element('Chart'), nameless];
  const root = {type: 'root' as const, children: [...children]};
  importComponents(components)(root);
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

test('what Docusaurus has made of an admonition is its component, with a default import', () => {
  const note = {
    type: 'containerDirective',
    data: {hName: 'admonition', hProperties: {type: 'note', title: 'Mind'}},
    children: [element('Claim')],
  };
  const children: Node[] = [note];
  importComponents(components)({type: 'root', children});
  const [script, drawn] = children;
  expect(drawn).toMatchObject({
    type: 'mdxJsxFlowElement',
    name: 'Admonition',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'type', value: 'note'},
      {type: 'mdxJsxAttribute', name: 'title', value: 'Mind'},
    ],
    children: [{name: 'Claim'}],
  });
  const {body} = (script?.data as {estree: {body: Import[]}}).estree;
  expect(body.map(({specifiers}) => specifiers[0])).toEqual([
    expect.objectContaining({type: 'ImportSpecifier', local: identifier('Claim')}),
    {type: 'ImportDefaultSpecifier', local: identifier('Admonition')},
  ]);
});

test('another directive stays what it is', () => {
  const other: Node = {type: 'containerDirective', name: 'x', data: {hName: 'aside'}, children: []};
  const children = [other];
  importComponents(components)({type: 'root', children});
  expect(children).toEqual([
    {type: 'containerDirective', name: 'x', data: {hName: 'aside'}, children: []},
  ]);
});
