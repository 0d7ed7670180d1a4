import {company} from '../../src/config/company.ts';

/** A package as webpack-license-plugin lists it. */
export interface ListedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string | null;
  /** Text of the license, where the package has it. */
  readonly licenseText?: string | null;
}

const RULE = '-'.repeat(72);

/** Writes the notices; packages under the same license text share it. */
export const formatNotices = (packages: readonly ListedPackage[]): string => {
  const byText = new Map<string, ListedPackage[]>();
  for (const item of packages) {
    const text =
      item.licenseText?.trim() ||
      `${item.license ?? 'unknown'} (the package brings no license text of its own)`;
    byText.set(text, [...(byText.get(text) ?? []), item]);
  }
  const sections = [...byText].map(
    ([text, items]) =>
      `${RULE}\n${items.map(({name, version, license}) => `${name} ${version} (${license})`).join('\n')}\n\n${text}\n`,
  );
  return `The website of ${company.name} contains the following software and fonts of others.\n\n${sections.join('\n')}`;
};
