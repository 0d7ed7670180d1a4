/**
 * `npm run lint:prose [files]`: checks spelling and style of articles, legal texts and the handbook,
 * offline. cspell checks spelling, with the project's words in words.txt; scripts/prose/style.ts has the
 * style rules.
 */
import {spawnSync} from 'node:child_process';

import {tools} from './lib/commands.mjs';
import {lintProse, proseFiles, readProse} from './prose/lint.ts';

const main = (): number => {
  const requested = process.argv.slice(2);
  const files = requested.length > 0 ? requested : proseFiles();
  let total = 0;
  for (const file of files) {
    const findings = lintProse(readProse(file));
    for (const {line, text} of findings) console.log(`${file}:${line}: ${text}`);
    total += findings.length;
  }
  const args = [tools.cspell, 'lint', '--no-progress', '--no-summary', '--show-suggestions'];
  const spelling = spawnSync(process.execPath, [...args, ...requested], {stdio: 'inherit'});
  const isClean = total === 0 && spelling.status === 0;
  if (isClean) console.log('Nothing to correct.');
  return isClean ? 0 : 1;
};

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
