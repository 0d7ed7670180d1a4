// robots.txt and the manifest: e2e/metadata.spec.ts.
import type {Plugin} from '@docusaurus/types';

import {expiryProblem, securityTxt} from '../aboutSite.ts';
import siteFiles from '../index.ts';

type Built = Parameters<NonNullable<Plugin['postBuild']>>[0];

const SITE = 'https://site.example';

afterEach(() => jest.useRealTimers());

describe('security.txt', () => {
  it('has the URLs of the security page and of itself', () => {
    expect(securityTxt(SITE)).toMatch(/^Contact: https:\/\/site\.example\/security#report$/m);
    expect(securityTxt(SITE)).toMatch(/^Canonical: https:\/\/site\.example\/\.well-known\//m);
  });

  it.each([
    ['2027-08-15', true, 'is in 46 days, 2027-09-30T00:00:00Z: set a new date'],
    ['2027-10-01', false, 'was 2027-09-30T00:00:00Z: check the contacts'],
    ['2024-10-01', false, 'RFC 9116 asks for less than a year'],
  ])('on %s gives a problem, as a warning: %s', (today, isWarning, message) => {
    expect(expiryProblem('2027-09-30T00:00:00Z', new Date(today))).toMatchObject({
      isWarning,
      message: expect.stringContaining(message) as string,
    });
  });

  it('stops the build once it has expired', async () => {
    jest.useFakeTimers({now: new Date('2100-01-01')});
    const built = {outDir: '', siteConfig: {url: SITE}} as Built;
    await expect(Promise.resolve(siteFiles().postBuild?.(built))).rejects.toThrow(
      'check the contacts',
    );
  });

  it('requires an expiry time', () => {
    expect(expiryProblem('soon', new Date())?.message).toContain('must be a time');
  });
});
