import satisfies from 'spdx-satisfies';

/**
 * Licenses under which code may be distributed to visitors, by SPDX identifier: they require only a
 * notice, which we give (/third-party-licenses.txt).
 */
export const SHIPPED_LICENSES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/** Licenses also allowed for build tools, whose code isn't distributed. */
export const BUILD_LICENSES: ReadonlySet<string> = new Set([
  ...SHIPPED_LICENSES,
  'BlueOak-1.0.0',
  'CC-BY-3.0', // spdx-exceptions: a list of names
  'CC-BY-4.0', // caniuse-lite: data about browsers
  'CC-BY-SA-4.0', // cspell's list of misspellings: checks articles, used as it is
  'MPL-2.0', // lightningcss: used as it is
  'Python-2.0', // argparse
  'WTFPL',
]);

/** Packages that state their license in their files only. */
export const STATED_OTHERWISE: Readonly<Record<string, string>> = {
  eval: 'MIT',
  format: 'MIT',
  'png-js': 'MIT',
  'require-like': 'MIT',
};

/** Checks whether an SPDX expression has a choice of terms that are all allowed. */
export const isAllowed = (expression: string | null, allowed: ReadonlySet<string>): boolean => {
  try {
    return satisfies(expression ?? '', [...allowed]);
  } catch {
    // Not a valid expression: a person has to decide.
    return false;
  }
};
