import fc from 'fast-check';

import {emailNote, normalizeEmail, readEmail, type EmailProblem} from '../readEmail.ts';

const ANA = 'Ana.Ruiz+front@harbor.example';

/** One address as it arrives from letters, address books, web pages and phones. */
const asPasted: readonly string[] = [
  ANA,
  `  ${ANA}\n`,
  `\u00a0${ANA}\u202f`,
  `\u200b${ANA}\ufeff`,
  'Ana.Ruiz\u00ad+front@harbor\u200b.example',
  `mailto:${ANA}`,
  'mailto:Ana.Ruiz%2Bfront@harbor.example',
  `Ana Ruiz <${ANA}>`,
  `"Ruiz, Ana" <${ANA}>`,
  `< ${ANA} >;`,
  `${ANA}<mailto:${ANA}>`,
  `"${ANA}"`,
  `(${ANA}`,
  `(${ANA})`,
  `${ANA}.`,
  `${ANA} |`,
  `[${ANA}](mailto:${ANA})`,
  `**${ANA}**`,
  `Email: ${ANA}`,
  `To: Ana Ruiz <${ANA}>`,
  ANA.replace('@', '＠'),
  ANA.replace('r.e', 'r。e'),
];

test.each(asPasted)('reads the pasted text %j as one email address', (typed) => {
  expect(readEmail(typed)).toEqual({address: ANA, problem: null});
  expect(emailNote(typed)).toBe('');
  expect(normalizeEmail(typed)).toBe(ANA.toLowerCase());
});

test.each([
  ['ann‑lee@harbor‐view.example', 'ann-lee@harbor-view.example'],
  ['ann–lee@harbor−view.example', 'ann-lee@harbor-view.example'],
  ['o’neil@harbor.example', "o'neil@harbor.example"],
  ['‘o’neil@harbor.example’', "o'neil@harbor.example"],
  ['\u0000ann@harbor.example\u0000', 'ann@harbor.example'],
])('reads %j, as word processors and PDFs write it, as %s', (typed, address) => {
  expect(readEmail(typed)).toEqual({address, problem: null});
});

test.each([
  ['ana@münchen.example', 'ana@xn--mnchen-3ya.example'],
  ['ana@u\u0308ber.example', 'ana@xn--ber-goa.example'],
])('reads %s as %s in every engine', (typed, address) => {
  expect(readEmail(typed)).toEqual({address, problem: null});
});

test.each<readonly [string, EmailProblem]>([
  ['\u200b \u00a0', 'empty'],
  ['ana at harbor dot com', 'no-at'],
  ['ana@harbor.com;ben@harbor.com', 'several'],
  ['Ana <ana@harbor.com>, Ben <ben@harbor.com>', 'several'],
  ['ana ruiz@harbor.com', 'space'],
  ['ana @ harbor.com', 'space'],
  ['ana@harbor', 'unfinished'],
  ['ana@harbor.c', 'unfinished'],
  ['ana@127.0.0.1', 'unfinished'],
  ['@harbor.com', 'malformed'],
  ['ana@harbor..com', 'dots'],
  ['.ana@harbor.com', 'dots'],
  ['jane.@practice.com', 'dots'],
  ['jane..doe@practice.com', 'dots'],
  ['ana@harbor.com*', 'malformed'],
  ['a@-b.com', 'malformed'],
  ['\u212aelvin@harbor.com', 'malformed'],
  [`ana@${'harbor.'.repeat(40)}com`, 'too-long'],
])('reports the problem of the email address %j: %s', (typed, problem) => {
  expect(readEmail(typed).problem).toBe(problem);
  expect(emailNote(typed)).not.toBe('');
});

test('a valid email address stays unchanged, whatever text surrounds it', () => {
  const around = fc.constantFrom('', ' ', '\u00a0', '\u200b', '\ufeff', '\t', '\u3000');
  const behind = fc.constantFrom('', '.', ',', ';', ' ', '\u200d');
  fc.assert(
    fc.property(fc.emailAddress(), around, behind, (address, before, after) => {
      fc.pre(readEmail(address).problem === null);
      expect(readEmail(`${before}${address}${after}`).address).toBe(address);
      expect(readEmail(`A Name <${address}>`).address).toBe(address);
    }),
  );
});

test('reading an email address twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({unit: 'binary'}), fc.emailAddress(), (text, address) => {
      for (const typed of [text, `${text}${address}`]) {
        const {address: once} = readEmail(typed);
        expect(readEmail(once).address).toBe(once);
      }
    }),
  );
});

test.each([
  ['\tDesk@Practice.Example\n', 'desk@practice.example'],
  // The Kelvin sign and the dotted capital I are refused by the table, not turned into k and i.
  ['\u212ate@Harbor.example', '\u212ate@harbor.example'],
])('the newsletter stores %j as %j', (typed, stored) => {
  expect(normalizeEmail(typed)).toBe(stored);
});
