import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {overclaims} from '../../plugins/solution-pages/claimRules';
import {trustLine} from '../../src/domain/solutions/trustLine';
import {solutions} from '../../src/domain/solutions/all';
import {caseStudies} from '../../src/data/caseStudies';
import {claimFacts, claimSources, figureSources, solutionSources} from '../claimSources';
import {comparison} from '@site/src/pages/_content/comparison';
import {contactFaq} from '@site/src/pages/contact/_content';
import {coreFeatures} from '@site/src/pages/_content/coreFeatures';
import {featureGroups} from '@site/src/pages/features/_content/features';
import {integrations} from '../../src/data/integrations';
import {
  featureQuestions,
  integrationQuestions,
  securityQuestions,
} from '../../src/data/managerQuestions';
import {pageAt} from '../../src/data/pages';
import {plans} from '../../src/data/plans';
import {included, pricingFaq} from '@site/src/pages/pricing/_content';
import {safeguards} from '../../src/data/security';
import {solutionIds} from '../../src/data/specialties';
import {overviewCards} from '../../src/data/solutionsOverview';

const blog = path.join(__dirname, '../../blog');
const asked = Object.values(claimFacts).map(({question}) => question);

describe('the claims', () => {
  it.each([...Object.values(claimSources), ...figureSources, ...solutionSources])(
    '$says: stands on pages that exist',
    ({pages}) => {
      for (const page of pages) {
        const exists =
          pageAt(page) !== undefined ||
          solutionIds.some((id) => page === `/solutions/${id}`) ||
          existsSync(path.join(blog, `${page.replace('/blog/', '')}.mdx`));
        expect([page, exists]).toEqual([page, true]);
      }
    },
  );

  it.each(solutionIds)('of %s ask for who trusts it, and for what each percentage is of', (id) => {
    const {trust, benefits, features} = solutions[id];
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

describe('a system that is not connected', () => {
  it.each(
    Object.entries({
      caseStudies,
      comparison,
      contactFaq,
      coreFeatures,
      featureGroups,
      featureQuestions,
      included,
      integrationQuestions,
      integrations,
      overviewCards,
      plans,
      pricingFaq,
      safeguards,
      securityQuestions,
    }),
  )('is neither read nor written by what %s says', (_, texts) => {
    expect(overclaims(texts)).toEqual([]);
  });

  it.each(readdirSync(blog).filter((file) => file.endsWith('.mdx')))(
    'is neither read nor written by what our line does in %s',
    (file) => {
      const ours = readFileSync(path.join(blog, file), 'utf8')
        .split(/\n{2,}/)
        .filter((paragraph) => /<Brand \/>|\b[Oo]ur line\b|^The line\b/.test(paragraph));
      expect(overclaims(ours)).toEqual([]);
    },
  );
});
