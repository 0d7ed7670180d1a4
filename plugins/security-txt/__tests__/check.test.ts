import {readFileSync} from 'node:fs';
import path from 'node:path';

import {brand} from '../../../src/config/brand';
import {securityReport} from '../../../src/data/security';
import {formatProblem} from '../../../src/domain/problems';
import {checkSecurityTxt} from '../check';

const file = readFileSync(
  path.resolve(__dirname, '../../../static/.well-known/security.txt'),
  'utf8',
);
const check = (text: string, now = '2026-11-21T00:00:00Z') => {
  const {problems, warnings} = checkSecurityTxt(text, {
    file: 'security.txt',
    siteUrl: brand.siteUrl,
    email: securityReport.email,
    now: new Date(now),
  });
  return {problems: problems.map(formatProblem), warnings: warnings.map(formatProblem)};
};

describe('checkSecurityTxt', () => {
  it('finds nothing wrong with our file', () => {
    expect(check(file)).toEqual({problems: [], warnings: []});
  });

  it('warns before it expires, and stops the build after', () => {
    expect(check(file, '2027-08-15T00:00:00Z').warnings).toEqual([
      'security.txt: Expires is in 46 days, 2027-09-30T00:00:00Z: set a new date',
    ]);
    expect(check(file, '2027-10-01T00:00:00Z').problems).toEqual([
      'security.txt: Expires was 2027-09-30T00:00:00Z: check the contacts and set a new date',
    ]);
  });

  it.each([
    ['too far away', file.replace('2027-09', '2030-09'), 'less than a year'],
    ['none', file.replace(/^Expires.*$/m, ''), 'Expires must be there once'],
    ['two', `${file}Expires: 2027-01-01T00:00:00Z\n`, 'Expires must be there once'],
    ['no date', file.replace(/^Expires.*$/m, 'Expires: soon'), 'Expires must be there once'],
  ])('names a day that is %s', (_, text, message) => {
    expect(check(text).problems).toEqual([expect.stringContaining(message)]);
  });

  it('names another contact or another site', () => {
    expect(check(file.replace('hello@', 'nobody@')).problems[0]).toContain(
      'security.txt: Contact is mailto:nobody@',
    );
    expect(check(file.replaceAll(brand.siteUrl, 'https://other.example')).problems).toHaveLength(3);
  });
});
