import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {operatorFacts} from '../../src/data/operatorFacts.ts';
import {counselFacts, type LegalStatement, legalStatements} from '../legalStatements.ts';

const blog = path.join(__dirname, '../../blog');
const articles = readdirSync(blog)
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({
    page: `/blog/${file.replace('.mdx', '')}`,
    text: readFileSync(path.join(blog, file), 'utf8'),
  }));

/** Official publications of the law. */
const OFFICIAL =
  /^https:\/\/(?:www\.ecfr\.gov|www\.federalregister\.gov|uscode\.house\.gov|docs\.fcc\.gov|le\.utah\.gov|leginfo\.legislature\.ca\.gov|capitol\.texas\.gov)\//;

const statementsOf = (page: string): readonly LegalStatement[] =>
  (legalStatements as Readonly<Record<string, readonly LegalStatement[]>>)[page] ?? [];

const links = (text: string): readonly (readonly [label: string, url: string])[] =>
  [...text.matchAll(/\[([^\]]+)\]\((https:[^)]+)\)/g)]
    .map(([, label = '', url = '']) => [label, url] as const)
    .filter(([, url]) => OFFICIAL.test(url));

describe.each(articles)('$page', ({page, text}) => {
  it('an article links each of its legal statements, and counsel’s list has each', () => {
    const listed = statementsOf(page);
    expect(new Set(links(text).map(([, url]) => url))).toEqual(new Set(listed.map(({url}) => url)));
    for (const [label] of links(text)) {
      const section = /\d+\.\d+(?:\(\w+\))*/.exec(label)?.[0];
      if (section === undefined) continue;
      expect(listed.map(({law}) => law.replace(/^\d+ CFR /, ''))).toContain(section);
    }
  });

  it('an article cites no section that it does not link', () => {
    const cited = new Set(
      [...text.replace(/\]\([^)]*\)/g, '').matchAll(/§(\d+\.\d+)/g)].map(([, section]) => section),
    );
    const linked = links(text).map(([, url]) => url);
    for (const section of cited) {
      expect(linked.filter((url) => url.endsWith(`/section-${section ?? ''}`))).not.toEqual([]);
    }
  });

  it('an article with legal statements names its sources and their month', () => {
    if (statementsOf(page).length > 0) expect(text).toMatch(/<Sources asOf="\w+ \d{4}">/);
  });

  it('an article opens every call as an AI receptionist of a practice, with 911', () => {
    for (const [call] of text.matchAll(/<Transcript\n[\s\S]*?\/>/g)) {
      const first = /who: '(\w+)',\s*says: '([^']+)'/.exec(call);
      expect(first?.[1]).toBe('line');
      expect(first?.[2]).toMatch(/AI receptionist.*emergency/);
      expect(first?.[2]).toContain('911');
    }
  });
});

describe('the list for counsel', () => {
  it('the list for counsel cites official sources only', () => {
    for (const {url} of Object.values(legalStatements).flat()) expect(url).toMatch(OFFICIAL);
  });

  it('the list for counsel shares no id with an operator’s fact', () => {
    for (const id of Object.keys(counselFacts)) expect(operatorFacts).not.toHaveProperty(id);
  });
});
