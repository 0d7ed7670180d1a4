import {existsSync} from 'node:fs';
import path from 'node:path';

import {loadFreshModule} from '@docusaurus/utils';

import {type CallScript} from '../../src/data/specialties/callScript';
import {type Solution} from '../../src/data/specialties/schema';
import {pageFaults, scriptFaults} from '../../src/domain/call/rules';
import {scheduleFaults} from '../../src/domain/call/schedule';
import {claimFindings} from './claimRules';
import {type Solutions, SolutionsError} from './validateSolutions';

/** Where the script of a specialty is. */
export const callFile = (slug: string): string => `src/data/specialties/${slug}/call.ts`;

/** What of a script does not fit its page, or claims too much: a line each. */
const scriptLines = (slug: string, script: CallScript, solution: Solution): string[] => {
  const {sheet} = solution.features.sheet;
  const entries = sheet.entries.filter(({tone}) => tone !== 'new');
  return [
    ...pageFaults(script, {...sheet, entries, tryOut: solution.demo.tryOut}),
    ...scheduleFaults(script, {...sheet, entries}),
    ...claimFindings(slug, script.lines).map(({field, rule}) => `lines.${field} ${rule}`),
  ].map((fault) => `${callFile(slug)}: ${fault}`);
};

/**
 * The script of a page, or null: a page without one has its sample call in its own file.
 *
 * @throws {SolutionsError} when the file has none, or one that breaks a rule
 */
export const readScript = async (siteDir: string, slug: string): Promise<CallScript | null> => {
  const file = callFile(slug);
  if (!existsSync(path.join(siteDir, file))) return null;
  const {script} = (await loadFreshModule(path.join(siteDir, file))) as {script?: CallScript};
  const faults =
    script === undefined
      ? ['has no script; write export const script: CallScript = {…}']
      : scriptFaults(script);
  if (faults.length > 0) throw new SolutionsError(faults.map((fault) => `${file}: ${fault}`));
  return script ?? null;
};

/**
 * Holds every script against the page that it belongs to.
 *
 * @throws {SolutionsError} naming file, line and rule of everything that is wrong
 */
export const checkScripts = async (siteDir: string, solutions: Solutions): Promise<void> => {
  const lines: string[] = [];
  for (const [slug, solution] of Object.entries(solutions)) {
    const script = await readScript(siteDir, slug);
    if (script !== null) lines.push(...scriptLines(slug, script, solution));
  }
  if (lines.length > 0) throw new SolutionsError(lines);
};
