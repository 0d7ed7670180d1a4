/**
 * `npm run lint:prose [files]`: spelling and style of articles, legal texts and the handbook,
 * without a network. Spelling uses the Hunspell dictionary of `dictionary-en` with the project's
 * own words in blog/words.txt; style is in scripts/prose/style.ts.
 */
import {proseFiles, readProse, WORD_LIST} from './prose/files';
import {lintProse} from './prose/lint';
import {loadSpeller, wordsIn} from './prose/speller';

const main = (): number => {
  const asked = process.argv.slice(2);
  const files = asked.length > 0 ? asked : proseFiles();
  const speller = loadSpeller();
  const known = wordsIn(readProse(WORD_LIST));
  let total = 0;
  for (const file of files) {
    const findings = lintProse(readProse(file), known, speller);
    for (const {line, text} of findings) console.log(`${file}:${line}: ${text}`);
    total += findings.length;
  }
  const checked = `${files.length} ${files.length === 1 ? 'text' : 'texts'}`;
  console.log(total === 0 ? `${checked}, nothing to correct.` : `${checked}, ${total} to look at.`);
  return total === 0 ? 0 : 1;
};

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
