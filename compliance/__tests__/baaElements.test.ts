import {readFileSync} from 'node:fs';
import path from 'node:path';

import {parseLegal} from '../../plugins/legal-pdf/parseLegal.ts';
import {baaElements, baaRequired} from '../baaElements.ts';
import {callDuties} from '../../src/data/callDuties.ts';
import {legalFacts} from '../../src/features/legal/data.ts';

const clausesOf = (name: string): ReadonlyMap<string, string> => {
  const source = readFileSync(path.join(__dirname, `../../src/pages/${name}.mdx`), 'utf8');
  return new Map(
    parseLegal(source, legalFacts, name).sections.flatMap(({blocks}) =>
      blocks.flatMap((block) =>
        block.kind === 'clauses'
          ? block.clauses.map(({number, text, parts}) => [number, [text, ...parts].join('\n')])
          : [],
      ),
    ),
  );
};

describe('the business associate agreement', () => {
  const clauses = clausesOf('dpa');

  it.each(baaElements)('clause $clause does what $rule asks: $asks', ({clause, says}) => {
    expect(clauses.get(clause)).toContain(says);
  });

  it('the agreement answers every paragraph that HIPAA lists, and cites no other', () => {
    expect([...new Set(baaElements.map(({rule}) => rule))].sort()).toEqual([...baaRequired].sort());
  });

  it('the agreement says that it is a BAA', () => {
    const text = [...clauses.values()].join('\n');
    expect(text).toContain('Business Associate Agreement, or BAA');
  });

  it('the agreement points only at clauses that it has', () => {
    for (const [, number = ''] of [...clauses.values()]
      .join('\n')
      .matchAll(/clauses? (\d+\.\d+)/g)) {
      expect(clauses.has(number)).toBe(true);
    }
  });
});

describe('the terms', () => {
  it.each(Object.values(callDuties))(
    'the terms name our part and the practice’s: $title',
    ({title, ours, yours}) => {
      expect([...clausesOf('terms').values()]).toContain(`${title}. ${ours} ${yours}`);
    },
  );
});
