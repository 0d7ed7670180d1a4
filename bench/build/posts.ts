import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Words in the text of a post, give or take a sentence. */
const WORDS = 1_000;

const AUTHORS = ['compliance', 'customer-success', 'operations', 'product', 'integrations'];
const CATEGORIES = [
  'ai-technology',
  'practice-management',
  'hipaa-compliance',
  'patient-experience',
];

const VOCABULARY =
  'a the the the of of and and to in for with on at by from after before during line phone call calls caller practice patient patients desk front schedule visit visits appointment slot morning evening weekend holiday minute minutes hour answer answers answered missed voicemail message reminder insurance referral pharmacy refill nurse doctor office manager staff team rule rules script language Spanish record summary privacy consent agreement audit cost price month quarter number report list call-back question reason name date birth new existing urgent routine short long busy quiet first second last every some most few is was are were has had takes books asks says reads writes checks moves keeps finds needs wants waits hears sends opens closes changes'.split(
    ' ',
  );

/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
const randomNumbers = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A post's file. */
export interface GeneratedPost {
  readonly name: string;
  readonly text: string;
}

/** What posts are written with: all from one stream of random numbers. */
const writerOf = (seed: number) => {
  const random = randomNumbers(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <T>(all: readonly T[]): T => all[below(all.length)] as T;
  const words = (count: number): string =>
    Array.from({length: count}, () => pick(VOCABULARY)).join(' ');
  const capitalized = (count: number): string => {
    const text = words(count);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const sentence = (): string => `${capitalized(8 + below(12))}.`;
  const paragraph = (): string =>
    Array.from({length: 3 + below(3)}, (_, index) =>
      index === 1 ? sentence().replace(/ (\w+) (\w+) /, ' **$1** *$2* ') : sentence(),
    ).join(' ');
  const list = (): string => Array.from({length: 4}, () => `- ${sentence()}`).join('\n');
  const table = (): string =>
    [
      '| What | Before | After |',
      '| --- | ---: | ---: |',
      ...Array.from({length: 4}, () => `| ${capitalized(2)} | ${below(90)} | ${below(90)} |`),
    ].join('\n');
  return {pick, words, capitalized, sentence, paragraph, list, table};
};

const slugOf = (index: number): string => `generated-${String(index + 1).padStart(4, '0')}`;

const dayOf = (index: number): string =>
  new Date(Date.UTC(2015, 0, 1 + index)).toISOString().slice(0, 10);

const countWords = (text: string): number => text.split(/\s+/).length;

/**
 * Post number `index` of the benchmark: headings, paragraphs, lists, a table, a quotation and a link
 * to the post before, with front matter that both our blog and the classic template's accept.
 */
export const generatePost = (index: number): GeneratedPost => {
  const {pick, words, capitalized, sentence, paragraph, list, table} = writerOf(index + 1);
  const previous = slugOf(Math.max(0, index - 1));
  const parts = [
    paragraph(),
    // Spares the template's lists the whole text; ours show the description in any case.
    '{/* truncate */}',
    `See also [the note before this one](./${previous}.mdx).`,
    table(),
    `> ${sentence()}`,
  ];
  while (countWords(parts.join(' ')) < WORDS) {
    parts.push(`## ${capitalized(5)}`, paragraph(), paragraph(), list());
  }
  const frontMatter = [
    `slug: ${slugOf(index)}`,
    `title: ${capitalized(4)}, note ${index + 1}`,
    `description: ${capitalized(16)}.`,
    `date: ${dayOf(index)}`,
    `authors: [${pick(AUTHORS)}]`,
    `tags: [${pick(CATEGORIES)}]`,
    `keywords: [${words(1)}, ${words(1)} ${words(1)}]`,
  ];
  return {
    name: `${slugOf(index)}.mdx`,
    text: `---\n${frontMatter.join('\n')}\n---\n\n${parts.join('\n\n')}\n`,
  };
};

/** Writes that many posts into a folder, which it makes. */
export const writePosts = (folder: string, count: number): void => {
  mkdirSync(folder, {recursive: true});
  for (let index = 0; index < count; index += 1) {
    const {name, text} = generatePost(index);
    writeFileSync(path.join(folder, name), text);
  }
};
