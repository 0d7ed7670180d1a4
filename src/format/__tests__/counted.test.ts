import {counted} from '../counted.ts';

test.each([
  [0, '0 calls'],
  [1, '1 call'],
  [1.4, '1 call'],
  [1_414, '1,414 calls'],
])('%d is %s', (count, text) => {
  expect(counted(count, 'call')).toBe(text);
});

test('uses the given plural of irregular nouns', () => {
  expect([counted(1, 'reply', 'replies'), counted(2, 'reply', 'replies')]).toEqual([
    '1 reply',
    '2 replies',
  ]);
});
