import satisfies from 'spdx-satisfies';

/**
 * Licenses under which code may be distributed to visitors, by SPDX identifier: they require only a
 * notice, which we give (/third-party-licenses.txt).
 */
const SHIPPED_LICENSES = [
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
];

/** Checks whether an SPDX expression has a choice of terms that are all allowed. */
export const isAllowed = (expression: string | null): boolean => {
  try {
    return satisfies(expression ?? '', SHIPPED_LICENSES);
  } catch {
    // Not a valid expression: a person has to decide.
    return false;
  }
};
