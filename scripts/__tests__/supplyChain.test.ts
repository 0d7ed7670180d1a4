import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import manifest from '../../package.json';
import {company} from '../../src/config/company.ts';
import {securityReport} from '../../src/data/security.ts';

const ROOT = path.join(__dirname, '..', '..');
const read = (...file: string[]): string => readFileSync(path.join(ROOT, ...file), 'utf8');

interface LockEntry {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
}
const {packages} = JSON.parse(read('package-lock.json')) as {
  readonly packages: Readonly<Record<string, LockEntry>>;
};
const entries = Object.entries(packages).filter(([place]) => place !== '');
const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 13);

it('the lock file has a checksum for every package, one https host, and exact versions', () => {
  expect(entries.length).toBeGreaterThan(1_000);
  expect(entries.filter(([, {integrity}]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  const hosts = new Set(entries.map(([, {resolved}]) => resolved && new URL(resolved).origin));
  expect([...hosts].map(String)).toEqual([expect.stringMatching(/^https:|^undefined$/)]);
  const {dependencies, devDependencies, optionalDependencies, overrides} = manifest;
  const versions = {...dependencies, ...devDependencies, ...optionalDependencies, ...overrides};
  const isExact = (version: string): boolean => /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version);
  expect(Object.entries(versions).filter(([, version]) => !isExact(version))).toEqual([]);
});

it('package.json decides about each package with an install script', () => {
  const scripts = entries.filter(([, {hasInstallScript}]) => hasInstallScript);
  const names = new Set(scripts.map(([place]) => nameOf(place)));
  expect([...names].sort()).toEqual(Object.keys(manifest.allowScripts).sort());
});

it.each(readdirSync(path.join(ROOT, '.github', 'workflows')))(
  '%s pins its actions, may only read, and uses no text of a pull request',
  (name) => {
    const text = read('.github', 'workflows', name);
    expect(text).toContain('uses:');
    expect(text.match(/uses: (?!actions\/[\w-]+@[0-9a-f]{40} # v[\d.]+\n).*/g)).toBeNull();
    expect(text.match(/permissions:.*\n.*/g)).toEqual(['permissions:\n  contents: read']);
    expect(text).not.toMatch(/pull_request_target|\$\{\{ *github\.event/);
    const [before = ''] = text.split('- name: Send what is due');
    expect(before).not.toContain('secrets.');
  },
);

it('SECURITY.md has the address and page of security.txt', () => {
  const {email, page, anchor} = securityReport;
  expect(read('SECURITY.md')).toContain(`<${email}>`);
  expect(read('SECURITY.md')).toContain(`(${company.siteUrl}${page}#${anchor})`);
});
