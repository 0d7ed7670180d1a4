/** A stretch of a letter's text. */
export type Inline =
  | {readonly kind: 'words'; readonly text: string}
  | {readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[]}
  | {readonly kind: 'anchor'; readonly url: string; readonly children: readonly Inline[]}
  | {readonly kind: 'break'};

/** A part of a letter: what Markdown is allowed in one, and no more than mail programs can draw. */
export type LetterBlock =
  | {readonly kind: 'paragraph'; readonly children: readonly Inline[]}
  | {readonly kind: 'heading'; readonly children: readonly Inline[]}
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      readonly items: readonly (readonly Inline[])[];
    }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
      /** Of each column: figures stand at the right. */
      readonly isRight: readonly boolean[];
    }
  | {
      readonly kind: 'image';
      readonly url: string;
      readonly alt: string;
      /** CSS pixels; a mail program keeps the place of a picture that it does not load. */
      readonly width: number;
      readonly height: number;
    };

/** What stands in a stretch of text, without its marks. */
export const plainText = (children: readonly Inline[]): string =>
  children
    .map((one) => {
      switch (one.kind) {
        case 'words':
          return one.text;
        case 'break':
          return '\n';
        case 'strong':
        case 'emphasis':
        case 'anchor':
          return plainText(one.children);
      }
    })
    .join('');

/** All links of a stretch of text, in its order. */
export const anchorsOf = (children: readonly Inline[]): readonly string[] =>
  children.flatMap((one) => {
    if (one.kind === 'words' || one.kind === 'break') return [];
    const inner = anchorsOf(one.children);
    return one.kind === 'anchor' ? [one.url, ...inner] : inner;
  });

/** The stretches of text of a block. */
export const textsOf = (block: LetterBlock): readonly (readonly Inline[])[] => {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return [block.children];
    case 'list':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
    case 'image':
      return [];
  }
};
