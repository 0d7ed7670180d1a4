import {suggestDomain} from '../suggestDomain.ts';

test.each([
  ['jane@gmial.com', 'gmail.com'],
  ['jane@gmail.co', 'gmail.com'],
  ['Jane <jane@yaho.com>', 'yahoo.com'],
  ['jane@comcat.net', 'comcast.net'],
  ['jane@practice.con', 'practice.com'],
  ['jane@front.practice.cmo', 'front.practice.com'],
  ['jane@practice.ogr', 'practice.org'],
  ['jane@www.practice.com', 'practice.com'],
  ['jane@practice.com.com', 'practice.com'],
  ['jane@practice.com1', 'practice.com'],
])('suggests another domain for %s: %s', (typed, meant) =>
  expect(suggestDomain(typed)).toBe(meant),
);

test.each([
  'jane@gmail.com',
  'jane@mail.com',
  'jane@yahoo.co.uk',
  'jane@practice.com',
  'jane@me.com',
  'jane@harbor.example',
  'jane@practice.xn--p1ai2',
  'jane@gmial',
])('suggests no other domain for %j', (typed) => expect(suggestDomain(typed)).toBeNull());
