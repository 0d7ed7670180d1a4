import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {type LicenseFields, licenseOf, STATED_OTHERWISE} from './licenses';

export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string | null;
  /** The license's own words, where the package brings them. */
  readonly text: string | null;
}

/**
 * Folder of the package that a module belongs to, or null for our own code.
 *
 * @param resource absolute path of a module, as the bundler names it.
 */
export const packageFolder = (resource: string): string | null => {
  // The last one: packages have packages of their own. Greedy on purpose.
  const match = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/@.][^\\/]*)[\\/]/.exec(resource);
  return match?.[1] ?? null;
};

const LICENSE_FILE = /^(?:licen[cs]e|copying)(?:[.-].*)?$/i;

/** @throws {Error} when the folder is no package. */
const readPackage = (folder: string): ShippedPackage => {
  const fields = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as LicenseFields & {name: string; version: string};
  const file = readdirSync(folder).find((name) => LICENSE_FILE.test(name));
  return {
    name: fields.name,
    version: fields.version,
    license: licenseOf(fields) ?? STATED_OTHERWISE[fields.name] ?? null,
    text: file ? readFileSync(path.join(folder, file), 'utf8').trim() : null,
  };
};

/** The packages of these modules, each version once, by name. */
export const packagesOf = (resources: Iterable<string>): readonly ShippedPackage[] => {
  const folders = new Set(
    [...resources].map(packageFolder).filter((folder): folder is string => folder !== null),
  );
  const packages = new Map<string, ShippedPackage>();
  for (const folder of folders) {
    if (!existsSync(path.join(folder, 'package.json'))) continue;
    const found = readPackage(folder);
    packages.set(`${found.name}@${found.version}`, found);
  }
  return [...packages.values()].sort((a, b) =>
    `${a.name}@${a.version}`.localeCompare(`${b.name}@${b.version}`, 'en'),
  );
};
