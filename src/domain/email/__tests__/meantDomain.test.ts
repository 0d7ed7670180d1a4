import {meantDomain} from '../meantDomain.ts';

test.each([
  ['jane@gmial.com', 'gmail.com'],
  ['jane@gmai.com', 'gmail.com'],
  ['jane@gmail.con', 'gmail.com'],
  ['jane@gmail.co', 'gmail.com'],
  ['Jane@GMIAL.COM', 'gmail.com'],
  ['Jane <jane@yaho.com>', 'yahoo.com'],
  ['jane@hotmial.com', 'hotmail.com'],
  ['jane@outlok.com', 'outlook.com'],
  ['jane@iclould.com', 'icloud.com'],
  ['jane@comcat.net', 'comcast.net'],
  ['jane@practice.con', 'practice.com'],
  ['jane@front.practice.cmo', 'front.practice.com'],
  ['jane@practice.ogr', 'practice.org'],
])('asks about %s: %s', (typed, meant) => expect(meantDomain(typed)).toBe(meant));

test.each([
  'jane@gmail.com',
  'jane@mail.com',
  'jane@ymail.com',
  'jane@yahoo.co.uk',
  'jane@hotmail.ca',
  'jane@practice.com',
  'jane@practice.co',
  'jane@practice.clinic',
  'jane@me.com',
  'jane@aol.com',
  'jane@harbor.example',
  'jane@gmial',
  '',
])('asks nothing about %j', (typed) => expect(meantDomain(typed)).toBeNull());
