import {company} from '../../src/config/company.ts';

/** Package in the list of webpack-license-plugin. */
export interface ListedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string | null;
  /** Text of the license, if the package has it. */
  readonly licenseText?: string | null;
}

const RULE = '-'.repeat(72);

/** Formats the notices. Packages with the same license text are listed together. */
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
