import fs from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import {proseLines} from '../../../../scripts/prose/lint.ts';

const root = path.join(__dirname, '../../../..');

/** Phrases that are overused from the third time on. */
const tics: Readonly<Record<string, RegExp>> = {
  nobody: /\bnobody\b/gi,
  'an ending in “, not X”': /, not (?:[\w’-]+ ){0,4}[\w’-]+(?:[.?!]|$)/gi,
  'neither … nor': /\bneither\b[^.?!]*\bnor\b/gi,
  'ring, rang, rung: a desk calls, pages, puts through': /\b(?:rings?|ringing|rang|rung)\b/gi,
  'at once': /\bat once\b/gi,
};
/** Maximum number of uses per page. */
const MOST = 2;

/** Extracts the visible text of source code: strings and text between tags. */
const shownIn = (source: string, file: string): readonly string[] => {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (
      ts.isStringLiteral(node) ||
      ts.isNoSubstitutionTemplateLiteral(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    )
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return texts;
};

const textsOf = (file: string): readonly string[] => {
  const source = fs.readFileSync(path.join(root, file), 'utf8');
  return file.endsWith('.mdx') ? proseLines(source) : shownIn(source, file);
};

/** Excludes the wording of phone systems, which isn't our copy. */
const files = fs
  .globSync('{blog,src}/**/*.{ts,tsx,mdx}', {cwd: root})
  .filter(
    (file) =>
      !/__tests__|testing|phone-log\/.*\/(?:columnNames|words|phoneSystems)\.ts$/.test(file),
  );
/** A specialty's page and its call are checked together. */
const pageOf = (file: string): string => /specialties\/data\/([\w-]+)\//.exec(file)?.[1] ?? file;

const textsByPage = new Map<string, string[]>();
for (const file of files)
  textsByPage.set(pageOf(file), [...(textsByPage.get(pageOf(file)) ?? []), ...textsOf(file)]);

describe('the style of the pages', () => {
  it('is followed by pages, calls and articles', () => {
    for (const page of ['dental', 'veterinarians', 'blog/roi.mdx'])
      expect(textsByPage.get(page)?.length ?? 0).toBeGreaterThan(30);
  });

  it.each(Object.entries(tics))('does not overuse: %s', (_, pattern) => {
    const often = [...textsByPage].flatMap(([page, texts]) => {
      const uses = texts.flatMap((text) => text.match(pattern) ?? []);
      return uses.length > MOST ? [`${page}: ${uses.join(' | ')}`] : [];
    });
    expect(often).toEqual([]);
  });
});
