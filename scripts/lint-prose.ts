/**
 * `npm run lint:prose [files]`: spelling and style of articles, legal texts and the handbook,
 * without a network. cspell spells, with the project's own words in words.txt; style is in
 * scripts/prose/style.ts.
 */
import {spawnSync} from 'node:child_process';

import {tools} from './lib/commands.mjs';
import {lintProse, proseFiles, readProse} from './prose/lint.ts';

const main = (): number => {
  const asked = process.argv.slice(2);
  const files = asked.length > 0 ? asked : proseFiles();
  let total = 0;
  for (const file of files) {
    const findings = lintProse(readProse(file));
    for (const {line, text} of findings) console.log(`${file}:${line}: ${text}`);
    total += findings.length;
  }
  const args = [tools.cspell, 'lint', '--no-progress', '--no-summary', '--show-suggestions'];
  const spelling = spawnSync(process.execPath, [...args, ...asked], {stdio: 'inherit'});
  const isGood = total === 0 && spelling.status === 0;
  if (isGood) console.log('Nothing to correct.');
  return isGood ? 0 : 1;
};

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
