import * as z from 'zod';

import type {Problem} from '../problems.ts';
import {shapeProblems} from '../shapeProblems.ts';
import {typedField} from '../text/frontMatter.ts';
import {anchorsOf, type LetterBlock, textsOf} from './blocks.ts';
import {type ImageSize, lettersMarkdown} from './markdown.ts';

/** An issue of the newsletter, as it is written. */
export interface Letter {
  /** Its month, which is its file's name and its address: '2026-12'. */
  readonly id: string;
  /** What a mailbox shows, and the page's title. */
  readonly subject: string;
  /** What a mailbox shows beside the subject; also the page's description. */
  readonly preheader: string;
  /** The day that it is for. ISO day. */
  readonly date: string;
  /** The article or page that it is about, from the site's root: where its button leads. */
  readonly about: string;
  /** What stands on the button. */
  readonly button: string;
  /** The day on which it was sent; null while it was not. ISO day. */
  readonly sent: string | null;
  readonly blocks: readonly LetterBlock[];
}

/** A letter's file, read but not judged. */
export interface LetterSource {
  /** Path from the project's root, as an editor opens it. */
  readonly file: string;
  /** Between the `---` lines; null when there are none. */
  readonly head: string | null;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly yamlError: string | null;
  /** Everything below the front matter, and the file's line on which it begins. */
  readonly body: string;
  readonly bodyLine: number;
}

/** What letters are judged by besides themselves. */
export interface LetterSurroundings {
  /** Why a path of the site can't be linked to from a letter of that day; null: it can. */
  readonly whyNotThere: (path: string, day: string) => string | null;
  /** A picture of static/, by its path from the site's root. */
  readonly image: (
    url: string,
  ) => {readonly bytes: number; readonly width: number; readonly height: number} | undefined;
}

/** Characters. Phones show about 40 of a subject and as many of what stands beside it. */
export const MAX_SUBJECT = 60;
const MIN_PREHEADER = 30;
const MAX_PREHEADER = 110;
/** On a phone, in one line. */
const MAX_BUTTON = 28;
/** Words; "one short letter" is what readers agreed to. */
const MAX_WORDS = 600;
/** Links beside the button; mails with more are taken for advertisements, and nobody presses them. */
const MAX_LINKS = 6;
const MAX_IMAGE_BYTES = 200_000;

const FILE = /^letters\/(\d{4}-(?:0[1-9]|1[0-2]))\.md$/;

/** '2026-12' of its file; null where the name is no month. */
const letterId = (file: string): string | null => FILE.exec(file)?.[1] ?? null;

const isRealDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(day)
  );
};

const schema = z.strictObject({
  subject: z.string().trim().min(8).max(MAX_SUBJECT),
  preheader: z.string().trim().min(MIN_PREHEADER).max(MAX_PREHEADER),
  // YAML makes days of them; what was typed is looked at below.
  date: z.unknown(),
  about: z.string().regex(/^\/[a-z0-9/-]*$/, 'must be a path of this site, such as /blog/roi'),
  button: z.string().trim().min(3).max(MAX_BUTTON),
  sent: z.unknown().optional(),
});

const fieldLine = ({head, bodyLine}: LetterSource, field: string): number | null => {
  const lines = (head ?? '').split('\n');
  const line = lines.findIndex((each) => each.startsWith(`${field}:`));
  return line < 0 ? null : bodyLine - lines.length - 1 + line;
};

const isOfThisSite = (url: string): boolean => url.startsWith('/') && !url.startsWith('//');

/**
 * Judges a letter's file.
 *
 * @returns the letter where nothing is wrong with it
 */
