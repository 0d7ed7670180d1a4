/**
 * Licenses under which code may be handed to visitors: they ask for a notice, which we give
 * (/third-party-licenses.txt), and for nothing else. By SPDX identifier.
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

/** What may besides be used to build: nobody is handed a copy of it. */
export const BUILD_LICENSES: ReadonlySet<string> = new Set([
  ...SHIPPED_LICENSES,
  'BlueOak-1.0.0',
  'CC-BY-4.0', // caniuse-lite: data about browsers
  'MPL-2.0', // lightningcss: used as it is
  'Python-2.0', // argparse
  'WTFPL',
]);

/** Packages that state their license in their files only; a test reads those. */
export const STATED_OTHERWISE: Readonly<Record<string, string>> = {
  eval: 'MIT',
  format: 'MIT',
  'png-js': 'MIT',
  'require-like': 'MIT',
};

/** package.json as far as it says under which terms. */
export interface LicenseFields {
  readonly license?: string | {readonly type?: string};
  /** As packages said it before npm 3. */
  readonly licenses?: readonly {readonly type?: string}[];
}

/** What a package says of its license, as one expression; null when it says nothing. */
export const licenseOf = ({license, licenses}: LicenseFields): string | null => {
  if (typeof license === 'string') return license;
  if (license?.type) return license.type;
  const types = (licenses ?? []).flatMap(({type}) => type ?? []);
  return types.length > 0 ? types.join(' OR ') : null;
};

/**
 * True when an SPDX expression lets us choose terms that are all allowed. Knows OR, AND and
 * brackets around the whole; anything else is not allowed, so that somebody looks at it.
 */
export const isAllowed = (expression: string | null, allowed: ReadonlySet<string>): boolean => {
  if (expression === null) return false;
  const inner = /^\(([^()]*)\)$/.exec(expression.trim())?.[1] ?? expression.trim();
  return inner
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((term) => allowed.has(term.trim())));
};
