import path from 'node:path';

import {formatProblem} from '../../problems.ts';
import {checkLetter, type LetterSurroundings} from '../checkLetter.ts';
import {letterSource, nextMonth} from '../newLetter.ts';
import {parseLetter, readLetters, surroundingsOf} from '../readLetters.ts';

const root = path.join(__dirname, '../../../..');

const surroundings: LetterSurroundings = {
  whyNotThere: (to) => (to === '/blog/roi' ? null : 'is no page'),
  image: (url) =>
    ({
      '/img/letters/sheet.png': {bytes: 10_000, width: 1200, height: 600},
      '/img/letters/big.png': {bytes: 210_000, width: 1200, height: 600},
      '/img/letters/sheet.webp': {bytes: 10_000, width: 1200, height: 600},
    })[url],
};

const HEAD: Readonly<Record<string, string>> = {
  subject: 'Find the hour that is missed',
  preheader: 'One report and a lunch break that may move.',
  date: '2027-01-05',
  about: '/blog/roi',
  button: 'Read the article',
};
const written = (head: Readonly<Record<string, string>>, body: string): string =>
  `---\n${Object.entries(head)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n\n${body}\n`;

const said = async (
  head: Readonly<Record<string, string>> = {},
  body = 'Hello.',
  file = 'letters/2027-01.md',
): Promise<readonly string[]> =>
  checkLetter(
    await parseLetter(file, written({...HEAD, ...head}, body)),
    surroundings,
  ).problems.map(formatProblem);

it('takes a letter that is right, with what its text holds', async () => {
  const source = await parseLetter(
    'letters/2027-01.md',
    written({...HEAD, sent: '2027-01-06'}, 'Hello,\nthere.\n\n![A sheet](/img/letters/sheet.png)'),
  );
  expect(checkLetter(source, surroundings)).toEqual({
    problems: [],
    letter: {
      id: '2027-01',
      ...HEAD,
      sent: '2027-01-06',
      blocks: [
        {kind: 'paragraph', children: [{kind: 'words', text: 'Hello, there.'}]},
        {kind: 'image', url: '/img/letters/sheet.png', alt: 'A sheet', width: 552, height: 276},
      ],
    },
  });
});

it.each<[string, Readonly<Record<string, string>>, string]>([
  ['no subject', {subject: ''}, 'letters/2027-01.md: subject is required'],
  [
    'a subject that phones cut',
    {subject: 'x'.repeat(61)},
    ':2: subject has 61 characters; at most 60',
  ],
  [
    'a preheader that says nothing',
    {preheader: 'Short.'},
    ':3: preheader has 6 characters; it needs at least 30',
  ],
  ['a day that is none', {date: '2027-02-30'}, ':4: date is "2027-02-30", which is no day'],
  ['a day of another month', {date: '2027-02-03'}, ':4: date is 2027-02-03, not in the month'],
  ['no day', {date: ''}, 'date is missing; add date: YYYY-MM-DD'],
  ['a page that is not there', {about: '/blog/gone'}, ':5: about is no page'],
  ['another site', {about: 'https://example.com'}, ':5: about must be a path of this site'],
  ['a button of two lines', {button: 'x'.repeat(29)}, ':6: button has 29 characters; at most 28'],
  ['a slip', {preheadr: 'x'}, ':7: preheadr is no field here; did you mean preheader?'],
  [
    'a day of sending that is none',
    {sent: 'yesterday'},
    ':7: sent is "yesterday", which is no day',
  ],
])('tells %s with its line', async (_, head, expected) => {
  expect((await said(head)).join('\n')).toContain(expected);
});

