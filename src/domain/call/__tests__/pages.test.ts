import type {CallScript} from '../../../data/calls/callScript';
import {type SolutionId, solutionIds} from '../../../data/solutions';
import {allPages} from '../../../data/solutions/allPages';
import {pageFaults, scriptFaults} from '../rules';

const scriptOf = (id: SolutionId): CallScript =>
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- one test for each specialty
  (require(`../../../data/calls/${id}`) as {script: CallScript}).script;

describe.each(solutionIds)('the call to %s', (id) => {
  const script = scriptOf(id);
  const {features, demo} = allPages[id];
  const {sheet} = features.sheet;

  it('keeps every rule, by itself and beside its page', () => {
    const entries = sheet.entries.filter(({tone}) => tone !== 'new');
    expect([
      ...scriptFaults(script),
      ...pageFaults(script, {...sheet, entries, tryOut: demo.tryOut}),
    ]).toEqual([]);
  });
});