export const checkLetter = (
  source: LetterSource,
  {whyNotThere, image}: LetterSurroundings,
): {readonly letter?: Letter; readonly problems: readonly Problem[]} => {
  const {file, head, frontMatter} = source;
  const problems: Problem[] = [];
  const say = (field: string, message: string, line: number | null): void => {
    problems.push({file: line === null ? file : `${file}:${line}`, field, message});
  };
  const id = letterId(file);
  if (id === null) say('file', 'must be called after its month: letters/2026-12.md', null);
  if (head === null) {
    say('front matter', 'is missing; npm run new:letter writes a file with one', null);
    return {problems};
  }
  if (source.yamlError !== null) {
    say('front matter', `is not valid YAML (${source.yamlError}); put quotes around a text`, null);
    return {problems};
  }
  for (const {field, message} of shapeProblems(schema, frontMatter, file))
    say(field, message, fieldLine(source, field));

  const day = (field: 'date' | 'sent'): string => {
    const typed = typedField(head, field);
    if (typed !== '' && !isRealDay(typed))
      say(
        field,
        `is "${typed}", which is no day; write it as YYYY-MM-DD`,
        fieldLine(source, field),
      );
    return typed;
  };
  const date = day('date');
  const sent = day('sent');
  if (date === '') say('date', 'is missing; add date: YYYY-MM-DD', null);
  else if (id !== null && !date.startsWith(id))
    say(
      'date',
      `is ${date}, not in the month of the file’s name; rename one of them`,
      fieldLine(source, 'date'),
    );

  const about = String(frontMatter.about ?? '');
  const whyNot = isOfThisSite(about) ? whyNotThere(about, date) : null;
  if (whyNot !== null) say('about', whyNot, fieldLine(source, 'about'));

  const sizeOf: ImageSize = (url) => image(url);
  const {blocks, problems: ofText} = lettersMarkdown(source.body, sizeOf);
  for (const {line, field, message} of ofText) say(field, message, source.bodyLine + line - 1);
  if (blocks.length === 0) say('text', 'is missing below the front matter', null);

  const lineWith = (text: string): number => {
    const at = source.body.split('\n').findIndex((line) => line.includes(text));
    return source.bodyLine + Math.max(at, 0);
  };
  const links = blocks.flatMap((block) => textsOf(block).flatMap(anchorsOf));
  for (const url of links) {
    const path = url.split(/[?#]/)[0] ?? '';
    if (isOfThisSite(url)) {
      const why = whyNotThere(path, date);
      if (why !== null) say(`link ${path}`, why, lineWith(url));
    } else if (!/^(?:https:\/\/|mailto:|tel:)\S+$/.test(url)) {
      say(
        `link ${url.slice(0, 60)}`,
        'leads nowhere from a mail; write https://… or a path of this site that begins with /',
        lineWith(url),
      );
    }
  }
  if (links.length > MAX_LINKS)
    say('text', `has ${links.length} links; at most ${MAX_LINKS} beside the button`, null);

  for (const [, , url = ''] of source.body.matchAll(/!\[([^\]]*)\]\(\s*<?([^)\s>]*)/g)) {
    const found = image(url);
    if (!isOfThisSite(url))
      say(
        `image ${url.slice(0, 60)}`,
        'is not the site’s own; save it below static/img/letters/ and write /img/letters/its-name.png',
        lineWith(url),
      );
    else if (!found)
      say(
        `image ${url}`,
        `does not exist, or is no picture; put it into static${url}`,
        lineWith(url),
      );
    else if (!/\.(?:png|jpe?g|gif)$/.test(url))
      say(`image ${url}`, 'is shown by few mail programs; export it as PNG or JPEG', lineWith(url));
    else if (found.bytes > MAX_IMAGE_BYTES)
      say(
        `image ${url}`,
        `has ${Math.ceil(found.bytes / 1000)} kB; at most ${MAX_IMAGE_BYTES / 1000}`,
        lineWith(url),
      );
  }

  const words = source.body.match(/[\p{L}\p{N}’]+/gu)?.length ?? 0;
  if (words > MAX_WORDS)
    say('text', `has ${words} words; readers agreed to a short letter, at most ${MAX_WORDS}`, null);

  if (problems.length > 0 || id === null) return {problems};
  const {subject, preheader, button} = schema.parse(frontMatter);
  return {
    letter: {id, subject, preheader, date, about, button, sent: sent === '' ? null : sent, blocks},
    problems,
  };
};
