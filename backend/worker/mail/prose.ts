/** A letter's parts, as HTML and as plain text. */
import {
  anchorsOf,
  type Inline,
  type LetterBlock,
  plainText,
  textsOf,
} from '../../../src/domain/letters/blocks.ts';
import {light} from './colors.ts';
import {BODY, cell, escape, MARGIN, RULE, SERIF, visible, wrap} from './parts.ts';

const spans = (children: readonly Inline[]): string =>
  children
    .map((one) => {
      switch (one.kind) {
        case 'words':
          return escape(one.text);
        case 'break':
          return '<br>';
        case 'strong':
          return `<strong style="font-weight: 600;">${spans(one.children)}</strong>`;
        case 'emphasis':
          return `<em>${spans(one.children)}</em>`;
        case 'anchor':
          return `<a class="link" href="${escape(one.url)}" style="color: ${light.link};">${spans(one.children)}</a>`;
      }
    })
    .join('');

type Table = Extract<LetterBlock, {kind: 'table'}>;

const tableHtml = ({head, rows, isRight}: Table): string => {
  const align = (column: number): string =>
    `text-align: ${isRight[column] ? 'right' : 'left'}; font-variant-numeric: tabular-nums;`;
  /** The first column stands before the margin line, as on the day sheet. */
  const margin = (column: number): string =>
    column === 0 ? `${MARGIN} width: 40%; padding: 8px 12px 8px 0;` : 'padding: 8px 0 8px 12px;';
  const headCells = head.map(
    (one, column) =>
      `<th class="quiet${column === 0 ? ' margin' : ''}" scope="col" style="${BODY} ${align(column)} ${margin(column)} color: ${light.quiet}; font-weight: 400;">${spans(one)}</th>`,
  );
  const body = rows.map(
    (cells) =>
      `<tr>${cells
        .map((one, column) =>
          column === 0
            ? `<th class="ink rule margin" scope="row" style="${BODY} ${RULE} ${align(column)} ${margin(column)} font-weight: 400;">${spans(one)}</th>`
            : `<td class="ink rule" style="${BODY} ${RULE} ${align(column)} ${margin(column)}">${spans(one)}</td>`,
        )
        .join('')}</tr>`,
  );
  // Like every table here, it opens with a rule in ink.
  return `<table class="rule top" style="width: 100%; border-collapse: collapse; border-top: 2px solid ${light.ink}; border-bottom: 1px solid ${light.rule};"><tr>${headCells.join('')}</tr>${body.join('')}</table>`;
};

export const proseHtml = (block: LetterBlock): string => {
  switch (block.kind) {
    case 'paragraph':
      return cell('ink', `${BODY} padding: 0 0 16px;`, spans(block.children));
    case 'heading':
      return `<tr><td style="padding: 12px 0 8px;"><h2 class="ink" style="${SERIF} font-size: 21px; line-height: 1.3; font-weight: 400; color: ${light.ink}; margin: 0;">${spans(block.children)}</h2></td></tr>`;
    case 'list': {
      const tag = block.isOrdered ? 'ol' : 'ul';
      const items = block.items.map((one) => `<li style="padding: 0 0 8px;">${spans(one)}</li>`);
      return cell(
        'ink',
        `${BODY} padding: 0 0 8px;`,
        `<${tag} style="margin: 0; padding: 0 0 0 24px;">${items.join('')}</${tag}>`,
      );
    }
    case 'table':
      return cell('', 'padding: 4px 0 24px;', tableHtml(block));
    case 'image':
      // Where pictures are off, its words stand in its place, in the letter's own type.
      return cell(
        'ink',
        `${BODY} padding: 4px 0 20px;`,
        `<img class="ink" src="${escape(block.url)}" width="${block.width}" height="${block.height}" alt="${escape(block.alt)}" style="${BODY} display: block; width: 100%; max-width: ${block.width}px; height: auto; border: 0;">`,
      );
  }
};

/** Words with the numbers of their links, and below them where each leads. */
const withAnchors = (block: LetterBlock, text: (one: readonly Inline[]) => string): string => {
  const urls = [...new Set(textsOf(block).flatMap(anchorsOf))];
  const numbered = (children: readonly Inline[]): readonly Inline[] =>
    children.flatMap((one): readonly Inline[] => {
      if (one.kind === 'words' || one.kind === 'break') return [one];
      const inner = numbered(one.children);
      return one.kind === 'anchor'
        ? [...inner, {kind: 'words', text: ` [${urls.indexOf(one.url) + 1}]`}]
        : [{...one, children: inner}];
    });
  const said = textsOf(block).map((one) => text(numbered(one)));
  return [said.join('\n'), ...urls.map((url, index) => `[${index + 1}] ${url}`)].join('\n');
};

const plain = (children: readonly Inline[]): string => visible(plainText(children));

const tableText = ({head, rows, isRight}: Table): string => {
  const lines = [head, ...rows].map((cells) => cells.map(plain));
  const widths = head.map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  return lines
    .map((cells) =>
      cells
        .map((one, column) =>
          isRight[column] ? one.padStart(widths[column] ?? 0) : one.padEnd(widths[column] ?? 0),
        )
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
};

export const proseText = (block: LetterBlock): string => {
  switch (block.kind) {
    case 'paragraph':
      return withAnchors(block, (one) => wrap(plain(one)));
    case 'heading':
      return withAnchors(block, (one) => {
        const words = wrap(plain(one));
        return `${words}\n${'-'.repeat(Math.max(...words.split('\n').map(({length}) => length)))}`;
      });
    case 'list': {
      let count = 0;
      return withAnchors(block, (one) => {
        count += 1;
        const mark = block.isOrdered ? `${count}. ` : '- ';
        const indent = ' '.repeat(mark.length);
        return mark + wrap(plain(one), 72 - mark.length).replaceAll('\n', `\n${indent}`);
      });
    }
    case 'table': {
      const urls = [...new Set(textsOf(block).flatMap(anchorsOf))];
      return [tableText(block), ...urls].join('\n');
    }
    case 'image':
      return `[${visible(block.alt)}]`;
  }
};
