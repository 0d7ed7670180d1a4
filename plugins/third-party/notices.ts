import {type ShippedPackage} from './packages';

const RULE = '-'.repeat(72);

/** Packages under the same words share them. */
export const formatNotices = (packages: readonly ShippedPackage[], siteName: string): string => {
  const byText = new Map<string, ShippedPackage[]>();
  for (const item of packages) {
    const text =
      item.text ?? `${item.license ?? 'unknown'} (the package brings no license text of its own)`;
    byText.set(text, [...(byText.get(text) ?? []), item]);
  }
  const sections = [...byText].map(
    ([text, items]) =>
      `${RULE}\n${items.map(({name, version, license}) => `${name} ${version} (${license})`).join('\n')}\n\n${text}\n`,
  );
  return `The website of ${siteName} contains the following software and fonts of others.\n\n${sections.join('\n')}`;
};
