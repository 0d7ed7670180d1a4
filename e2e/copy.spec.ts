// Copy of the built pages: strings fixed by the owner, each on its page. Read from the served HTML,
// without scripts.
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {load} from 'cheerio';

import {escapeRegExp} from '../src/lib/text/escapeRegExp';
import {contradictions, sentencesIn} from '../compliance/subjectRules';
import {dpaPdf} from '../src/features/legal/agreement';
import {retiredPhrases} from '../scripts/prose/style';
import {BUILD, builtHtml, builtPage, builtPaths, builtText, builtTitle} from './builtSite';
import {readPdf} from './readPdf';
import {specStrings} from './specStrings';

/** Matches whole words: 'All' is not found in 'Allergies'. Ranges have an en dash. */
const contains = (text: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(words)}(?![\\p{L}\\p{N}])`, 'u').test(
    text.replaceAll('–', '-'),
  );

for (const {on, part, strings} of specStrings) {
  const where = on.length > 1 ? `${on.length} pages` : on[0];
  test(`${where}, ${part}: has the owner’s strings letter for letter`, () => {
    expect(strings.length).toBeGreaterThan(0);
    const missing = on.flatMap((page) => {
      const text = builtText(page, part);
      return strings.filter((words) => !contains(text, words)).map((words) => `${page}: ${words}`);
    });
    expect(missing).toEqual([]);
  });
}

const ownersWords = specStrings.flatMap(({strings}) => strings);
const withoutOwnersWords = (text: string): string =>
  ownersWords
    .flatMap((words) => [words, words.replaceAll('-', '–')])
    // 'Dental clinic' before 'Dental'.
    .sort((a, b) => b.length - a.length)
    .reduce((rest, words) => rest.replaceAll(words, ' '), text);

/** Visible text of a page, including its text in search results. */
const shownText = (page: string): string =>
  [
    builtTitle(page),
    builtPage(page)('meta[name="description"]').attr('content') ?? '',
    builtText(page),
  ].join('\n');

test('no page has a retired phrase', () => {
  const matches = builtPaths().flatMap((page) => {
    const text = withoutOwnersWords(shownText(page));
    return retiredPhrases.flatMap(({pattern, say}) =>
      (text.match(pattern) ?? []).map((words) => `${page}: “${words}”: ${say}`),
    );
  });
  expect(matches).toEqual([]);
});

/** Elements that end a sentence. */
const BLOCKS =
  'address, article, aside, blockquote, br, button, caption, dd, details, div, dl, dt, figcaption, figure, ' +
  'footer, form, h1, h2, h3, h4, h5, h6, header, label, legend, li, main, nav, noscript, ol, option, p, ' +
  'section, summary, table, tbody, td, th, thead, title, tr, ul';

/** Distinct sentences of a page that a visitor can read. */
const pageSentences = (page: string): readonly string[] => {
  const $ = load(builtHtml(page).replaceAll('\n', ' '), {scriptingEnabled: false});
  $('script, style, svg').replaceWith(' ');
  $(BLOCKS).before('\n').after('\n');
  // Without the character that joins words that must not break.
  return [...new Set(sentencesIn($.root().text().replaceAll('\u2060', '')))];
};

test('pages, their descriptions, and the PDF contain no sentence that contradicts the fixed ones', () => {
  const pdf = readPdf(path.join(BUILD, dpaPdf.path));
  const texts = [
    ...builtPaths().map((page): [string, readonly string[]] => {
      const description = builtPage(page)('meta[name="description"]').attr('content') ?? '';
      return [page, [...pageSentences(page), ...sentencesIn(description)]];
    }),
    [dpaPdf.path, sentencesIn(pdf.replaceAll('\n', ' '))] as const,
  ];
  const found = texts.flatMap(([page, sentences]) =>
    contradictions(page, sentences).map(
      ({subject, sentence}) => `${page}, ${subject}: ${sentence}`,
    ),
  );
  expect(found).toEqual([]);
});

/** Matches straight quotes, and hyphens in ranges. */
const NOT_TYPESET = /\S*(?:['"]|\d%?-\$?\d|[AP]M-\d)\S*/g;
/** Numbers with a legitimate hyphen: phones, occupations, rulings, and laws. */
const HYPHENATED = /\b\d{2,3}-\d{4}\b|\b(?:FCC|Code|Docket) \d+(?:-\d+)+/g;

test('quotes are curly and ranges have en dashes, except in the owner’s strings', () => {
  const found = builtPaths().flatMap((page) => {
    const ourText = withoutOwnersWords(builtText(page, 'all', 'code, pre')).replaceAll(
      HYPHENATED,
      ' ',
    );
    return (ourText.match(NOT_TYPESET) ?? []).map((words) => `${page}: ${words}`);
  });
  expect(found).toEqual([]);
});

test('at most one heading per page begins with “What”, except the owner’s', () => {
  const repeated = builtPaths().flatMap((page) => {
    const $ = builtPage(page);
    const heads = $('main :is(h1, h2, h3)')
      .toArray()
      .map((head) =>
        $(head)
          .text()
          .replace(/^\d+\s*/, '')
          .trim(),
      )
      .filter((head) => head.startsWith('What ') && !ownersWords.includes(head));
    return heads.length > 1 ? [`${page}: ${heads.join(' | ')}`] : [];
  });
  expect(repeated).toEqual([]);
});
