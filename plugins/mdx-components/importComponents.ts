/** A component that a text may name, and where it is. */
export interface NamedComponent {
  readonly name: string;
  /** The module that exports it by its name. */
  readonly module: string;
  /** It is what the module exports by default. */
  readonly isDefault?: boolean;
}

/** As much of a node, of Markdown or of the JavaScript in it, as is used here. */
export interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

interface Root {
  readonly type: 'root';
  readonly children: Node[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Calls `visit` with a node and all within it: children, attributes, and parsed expressions. */
const walk = (value: unknown, visit: (node: Node) => void): void => {
  if (Array.isArray(value)) {
    for (const each of value) walk(each, visit);
  } else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) visit(value);
    for (const [field, each] of Object.entries(value)) {
      if (field !== 'position' && field !== 'loc') walk(each, visit);
    }
  }
};

/** The leftmost name of `<Name>` and `<Name.Part>` in an expression. */
const tagName = (name: unknown): unknown => {
  if (!isNode(name)) return null;
  return name.type === 'JSXMemberExpression' ? tagName(name.object) : name.name;
};

const identifiers = (value: unknown): readonly string[] => {
  const names: string[] = [];
  walk(value, ({type, name}) => {
    if (type === 'Identifier') names.push(String(name));
  });
  return names;
};

/** The names that a statement of a module gives to what it imports, exports or declares. */
const declared = (statement: Node): readonly string[] => {
  switch (statement.type) {
    case 'ImportDeclaration':
      return (statement.specifiers as Node[]).flatMap(({local}) => identifiers(local));
    case 'ExportNamedDeclaration':
      return isNode(statement.declaration) ? declared(statement.declaration) : [];
    case 'VariableDeclaration':
      return (statement.declarations as Node[]).flatMap(({id}) => identifiers(id));
    default:
      return identifiers(statement.id);
  }
};

const bodyOf = ({data}: Node): readonly Node[] =>
  (data as {estree?: {body: Node[]}} | undefined)?.estree?.body ?? [];

const importOf = ({isDefault, module, name}: NamedComponent): Node => ({
  type: 'ImportDeclaration',
  specifiers: [
    {
      type: isDefault ? 'ImportDefaultSpecifier' : 'ImportSpecifier',
      ...(isDefault ? {} : {imported: {type: 'Identifier', name}}),
      local: {type: 'Identifier', name},
    },
  ],
  source: {type: 'Literal', value: module},
  attributes: [],
});

/** Writes what Docusaurus has made of `:::note` as the component that draws it. */
const nameAdmonitions = (root: Root): void =>
  walk(root.children, (node) => {
    const {hName, hProperties} = (node.data ?? {}) as {hName?: string; hProperties?: object};
    if (node.type !== 'containerDirective' || hName !== 'admonition') return;
    const attributes = Object.entries(hProperties ?? {}).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value: String(value),
    }));
    Object.assign(node, {type: 'mdxJsxFlowElement', name: 'Admonition', attributes, data: {}});
  });

/**
 * A remark plugin: imports the components that a text names, so that its chunk has these and no
 * others, and writers need not know of imports. What a text imports or declares itself stays.
 */
export const importComponents =
  (components: readonly NamedComponent[]) =>
  (root: Root): void => {
    nameAdmonitions(root);
    const used = new Set<unknown>();
    walk(root.children, (node) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        used.add(typeof node.name === 'string' ? node.name.split('.')[0] : null);
      } else if (node.type === 'JSXOpeningElement') used.add(tagName(node.name));
    });
    const own = new Set(
      root.children
        .filter(({type}) => type === 'mdxjsEsm')
        .flatMap(bodyOf)
        .flatMap(declared),
    );
    const missing = components.filter(({name}) => used.has(name) && !own.has(name));
    if (missing.length === 0) return;
    const body = missing.map(importOf);
    root.children.unshift({
      type: 'mdxjsEsm',
      value: '',
      data: {estree: {type: 'Program', sourceType: 'module', body}},
    });
  };
