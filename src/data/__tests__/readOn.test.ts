import {caseStudies, caseStudyIds} from '../caseStudies';
import {solutionReadOn} from '../readOn';
import {solutionIds} from '../specialties';

it('leads each specialty that has a case to it, and no other', () => {
  const leads = solutionIds.flatMap((id) =>
    solutionReadOn(id)
      .filter(({to}) => to.startsWith('/case-studies#'))
      .map(({to}) => [id, to.split('#')[1]]),
  );
  expect(leads.sort()).toEqual(caseStudyIds.map((id) => [caseStudies[id].solution, id]).sort());
});
