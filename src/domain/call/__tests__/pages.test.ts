import type {CallScript} from '../../../data/specialties/callScript';
import {type SolutionId, solutionIds} from '../../../data/specialties';
import {allPages} from '../../../data/specialties/allPages';
import {claimFindings} from '../../../../plugins/solution-pages/claimRules';
import {pageFaults, scriptFaults} from '../rules';
import {scheduleFaults} from '../schedule';

const scriptOf = (id: SolutionId): CallScript =>
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- one test for each specialty
  (require(`../../../data/specialties/${id}/call`) as {script: CallScript}).script;

describe.each(solutionIds)('the call to %s', (id) => {
  const script = scriptOf(id);
  const {features, demo} = allPages[id];
  const {sheet} = features.sheet;
  const entries = sheet.entries.filter(({tone}) => tone !== 'new');

  it('keeps every rule, by itself and beside its page', () => {
    expect([
      ...scriptFaults(script),
      ...pageFaults(script, {...sheet, entries, tryOut: demo.tryOut}),
    ]).toEqual([]);
  });

  it('claims no more than the systems of its specialty carry', () => {
    expect(claimFindings(id, {lines: script.lines, page: {features, demo}})).toEqual([]);
  });

  it('books nobody and nothing twice, and says what the sheet says', () => {
    expect(scheduleFaults(script, {...sheet, entries})).toEqual([]);
  });

  it('draws the booking of its sample call where the script books it', () => {
    const drawn = sheet.entries.find(({tone}) => tone === 'new');
    const booked = Object.values(script.slots).flat();
    expect(booked).toContainEqual(
      expect.objectContaining({column: drawn?.column, row: drawn?.row, title: drawn?.title}),
    );
  });
});
