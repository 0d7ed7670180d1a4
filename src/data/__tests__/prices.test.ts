import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

import {formatDollars} from '../../lib/format/numbers.ts';
import {plans, setupFee} from '../plans.ts';

it('no page, plugin, or sample states a price of its own', () => {
  const prices = [plans.small.price, plans.medium.price, setupFee.regular, setupFee.special]
    .map(formatDollars)
    .map((price) => price.replace('$', '\\$'));
  const written = new RegExp(`(?:${prices.join('|')})(?![\\d,]\\d)`);
  const files = execFileSync('git', ['ls-files', 'src', 'plugins', 'static', 'blog', 'backend'])
    .toString()
    .split('\n')
    .filter(
      (file) =>
        /\.(?:tsx?|mdx?|mjs|csv)$/.test(file) &&
        !/__tests__|__mocks__|src\/data\/(?:plans|addOns)\.ts/.test(file),
    );
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\*|\/\/|\/\*)/.test(line) && written.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
