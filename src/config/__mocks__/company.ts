import type * as Company from '../company.ts';

const actual = jest.requireActual<typeof Company>('../company.ts');

/** Fixed company name for tests, so that a rename breaks none of them. */
module.exports = {
  ...actual,
  company: {
    ...actual.company,
    name: 'Ringwell',
    siteUrl: 'https://www.ringwell.example',
    phone: {display: '(416) 555-0142', href: 'tel:+14165550142'},
    email: {display: 'hello@ringwell.example', href: 'mailto:hello@ringwell.example'},
  },
};
