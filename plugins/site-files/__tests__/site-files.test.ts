// robots.txt and the manifest: e2e/metadata.spec.ts.
import {securityTxt} from '../aboutSite.ts';

it('security.txt has the pages’ URLs, and an expiry within a year of the build', () => {
  const text = securityTxt('https://site.example', new Date('2026-11-28T22:00:00Z'));
  expect(text).toMatch(/^Contact: https:\/\/site\.example\/security#report$/m);
  expect(text).toMatch(/^Canonical: https:\/\/site\.example\/\.well-known\//m);
  expect(text).toMatch(/^Expires: 2027-11-23T00:00:00Z$/m);
});
