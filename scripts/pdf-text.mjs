#!/usr/bin/env node
// Extracts the text of a PDF from standard input, for tests.
//
//   node scripts/pdf-text.mjs          as printed, below a line with the number of pages
//   node scripts/pdf-text.mjs --tags   as a screen reader reads it, one element per line
import {readFileSync} from 'node:fs';

import {extractText, getDocumentProxy} from 'unpdf';

const pdf = await getDocumentProxy(new Uint8Array(readFileSync(0)));
console.log(await (process.argv.includes('--tags') ? readAloud() : printed()));

async function printed() {
  const {totalPages, text} = await extractText(pdf, {mergePages: true});
  return `Pages: ${totalPages}\n${text}`;
}

async function readAloud() {
  const lines = [];
  const untagged = [];
  let smallest = Infinity;

  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const {items} = await page.getTextContent({includeMarkedContent: true});
    const words = new Map();
    const open = [];
    for (const {type, tag, id, str, transform} of items) {
      if (type === 'endMarkedContent') open.pop();
      else if (type !== undefined) open.push(id ?? tag);
      else if (str.trim() !== '') {
        smallest = Math.min(smallest, transform[3]);
        const at = open.at(-1);
        if (at === undefined) untagged.push(str);
        words.set(at, [...(words.get(at) ?? []), str]);
      }
    }

    const walk = ({role, alt, children = []}, depth) => {
      const text = children.flatMap(({id}) => words.get(id) ?? []).join(' ');
      const line = [role, text, alt === undefined ? '' : `(${alt})`].filter(Boolean).join(' ');
      lines.push('  '.repeat(depth) + line);
      for (const child of children) if (child.role !== undefined) walk(child, depth + 1);
    };
    for (const element of (await page.getStructTree())?.children ?? []) walk(element, 0);
  }

  const {info} = await pdf.getMetadata();
  return [
    `Tagged: ${(await pdf.getMarkInfo())?.Marked === true}`,
    `Language: ${info.Language}`,
    `Title shown: ${(await pdf.getViewerPreferences())?.DisplayDocTitle === true}`,
    `Smallest text: ${smallest} pt`,
    `Outside of tags: ${untagged.join(' | ') || 'nothing'}`,
    ...lines,
  ].join('\n');
}
