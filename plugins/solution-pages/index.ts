import {existsSync} from 'node:fs';
import path from 'node:path';

import {type LoadContext, type Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';

import {solutionMenu} from '../../src/data/solutions/menu';
import {type PluginOptions} from './options';
import {pageModule} from './pageModule';
import {generatedName, solutionRoute} from './routes';
import {type Solutions, validateSolutions} from './validateSolutions';

export {validateOptions} from './options';

/** The pages under /solutions, all from one data file. See plugins/README.md. */
export default function solutionPages(
  {siteDir, generatedFilesDir}: LoadContext,
  options: PluginOptions,
): Plugin<Solutions> {
  const folder = options.dataFile.replace(/\.ts$/, '');
  const fileOf = (slug: string): string =>
    [`${folder}/${slug}.ts`].find((file) => existsSync(path.join(siteDir, file))) ??
    options.dataFile;

  return {
    name: 'solution-pages',

    getPathsToWatch: () => [
      path.join(siteDir, options.dataFile),
      path.join(siteDir, `${folder}/*.ts`),
    ],

    async loadContent() {
      const module = await loadFreshModule(path.join(siteDir, options.dataFile));
      return validateSolutions((module as {solutions?: unknown}).solutions, fileOf);
    },

    async contentLoaded({content, actions}) {
      actions.setGlobalData(solutionMenu(content));
      for (const [slug, solution] of Object.entries(content)) {
        const file = await actions.createData(`${slug}.js`, pageModule(slug, solution));
        actions.addRoute(solutionRoute(slug, generatedName(generatedFilesDir, file), options));
      }
    },
  };
}
