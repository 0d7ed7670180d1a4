import {readFileSync} from 'node:fs';
import path from 'node:path';

import {baaElements, baaRequired} from '../baaElements.ts';
import {callDuties, callDutyIds} from '../../src/data/callDuties.ts';
import {type LegalFactId, legalFacts} from '../../src/data/legal.ts';

/** A text's clauses by their numbers: `1. ` in the file, counted anew in each section. */
const clausesOf = (name: string): ReadonlyMap<string, string> => {
  const source = readFileSync(path.join(__dirname, `../../src/pages/${name}.mdx`), 'utf8').replace(
    /\{facts\.(\w+)\}/g,
    (_, id: LegalFactId) => legalFacts[id],
  );
  const sections = source.split(/^## /m).slice(1);
  return new Map(
    sections.flatMap((section, at) =>
      section
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .split(/^\d+\. |^<\/Clauses>[^]*/m)
        .slice(1)
        .map((clause, index) => [`${at + 1}.${index + 1}`, clause.trim()] as const),
    ),
  );
};

describe('the business associate agreement', () => {
  const clauses = clausesOf('dpa');

  it.each(baaElements)('clause $clause does what $rule asks: $asks', ({clause, says}) => {
    expect(clauses.get(clause)).toContain(says);
  });

  it('answers every paragraph that HIPAA lists, and cites no other', () => {
    expect([...new Set(baaElements.map(({rule}) => rule))].sort()).toEqual([...baaRequired].sort());
  });

  it('says what it is called', () => {
    const text = [...clauses.values()].join('\n');
    expect(text).toContain('Business Associate Agreement, or BAA');
  });

  it('points only at clauses that it has', () => {
    for (const [, number = ''] of [...clauses.values()]
      .join('\n')
      .matchAll(/clauses? (\d+\.\d+)/g)) {
      expect(clauses.has(number)).toBe(true);
    }
  });
});

describe('the terms', () => {
  it.each(callDutyIds)('name our part and the practice’s: %s', (id) => {
    const {title, ours, yours} = callDuties[id];
    expect([...clausesOf('terms').values()]).toContain(`${title}. ${ours} ${yours}`);
  });
});

it('the privacy policy names what the two tables hold', () => {
  const text = [...clausesOf('privacy').values()].join('\n');
  for (const words of [
    ...['email address', '“website” or “blog”', 'when you agreed', 'clinic name', 'team size'],
    ...['state', 'salted hash', 'kept with a mark'],
  ]) {
    expect(text).toContain(words);
  }
});
