import {openFactProblems, placeholderProblems} from '../launchProblems.ts';

const REAL = {
  siteUrl: 'https://www.ringwell.com',
  phone: {display: '(416) 967-1111', href: 'tel:+14169671111'},
  email: {display: 'hello@ringwell.com'},
};

it.each([
  [[], {}],
  [['siteUrl'], {siteUrl: 'https://www.ringwell.example'}],
  [['siteUrl'], {siteUrl: 'https://example.com'}],
  [[], {siteUrl: 'https://www.example-clinic.com'}],
  [['phone'], {phone: {display: '(416) 555-0142', href: 'tel:+14165550142'}}],
  [[], {phone: {display: '(416) 555-1212', href: 'tel:+14165551212'}}],
  [['email'], {email: {display: 'hello@ringwell.example'}}],
])('finds the fictional contact details %j', (fields, change) => {
  expect(placeholderProblems({...REAL, ...change}).map(({field}) => field)).toEqual(fields);
});

it('reports all unconfirmed facts as one problem', () => {
  const done = {confirmed: true};
  expect(openFactProblems({done})).toEqual([]);
  const [problem, ...more] = openFactProblems({
    done,
    one: {confirmed: false},
    two: {confirmed: false},
  });
  expect(problem?.message).toContain('false for 2 of');
  expect(more).toEqual([]);
});
