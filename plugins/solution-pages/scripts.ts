import {existsSync} from 'node:fs';
import path from 'node:path';

import {loadFreshModule} from '@docusaurus/utils';

import {type CallScript} from '../../src/data/calls/callScript';
import {type Solution} from '../../src/data/solutions/schema';
import {callFaults} from '../../src/domain/call/rules';
import {claimFindings} from './claimRules';
import {type Solutions, SolutionsError} from './validateSolutions';

export const CALLS = 'src/data/calls';

/** What is wrong with the script of a page, a line each. */
export const scriptLines = (slug: string, script: CallScript, solution: Solution): string[] => {
  const {rows, columns, entries} = solution.features.sheet.sheet;
  const faults = callFaults(script, {
    rows,
    columns,
    entries: entries.filter(({tone}) => tone !== 'new'),
    tryOut: solution.demo.tryOut.map(({says}) => says),
  });
  const {to, when} = solution.call;
  return [
    ...faults,
    ...(script.practice === to ? [] : [`practice is '${script.practice}', on the page '${to}'`]),
    ...(script.when === when ? [] : [`when is '${script.when}', on the page '${when}'`]),
    ...claimFindings(slug, script.lines).map(({field, rule}) => `lines.${field} ${rule}`),
  ].map((fault) => `${CALLS}/${slug}.ts: ${fault}`);
};

/**
 * Holds every script against the page that it belongs to. A page without one shows its sample call
 * alone.
 *
 * @throws {SolutionsError} naming file, line and rule of everything that is wrong
 */
export const checkScripts = async (siteDir: string, solutions: Solutions): Promise<void> => {
  const lines: string[] = [];
  for (const [slug, solution] of Object.entries(solutions)) {
    const file = path.join(siteDir, CALLS, `${slug}.ts`);
    if (!existsSync(file)) continue;
    const {script} = (await loadFreshModule(file)) as {readonly script?: CallScript};
    if (script === undefined)
      lines.push(`${CALLS}/${slug}.ts: has no script; write export const script: CallScript = {…}`);
    else lines.push(...scriptLines(slug, script, solution));
  }
  if (lines.length > 0) throw new SolutionsError(lines);
};
