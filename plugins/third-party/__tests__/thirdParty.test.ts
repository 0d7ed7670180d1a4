import {readFileSync} from 'node:fs';
import path from 'node:path';

import {COPIED} from '../index.ts';
import {isAllowed} from '../licenses.ts';
import {formatNotices} from '../notices.ts';

it.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MPL-2.0', false],
  ['(MIT OR ISC) AND GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.md', false],
  [null, false],
])('code under the license %s may be sent to visitors: %s', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});

it('the notices list the packages of icons, although no bundle contains them', () => {
  const icons = path.join(__dirname, '../../../src/ui/icon/iconPicture.generated.ts');
  const [, source] = /from (\S+), Regular\./.exec(readFileSync(icons, 'utf8')) ?? [];
  expect(COPIED).toContain(source);
});

it('the notices have each package’s license text, and identical texts once', () => {
  const one = {name: 'one', version: '1.0.0', license: 'MIT', licenseText: 'Words of MIT\n'};
  const notices = formatNotices([
    one,
    {...one, name: 'two'},
    {name: 'three', version: '3.0.0', license: 'ISC', licenseText: null},
  ]);
  expect(notices).toContain('\none 1.0.0 (MIT)\ntwo 1.0.0 (MIT)\n\nWords of MIT\n');
  expect(notices).toContain('\nthree 3.0.0 (ISC)\n\nISC (the package brings no license text');
});
