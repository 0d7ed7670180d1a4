import {readFileSync} from 'node:fs';
import path from 'node:path';

import {breachPromise, safeguards} from '@site/src/data/security';

const pages = path.resolve(__dirname, '../../../../pages');
const documents: Readonly<Record<string, string>> = {'/dpa': 'Agreement', '/terms': 'Terms'};

/** Ids of a legal text's sections, in order. */
const sections = (route: string): readonly string[] =>
  [
    ...readFileSync(path.join(pages, `${route}.mdx`), 'utf8').matchAll(
      /^## .* \{\/\* #([\w-]+) \*\/\}$/gm,
    ),
  ].map(([, id]) => id ?? '');

it.each([...Object.values(safeguards).map(({promise}) => promise), breachPromise])(
  '$label is the section that its link points to',
  ({label, to}) => {
    const [route = '', anchor = ''] = to.split('#');
    const number = sections(route).indexOf(anchor) + 1;
    expect(number).toBeGreaterThan(0);
    expect(label).toBe(`${documents[route]}, section ${number}`);
  },
);
