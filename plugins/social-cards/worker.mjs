// @ts-check
// Draws its share of the cards (pool.ts) in a thread of its own. JavaScript, because a thread begins
// without the loader that reads the plugins' TypeScript.
import {rename, writeFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {workerData} from 'node:worker_threads';

import utils from '@docusaurus/utils';
// Here and not in draw.ts, whose loader cannot read a module that waits for its own start.
import * as harfbuzz from 'harfbuzzjs';

const {siteDir, jobs} = workerData;
const drawModule = fileURLToPath(new URL('draw.ts', import.meta.url));
const {createDrawer} = /** @type {typeof import('./draw')} */ (
  await utils.loadFreshModule(drawModule)
);
const draw = await createDrawer(harfbuzz, siteDir);
for (const {card, file} of jobs) {
  // Under its name only when it is whole: a build may be stopped at any time.
  await writeFile(`${file}.${process.pid}`, draw(card));
  await rename(`${file}.${process.pid}`, file);
}
