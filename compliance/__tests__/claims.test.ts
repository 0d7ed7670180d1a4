import {existsSync} from 'node:fs';
import path from 'node:path';

import {specialties} from '../../src/data/specialties/all.ts';
import {trustLine} from '../../src/domain/specialties/trustLine.ts';
import {claimFacts, claimSources, figureSources, specialtySources} from '../claimSources.ts';
import {pageAt} from '../../src/data/pages.ts';
import {specialtyIds} from '../../src/data/specialties/index.ts';

const blog = path.join(__dirname, '../../blog');
const asked = Object.values(claimFacts).map(({question}) => question);

describe('the claims', () => {
  it.each([...Object.values(claimSources), ...figureSources, ...specialtySources])(
    '$says: stands on pages that exist',
    ({pages}) => {
      for (const page of pages) {
        const exists =
          pageAt(page) !== undefined ||
          specialtyIds.some((id) => page === `/solutions/${id}`) ||
          existsSync(path.join(blog, `${page.replace('/blog/', '')}.mdx`));
        expect([page, exists]).toEqual([page, true]);
      }
    },
  );

  it.each(specialtyIds)('of %s ask for who trusts it, and for what each percentage is of', (id) => {
    const {trust, benefits, features} = specialties[id];
    const {uplift} = benefits;
    const shown = [
      trustLine(trust),
      ...(uplift === undefined ? [] : [`Up to ${uplift.percent}% ${uplift.of}`]),
      ...(features.figures ?? []).map(({value, label}) => `${value} ${label}`),
    ];
    expect(shown.length).toBeGreaterThan(1);
    for (const claim of shown) {
      expect(asked.filter((question) => question.startsWith(claim))).toHaveLength(1);
    }
  });

  it('ask for SOC 2, the languages, the averages and what the cases add up to', () => {
    for (const claim of ['SOC 2', 'Languages beyond', 'Averages of', '3 illustrative cases']) {
      expect(asked.filter((question) => question.startsWith(claim))).toHaveLength(1);
    }
  });
});
