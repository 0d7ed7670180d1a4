import {Prism} from 'prism-react-renderer';

/** Node of an HTML tree, with the fields used here. */
interface HtmlNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: {readonly className?: readonly string[]};
  children?: readonly HtmlNode[];
}

type Token = ReturnType<typeof Prism.tokenize>[number];

/** Classes of css/elements.css for code, each with the Prism token types that get it. */
const COLORS = {
  codeNote: ['comment', 'prolog', 'doctype'],
  codeValue: ['string', 'attr-value', 'char', 'number', 'boolean'],
  codeWord: ['keyword', 'tag', 'function', 'attr-name', 'builtin', 'selector', 'property', 'key'],
} as const;

const colorOf = (kind: string): string | undefined =>
  Object.entries(COLORS).find(([, kinds]) => (kinds as readonly string[]).includes(kind))?.[0];

const toHtml = (token: Token | readonly Token[]): readonly HtmlNode[] => {
  if (typeof token === 'string') return [{type: 'text', value: token}];
  if (Array.isArray(token)) return token.flatMap(toHtml);
  const {type, alias, content} = token as Exclude<Token, string>;
  const color = colorOf(type) ?? [alias].flat().map(String).map(colorOf).find(Boolean);
  const children = toHtml(content as Token | readonly Token[]);
  return color === undefined
    ? children
    : [{type: 'element', tagName: 'span', properties: {className: [color]}, children}];
};

/** Rehype plugin that colors code fences at build, so that no page loads a highlighter. */
export const highlightCode =
  () =>
  (tree: HtmlNode): void => {
    for (const node of tree.children ?? []) {
      const {tagName, properties, children: [text] = []} = node;
      const language = properties?.className?.[0]?.replace('language-', '');
      const grammar = tagName === 'code' && language ? Prism.languages[language] : undefined;
      if (grammar && text?.value !== undefined) {
        node.children = toHtml(Prism.tokenize(text.value, grammar));
      } else {
        highlightCode()(node);
      }
    }
  };
