import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';

import {solutionMenu} from '../../src/data/solutions/menu';
import {solutionRoutes, type Solutions} from './routes';

/** The pages under /solutions, all from one data file. See plugins/README.md. */
export default function solutionPages({siteDir}: LoadContext): Plugin<Solutions> {
  const dataFile = path.join(siteDir, 'src/data/solutions.ts');

  return {
    name: 'solution-pages',

    getPathsToWatch: () => [dataFile, path.join(siteDir, 'src/data/solutions/*.ts')],

    async loadContent() {
      const {solutions} = (await loadFreshModule(dataFile)) as {solutions: Solutions};
      return solutions;
    },

    contentLoaded({content, actions}) {
      actions.setGlobalData(solutionMenu(content));
      for (const route of solutionRoutes(content, '@site/src/templates/SolutionPage')) {
        actions.addRoute(route);
      }
    },
  };
}
