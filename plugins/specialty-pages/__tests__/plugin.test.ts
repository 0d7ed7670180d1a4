import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';

import {callScripts, homeCall, specialties} from '../../../src/features/specialties/data/all.ts';
import {specialtyIds} from '../../../src/data/specialtyIds.ts';
import {specialtyMenu} from '../../../src/features/specialties/rules/menu.ts';
import {specialtyPageData} from '../../../src/features/specialties/rules/pageData.ts';
import specialtyPages from '../index.ts';

const siteDir = path.resolve(__dirname, '../../..');

/** Folder of a second site. */
const folder = mkdtempSync(path.join(tmpdir(), 'specialties-'));
afterAll(() => rmSync(folder, {recursive: true}));

it('the plugin reads the specialties from the files that it watches', async () => {
  const {getPathsToWatch, loadContent} = specialtyPages({siteDir} as LoadContext);
  expect(await loadContent?.()).toEqual({specialties, callScripts, homeCall});
  expect(getPathsToWatch?.()).toEqual([
    `${siteDir}/src/features/specialties/data/**/*.ts`,
    `${siteDir}/src/features/call/data/*.ts`,
  ]);
});

it('the plugin stops the build at a specialty with problems', async () => {
  mkdirSync(path.join(folder, 'src/features/specialties/data'), {recursive: true});
  const file = path.join(folder, 'src/features/specialties/data/all.ts');
  const actual = `${siteDir}/src/features/specialties/data/all.ts`;
  writeFileSync(file, `export * from '${actual}';\nexport const specialties = {Dental: {}};`);
  const {loadContent} = specialtyPages({siteDir: folder} as LoadContext);
  await expect(Promise.resolve(loadContent?.())).rejects.toThrow(
    "'Dental' must be lowercase letters",
  );
});

it('names the file of a call’s text that can’t be read', async () => {
  const data = path.join(folder, 'src/features/specialties/data');
  mkdirSync(path.join(data, 'dental'), {recursive: true});
  const parser = `import {callLines} from '${siteDir}/src/features/call/callLines.ts';`;
  writeFileSync(path.join(data, 'dental/call.ts'), `${parser}\ncallLines('    Hello?');`);
  writeFileSync(path.join(data, 'all.ts'), "import './dental/call.ts';");
  const {loadContent} = specialtyPages({siteDir: folder} as LoadContext);
  await expect(Promise.resolve(loadContent?.())).rejects.toThrow(
    /^src\/features\/specialties\/data\/dental\/call\.ts: 'Hello\?' can’t be read/,
  );
});

it.each([
  ['dental', ['/case-studies#dallas-dental']],
  ['pharmacies', []],
] as const)('links %s to the case studies of its specialty: %j', (slug, cases) => {
  const {links} = specialtyPageData(slug, specialties[slug], callScripts[slug]);
  expect(links.map(({to}) => to).filter((to) => to.startsWith('/case-studies#'))).toEqual(cases);
});

it('the plugin adds about 90 bytes a specialty to all pages', () => {
  // A headline or a call in here would be on every page of the site.
  const bytes = JSON.stringify(specialtyMenu(specialties)).length;
  expect(bytes).toBeLessThan(160 * specialtyIds.length + 400);
});
