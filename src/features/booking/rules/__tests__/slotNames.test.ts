import {shortName, slotLines} from '../slotNames.ts';

it.each([
  ['Dana Whitfield', 'D. Whitfield'],
  ['  dana maria whitfield ', 'D. whitfield'],
  ['Dana', 'Dana'],
  ['', ''],
])('abbreviates %j as %j', (name, short) => expect(shortName(name)).toBe(short));

it('offers shorter versions of a practice without cutting a word', () => {
  expect(slotLines('Dana Whitfield', 'Lakeside Family Medicine')).toEqual([
    ['D. Whitfield', 'Lakeside Family Medicine'],
    ['D. Whitfield', 'Lakeside'],
    ['D. Whitfield'],
    ['Whitfield'],
  ]);
  expect(slotLines(' ', 'Lakeside')).toEqual([]);
});
