import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const AUTHORS = ['compliance', 'customer-success', 'operations', 'product', 'integrations'];
const CATEGORIES = [
  'ai-technology',
  'practice-management',
  'hipaa-compliance',
  'patient-experience',
];
const VOCABULARY =
  'a the of and to in for with on at by from after before during line phone call caller practice patient desk front schedule visit appointment slot morning evening weekend minute hour answer missed voicemail message reminder insurance referral pharmacy refill nurse doctor office staff team rule script language Spanish record summary privacy consent cost price month number report list question reason name date new urgent routine short long busy quiet first last every some most few is was are has takes asks says reads writes checks moves keeps finds needs waits hears sends opens closes'.split(
    ' ',
  );

/** The same numbers for the same seed, from 0 to below the limit (Numerical Recipes' generator). */
const numbers = (seed: number) => {
  let state = seed;
  return (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
};

/**
 * Post number `index`, of about 1,000 words: headings, paragraphs, lists, a table and a link to the
 * post before, with front matter that both our blog and the classic template's accept.
 */
const generatePost = (index: number): {readonly name: string; readonly text: string} => {
  const below = numbers(index + 1);
  const words = (count: number): string =>
    Array.from({length: count}, () => VOCABULARY[below(VOCABULARY.length)]).join(' ');
  const sentence = (length = 8 + below(12)): string => `The ${words(length)}.`;
  const several = (count: number, write: () => string, between: string): string =>
    Array.from({length: count}, write).join(between);
  const slug = (at: number): string => `generated-${String(at + 1).padStart(4, '0')}`;
  const section = (): string =>
    [
      `## ${sentence(5)}`,
      several(4, sentence, ' '),
      `${sentence()} **${words(1)}** and *${words(1)}*: ${several(3, sentence, ' ')}`,
      several(4, () => `- ${sentence()}`, '\n'),
    ].join('\n\n');
  const text = `---
slug: ${slug(index)}
title: ${sentence(4).slice(0, -1)}, note ${index + 1}
description: ${sentence(16)}
date: ${new Date(Date.UTC(2015, 0, 1 + index)).toISOString().slice(0, 10)}
authors: [${AUTHORS[below(AUTHORS.length)]}]
tags: [${CATEGORIES[below(CATEGORIES.length)]}]
keywords: [${words(1)}, ${words(1)} ${words(1)}]
---

${several(4, sentence, ' ')}

{/* truncate */}

See also [the note before this one](./${slug(Math.max(0, index - 1))}.mdx).

| What | Before | After |
| --- | ---: | ---: |
${several(4, () => `| ${words(2)} | ${below(90)} | ${below(90)} |`, '\n')}

${several(5, section, '\n\n')}
`;
  return {name: `${slug(index)}.mdx`, text};
};

/** Writes that many posts into a folder, which it makes. */
export const writePosts = (folder: string, count: number): void => {
  mkdirSync(folder, {recursive: true});
  for (let index = 0; index < count; index += 1) {
    const {name, text} = generatePost(index);
    writeFileSync(path.join(folder, name), text);
  }
};
