import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import nspell from 'nspell';

import {type Speller} from './lint';

/** The Hunspell dictionary of US English in `dictionary-en`, read from disk: no network. */
export const loadSpeller = (): Speller => {
  // The package is an ES module that reads its files while it loads; the files are all we need.
  const folder = path.dirname(createRequire(__filename).resolve('dictionary-en'));
  const read = (file: string): Buffer => fs.readFileSync(path.join(folder, file));
  const dictionary = nspell({aff: read('index.aff'), dic: read('index.dic')});
  return {
    correct: (word) => dictionary.correct(word),
    suggest: (word) => dictionary.suggest(word),
  };
};

/** Words of our own in the text of a word list, in small letters; `#` starts a remark. */
export const wordsIn = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim().toLowerCase())
      .filter(Boolean),
  );
