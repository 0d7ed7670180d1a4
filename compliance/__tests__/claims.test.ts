import {specialties} from '../../src/features/specialties/data/all.ts';
import {specialtyIds} from '../../src/features/specialties/data/index.ts';
import {trustLine} from '../../src/features/specialties/rules/trustLine.ts';
import {claimFacts, claimPage} from '../claimSources.ts';
import {unconfirmed} from '../unconfirmed.ts';

const asked = Object.values(claimFacts([])).map(({question}) => question);

describe('the claims', () => {
  it('lists the pages that show a claim, in text or structured data', () => {
    const pages = [
      claimPage('/', '<p>500<!-- -->+</p> practices<style>.a{width:95%}</style>'),
      claimPage('/contact', '<b>1,500+</b><script>{"price":"299.00"}</script> 95%\nsatisfaction'),
    ];
    const {practicesServed, satisfaction, structuredDataPrice} = claimFacts(pages);
    expect([practicesServed, satisfaction, structuredDataPrice].map((fact) => fact?.pages)).toEqual(
      [['/'], ['/contact'], ['/contact']],
    );
    expect(unconfirmed({practicesServed: practicesServed as never})).toEqual([
      'practicesServed: Practices served: a count of practices under contract (/)',
    ]);
  });

  it.each(specialtyIds)(
    'of %s ask for the practices that trust it, and for the base of each percentage',
    (id) => {
      const {trust, benefits} = specialties[id];
      const {uplift} = benefits;
      const shown = [
        trustLine(trust),
        ...(uplift === undefined ? [] : [`Up to ${uplift.percent}% ${uplift.of}`]),
        ...benefits.items.filter(({isClaim}) => isClaim).map(({title}) => title),
      ];
      expect(shown.length).toBeGreaterThan(1);
      for (const claim of shown) {
        expect(asked.filter((question) => question.startsWith(claim))).toHaveLength(1);
      }
    },
  );
});
