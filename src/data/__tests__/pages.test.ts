import {globSync} from 'node:fs';
import path from 'node:path';

import {mailLinkPaths} from '../../lib/address/mailLinkPaths.ts';
import {pages} from '../pages.ts';

/** Paths of the files in src/pages, as Docusaurus routes them. */
const built = globSync('**/*.{tsx,mdx}', {cwd: path.join(__dirname, '../../pages')})
  .filter((file) => !/(?:^|\/)_/.test(file))
  .map((file) => `/${file.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '')}`);

it('pages.ts lists every page of src/pages except mail link pages, and otherwise only the blog', () => {
  const measured = built.filter((to) => !mailLinkPaths.some((path) => path === to));
  const listed = Object.keys(pages).filter((to) => !/^\/blog(?:\/|$)/.test(to));
  expect(listed.sort()).toEqual(measured.sort());
});
