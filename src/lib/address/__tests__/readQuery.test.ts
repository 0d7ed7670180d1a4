import fc from 'fast-check';

import {hasLostNumber, readQuery} from '../readQuery.ts';

const SENT = {calls: '80', missed: '20', fee: '1.5'};

test.each([
  ['?calls=80&missed=20&fee=1.5', 'as it was sent'],
  ['?CALLS=80&Missed=20&fee=1.5', 'capital letters'],
  ['?calls=80&amp;missed=20&amp;amp;fee=1.5', 'HTML source'],
  ['?calls=3D80&missed=3D20&fee=3D1.5', 'quoted-printable text'],
  ['?calls=3D80&amp;missed=3D20&amp;fee=3D1.5).', 'both'],
  ['?calls=80%26missed=20%26amp%3Bfee=1.5', 'an escaped separator'],
  ['?calls=80%2526missed=20%2526fee=1.5', 'a separator that was escaped twice'],
  ['?calls%3D80%26missed%3D20%26fee%3D1.5', 'an escaped query'],
  ['?calls=80;missed=20;fee=1.5', 'another separator'],
  ['?calls=80&missed=20?fee=1.5', 'a second query behind the first'],
  ['?calls=80&%0D%0Amissed=20&%20fee=1.5', 'lines that were wrapped'],
  ['?calls=80&missed=20&fee=1.5.', 'the end of a sentence'],
  ['?calls=80&missed=20&fee=1.5),', 'brackets'],
  ['?calls=80&missed=20&fee=1.5%3E', 'angle brackets'],
  ['?calls=80&missed=20&fee=1.5%E2%80%8B', 'a zero-width space'],
  ['?calls=80.&missed=20)&fee=1.5', 'signs behind each number'],
])('reads the query %j (%s)', (search) => {
  expect(Object.fromEntries(readQuery(search))).toEqual(SENT);
  expect(hasLostNumber(search, Object.keys(SENT))).toBe(false);
});

test.each(['?calls=8%E0%A4%A0', '?calls=', '?calls=1e9', '?calls=80=missed'])(
  'says that a number of %j was lost',
  (search) => {
    expect(hasLostNumber(search, ['calls'])).toBe(true);
    expect(hasLostNumber(search, ['missed'])).toBe(false);
  },
);

test('leaves what a visitor searched for as it was typed', () => {
  for (const q of ['3D printer', 'R&D=x', 'a&amp;b', '"fax (new)', 'no-show?', '50% off', '=3D']) {
    expect(readQuery(`?${new URLSearchParams({q, category: 'x'}).toString()}`).get('q')).toBe(q);
  }
  fc.assert(
    fc.property(fc.string(), (q) => {
      const search = new URLSearchParams({q, category: 'x'}).toString();
      fc.pre(!/^(?:3D)?-?\d/.test(q));
      expect(readQuery(`?${search}`).get('q')).toBe(q);
    }),
  );
});
