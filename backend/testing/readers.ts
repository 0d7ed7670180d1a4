import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runLetterCommand, type Surroundings} from '../letter/commands.ts';
import {temporaryFolder} from './temporaryFolder.ts';
import type {Site} from './worker.ts';

/** A letter that links to nothing but pages. */
export const letterText = (subject: string, date: string, more = ''): string => `---
subject: ${subject}
preheader: A letter that tests send to readers who are not there.
date: ${date}
about: /pricing
button: See the prices
${more}---

Hello, reader.
`;

/** As many as one statement can sign up in its time on a busy machine. */
const AT_ONCE = 2_000;

/** Signs readers up and confirms them. @returns their addresses, `r1@practice.example` and so on */
export const addReaders = async (site: Site, count: number): Promise<readonly string[]> => {
  for (let from = 1; from <= count; from += AT_ONCE) {
    await site.sql(
      `insert into public.newsletter_subscriptions (email, confirmed_at)
       select 'r' || n || '@practice.example', now()
         from generate_series($1::integer, $2::integer) as n`,
      from,
      Math.min(from + AT_ONCE - 1, count),
    );
  }
  return Array.from({length: count}, (_, index) => `r${index + 1}@practice.example`);
};

/** A folder with letters/, and `npm run letter` in it. */
export interface LetterDesk {
  readonly folder: string;
  /** Writes letters/<month>.md. */
  write(id: string, text: string): void;
  /** `npm run letter -- …`, whose questions get this answer. */
  letter(...args: string[]): Promise<string>;
  /** What was asked. */
  readonly questions: readonly string[];
  answer: string;
}

export const openLetterDesk = (
  site: Site,
  postalAddress: string | null = '200 Example Street\nToronto, Ontario M5V 0A1',
): LetterDesk => {
  const folder = temporaryFolder('letters');
  mkdirSync(path.join(folder, 'letters'));
  mkdirSync(path.join(folder, 'blog'));
  const questions: string[] = [];
  const on: Surroundings = {
    place: {dataDir: '', databaseUrl: site.env.DATABASE_URL},
    siteDir: folder,
    env: site.env,
    sender: {name: 'Ringwell Inc.', postalAddress},
    ask: (question) => {
      questions.push(question);
      return Promise.resolve(desk.answer);
    },
    now: () => new Date(),
  };
  const desk: LetterDesk = {
    folder,
    write: (id, text) => writeFileSync(path.join(folder, 'letters', `${id}.md`), text),
    letter: (...args) => runLetterCommand(args, on),
    questions,
    answer: '',
  };
  return desk;
};
