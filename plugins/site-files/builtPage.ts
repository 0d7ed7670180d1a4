/** What a built page says about itself in its head. */
export interface BuiltPage {
  /** As shared: with the site's name, if the page has it. */
  readonly title: string;
  readonly description: string;
  /** Absolute address of the picture for previews; empty: none. */
  readonly image: string;
  /** Absolute canonical address; empty: none. */
  readonly canonical: string;
  /** True when search engines are told to leave it out. */
  readonly noIndex: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** Text as a reader sees it: `&amp;`, `&#39;` and `&#x27;` are resolved. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, code: string) => {
    if (!code.startsWith('#')) return ENTITIES[code.toLowerCase()] ?? whole;
    const hex = code[1]?.toLowerCase() === 'x';
    return String.fromCodePoint(Number.parseInt(code.slice(hex ? 2 : 1), hex ? 16 : 10));
  });

/** The minifier leaves out quotes where it can. */
const ATTRIBUTE = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

type Attributes = ReadonlyMap<string, string>;

const tags = (html: string, name: 'meta' | 'link'): readonly Attributes[] =>
  [...html.matchAll(new RegExp(`<${name}\\b((?:"[^"]*"|'[^']*'|[^>"'])*)>`, 'gi'))].map(
    ([, attributes = '']) =>
      new Map(
        [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', double, single, bare]) => [
          key.toLowerCase(),
          decodeEntities(double ?? single ?? bare ?? ''),
        ]),
      ),
  );

/** Reads the head of a built page. */
export const readBuiltPage = (html: string): BuiltPage => {
  const end = html.search(/<\/head\s*>|<body\b/i);
  const head = end === -1 ? html : html.slice(0, end);
  const meta = tags(head, 'meta');
  const content = (attribute: 'name' | 'property', value: string): string =>
    meta.find((tag) => tag.get(attribute) === value)?.get('content') ?? '';
  return {
    title: content('property', 'og:title'),
    description: content('name', 'description'),
    image: content('property', 'og:image'),
    canonical:
      tags(head, 'link')
        .find((tag) => tag.get('rel') === 'canonical')
        ?.get('href') ?? '',
    noIndex: /\bnoindex\b/.test(content('name', 'robots')),
  };
};
