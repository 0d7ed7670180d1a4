import {company} from '../../../src/config/company.ts';
import {redirects} from '../../../src/data/redirects.ts';
import {linkProblem} from '../links.ts';

const [moved] = redirects;

test.each([
  ['', 'has no address'],
  ['/100%', 'has an invalid % sequence; write %25'],
  ['https://', 'isn’t an address'],
  ['https://https://example.com', 'isn’t an address'],
  ['htttps://example.com', 'isn’t an address; write one that begins with /, https://'],
  ['javascript:alert(1)', 'isn’t an address'],
  ['tel://555-0100', 'isn’t an address'],
  ['mailto:me at example.com', 'isn’t an address'],
  ['me@example.com', 'isn’t an address; write mailto:me@example.com'],
  ['www.hhs.gov/hipaa', 'isn’t an address; write https://www.hhs.gov/hipaa'],
  ['http://localhost:3000/pricing?a=b#c', 'leads to your own machine; write /pricing?a=b#c'],
  ['localhost:3000/pricing', 'leads to your own machine; write /pricing'],
  ['http://172.20.1.2/roi', 'leads to your own machine; write /roi'],
  ['http://files/roi', 'leads to your own machine; write /roi'],
  [`${company.siteUrl}/pricing`, 'leads to this site; write /pricing'],
  ['https://x--y.netlify.app/roi', 'leads to a preview; write /roi'],
  [
    'https://www.google.com/url?sa=t&url=https%3A%2F%2Fhhs.gov%2Fa',
    'google.com; write https://hhs.gov/a',
  ],
  ['https://urldefense.com/v3/__https://hhs.gov/a__;!!b', 'write https://hhs.gov/a'],
  ['https://secure-web.cisco.com/1x/https%3A%2F%2Fhhs.gov%2Fa', 'write https://hhs.gov/a'],
  ['https://bit.ly/3x', 'hides where it leads'],
  [
    'https://hhs.gov/a?utm_source=chatgpt.com&b=c',
    'has utm_source, which counts readers for others; write https://hhs.gov/a?b=c',
  ],
  [moved?.from ?? '', `has moved; write ${moved?.to}`],
])('refuses a link to %j', (address, says) => {
  expect(linkProblem(address)).toContain(says);
});

test.each([
  ...[
    '/',
    '/pricing#plans',
    '#why',
    './roi.mdx',
    'roi.mdx#why',
    '../blog/roi.mdx',
    '//example.com/a',
  ],
  ...['mailto:me@example.com?subject=a', 'tel:+1-555-0100', 'https://example.com/a?b=c#d'],
  'https://web.archive.org/web/2024/https://hhs.gov/a',
])('accepts a link to %s', (address) => {
  expect(linkProblem(address)).toBeNull();
});
