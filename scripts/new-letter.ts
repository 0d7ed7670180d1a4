/**
 * `npm run new:letter`: asks for a subject and writes letters/<month>.md, the month after the newest
 * letter's. `--subject`, `--month`, `--about` answer beforehand.
 */
import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {parseArgs} from 'node:util';

import {checkLetter, MAX_SUBJECT} from '../src/domain/letters/checkLetter.ts';
import {letterSource, nextMonth} from '../src/domain/letters/newLetter.ts';
import {parseLetter, surroundingsOf} from '../src/domain/letters/readLetters.ts';
import {stopAt} from '../src/domain/problems.ts';
import {root} from './lib/root.mjs';
import {typographic} from './prose/newPost.ts';

const folder = path.join(root, 'letters');

const ask = async (question: string): Promise<string> => {
  process.stdout.write(question);
  const {value, done} = await createInterface({input: process.stdin})
    [Symbol.asyncIterator]()
    .next();
  if (done) throw new Error('No answer, nothing written.');
  return String(value).trim();
};

const main = async (): Promise<void> => {
  const {values: given} = parseArgs({
    options: {subject: {type: 'string'}, month: {type: 'string'}, about: {type: 'string'}},
  });
  mkdirSync(folder, {recursive: true});
  const taken = readdirSync(folder).map((name) => name.replace(/\.md$/, ''));
  const id = given.month ?? nextMonth(taken, new Date());
  const subject = typographic(
    given.subject ?? (await ask(`Subject, at most ${MAX_SUBJECT} characters: `)),
  );
  const file = `letters/${id}.md`;
  const text = letterSource({id, subject, about: given.about ?? '/blog'});
  stopAt(checkLetter(await parseLetter(file, text), surroundingsOf(root)).problems);
  // 'wx': never over somebody's text.
  writeFileSync(path.join(root, file), text, {flag: 'wx'});
  console.log(`Wrote ${file}. See it: npm run letter -- preview ${id}`);
};

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const {code, message} = error as NodeJS.ErrnoException;
    console.error(code === 'EEXIST' ? `${message.split(', ')[0]}; choose --month.` : message);
    process.exit(1);
  },
);
