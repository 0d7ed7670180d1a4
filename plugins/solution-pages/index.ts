import {type LoadContext, type Plugin} from '@docusaurus/types';

import {solutionMenu} from '../../src/data/specialties/menu';
import {overviewCalls} from '../../src/data/solutionsOverview';
import {ALL, pageFile, readSolutions, REGISTRY} from './readSolutions';
import {checkScripts, callFile} from './scripts';
import {type Solutions, validateSolutions} from './validateSolutions';

/** The pages under /solutions, one for each file of data. See plugins/README.md. */
export default function solutionPages({siteDir}: LoadContext): Plugin<Solutions> {
  return {
    name: 'solution-pages',

    getPathsToWatch: () => [
      `${siteDir}/${REGISTRY}`,
      `${siteDir}/${ALL}`,
      `${siteDir}/${pageFile('*')}`,
      `${siteDir}/${callFile('*')}`,
    ],

    async loadContent() {
      const solutions = validateSolutions(await readSolutions(siteDir));
      await checkScripts(siteDir, solutions);
      return solutions;
    },

    async contentLoaded({content, actions}) {
      actions.setGlobalData(solutionMenu(content));
      // For src/pages/solutions, which imports it.
      await actions.createData('overview.json', overviewCalls(content));
      for (const [slug, solution] of Object.entries(content)) {
        await actions.createData(`${slug}.json`, {slug, solution});
        actions.addRoute({
          path: `/solutions/${slug}`,
          component: '@site/src/templates/SolutionPage',
          exact: true,
          // An alias and not the path of this machine: chunks are named after it.
          modules: {page: `@generated/solution-pages/default/${slug}.json`},
        });
      }
    },
  };
}
