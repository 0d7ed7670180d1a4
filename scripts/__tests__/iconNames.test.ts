import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {iconNames} from '../../src/data/icons.ts';

const SRC = path.join(__dirname, '../../src');
const sources = readdirSync(SRC, {recursive: true, encoding: 'utf8'})
  .filter((name) => /\.tsx?$/.test(name) && !/__tests__|\.d\.ts$/.test(name))
  .map((name) => readFileSync(path.join(SRC, name), 'utf8'))
  .join('\n');

// Every page has them, so an unused one costs all visitors. Knip finds an icon's file that no component loads.
test.each(iconNames)('the icon %s is shown somewhere', (name) => {
  expect(sources).toMatch(new RegExp(`icon: '${name}'|<Icon name="${name}"`));
});
