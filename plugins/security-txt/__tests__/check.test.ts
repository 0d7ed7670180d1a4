import {readFileSync} from 'node:fs';
import path from 'node:path';

import {brand} from '../../../src/config/brand';
import {securityReport} from '../../../src/data/security';
import {checkSecurityTxt} from '../check';

const file = readFileSync(
  path.resolve(__dirname, '../../../static/.well-known/security.txt'),
  'utf8',
);
const check = (text: string, now = '2026-11-21T00:00:00Z') =>
  checkSecurityTxt(text, {
    siteUrl: brand.siteUrl,
    email: securityReport.email,
    now: new Date(now),
  });

describe('checkSecurityTxt', () => {
  it('finds nothing wrong with our file', () => {
    expect(check(file)).toEqual({errors: [], warnings: []});
  });

  it('warns before it expires, and stops the build after', () => {
    expect(check(file, '2027-08-15T00:00:00Z').warnings).toEqual([
      'it expires in 46 days, on 2027-09-30T00:00:00Z',
    ]);
    expect(check(file, '2027-10-01T00:00:00Z').errors[0]).toContain('it expired on');
  });

  it('refuses a date too far away, none, or two', () => {
    expect(check(file.replace('2027-09', '2030-09')).errors[0]).toContain('less than a year');
    expect(check(file.replace(/^Expires.*$/m, '')).errors[0]).toContain('one Expires');
    expect(check(`${file}Expires: 2027-01-01T00:00:00Z\n`).errors[0]).toContain('one Expires');
    expect(check(file.replace(/^Expires.*$/m, 'Expires: soon')).errors[0]).toContain('one Expires');
  });

  it('refuses another contact or another site', () => {
    expect(check(file.replace('hello@', 'nobody@')).errors[0]).toContain('Contact must be');
    expect(check(file.replaceAll(brand.siteUrl, 'https://other.example')).errors).toHaveLength(3);
  });
});