it.each<[string, string, string]>([
  ['no text', '', 'text is missing below the front matter'],
  ['a tag', '<b>Hello</b>', ':9: a tag has no place in a letter'],
  ['code', 'Run `npm`', ':9: code has no place in a letter'],
  ['a brace', 'Hello {name}.', ':9: a brace is code on the letter’s page'],
  ['a title', '# Hello', ':9: a heading is of another level'],
  ['a quotation', '> Hello', ':9: a quotation block has no place'],
  ['a list in a list', '- one\n  - two', ':10: a list item has more than one paragraph'],
  [
    'a picture in a line',
    'Hello ![A sheet](/img/letters/sheet.png)',
    ':9: image /img/letters/sheet.png stands in a line of text',
  ],
  [
    'a picture without words',
    '![](/img/letters/sheet.png)',
    ':9: image /img/letters/sheet.png has no alt text',
  ],
  [
    'a picture that is not there',
    'Hello.\n\n![A sheet](/img/letters/gone.png)',
    ':11: image /img/letters/gone.png does not exist',
  ],
  ['a heavy picture', '![A sheet](/img/letters/big.png)', 'has 210 kB; at most 200'],
  [
    'a picture that few programs show',
    '![A sheet](/img/letters/sheet.webp)',
    'export it as PNG or JPEG',
  ],
  ['another site’s picture', '![A sheet](https://example.com/a.png)', 'is not the site’s own'],
  ['a link to no page', 'Hello.\n\nSee [this](/gone).', ':11: link /gone is no page'],
  [
    'a link that leads nowhere from a mail',
    'See [this](roi.md).',
    ':9: link roi.md leads nowhere from a mail',
  ],
  [
    'a link in the clear',
    'See [this](http://example.com).',
    'link http://example.com leads nowhere',
  ],
  ['many links', '[a](/blog/roi) '.repeat(7), 'text has 7 links; at most 6'],
  ['a long letter', 'word '.repeat(601), 'text has 601 words; readers agreed to a short letter'],
])('tells %s', async (_, body, expected) => {
  expect((await said({}, body)).join('\n')).toContain(expected);
});

it.each([
  ['letters/december.md', 'must be called after its month'],
  ['letters/2027-13.md', 'must be called after its month'],
])('wants the month as the name: %s', async (file, expected) => {
  expect((await said({}, 'Hello.', file)).join('\n')).toContain(expected);
});

it('tells a file without front matter, and front matter that YAML cannot read, in one line', async () => {
  for (const text of ['Hello.', '---\nsubject: "a" b\n---\nHello.'])
    expect(
      checkLetter(await parseLetter('letters/2027-01.md', text), surroundings).problems,
    ).toHaveLength(1);
});

describe('the site', () => {
  const {whyNotThere, image} = surroundingsOf(root);
  it.each([
    ['/pricing', null],
    ['/solutions/dental', null],
    ['/blog/roi', null],
    ['/blog/nothing', 'is no page of this site'],
    ['/solutions/nothing', 'is no page of this site'],
    ['/newsletter/leave', 'is no page of this site'],
  ])('of %s a letter is told: %s', (to, why) => {
    const told = whyNotThere(to, '2027-01-01');
    if (why === null) expect(told).toBeNull();
    else expect(told).toContain(why);
  });

  it('has no article before its day', () => {
    expect(whyNotThere('/blog/roi', '2020-01-01')).toMatch(
      /^appears on \d{4}-.*, after the letter/,
    );
  });

  it('finds pictures in static/, and nothing above it', () => {
    expect(image('/img/icon-512.png')).toMatchObject({width: 512, height: 512});
    expect(image('/../package.json')).toBeUndefined();
    expect(image('/robots.txt')).toBeUndefined();
  });
});

it('finds nothing wrong with the letters that are written', async () => {
  const {letters, problems} = await readLetters(root);
  expect(problems.map(formatProblem)).toEqual([]);
  expect(letters.length).toBeGreaterThan(0);
});

describe('a new letter', () => {
  it.each([
    [[], '2026-11-25', '2026-11'],
    [['2026-12', '2026-10'], '2026-11-25', '2027-01'],
    [['2026-10'], '2026-11-25', '2026-11'],
  ])('after %j, on %s, is that of %s', (taken, now, expected) => {
    expect(nextMonth(taken, new Date(now))).toBe(expected);
  });

  it.each(['A plain subject', 'A colon: and a “quote”', 'Back\\slash #hash', '- like a list'])(
    'is valid as written, with the subject %s',
    async (subject) => {
      const text = letterSource({id: '2027-01', subject, about: '/blog/roi'});
      const checked = checkLetter(await parseLetter('letters/2027-01.md', text), surroundings);
      expect(checked.problems).toEqual([]);
      expect(checked.letter?.subject).toBe(subject);
    },
  );
});
