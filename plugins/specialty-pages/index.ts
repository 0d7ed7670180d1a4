import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';

import type * as All from '../../src/features/specialties/data/all.ts';
import {type SpecialtyId, specialtyPath} from '../../src/data/specialtyIds.ts';
import {callProblems} from '../../src/features/call/rules/callProblems.ts';
import {toSampleCall} from '../../src/features/call/rules/play.ts';
import {dayProblems} from '../../src/features/call/rules/schedule.ts';
import {specialtyMenu} from '../../src/features/specialties/rules/menu.ts';
import {BuildError, throwIfProblems} from '../../src/lib/problems.ts';
import {
  overviewRows,
  specialtySearchWords,
  type SpecialtyContent,
  specialtyPageData,
} from '../../src/features/specialties/rules/pageData.ts';
import {FOLDER, slugProblems, specialtyProblems} from './pageProblems.ts';

const CALL_DATA = 'src/features/call/data';

/** Loads the data again. @throws {BuildError} for a call's text that can't be read, with its file */
const loadAll = async (siteDir: string): Promise<typeof All> => {
  try {
    return (await loadFreshModule(`${siteDir}/${FOLDER}/all.ts`)) as typeof All;
  } catch (error) {
    const {cause} = error as {cause?: BuildError};
    if (cause?.problems === undefined) throw error;
    // `callLines` doesn't know the file of its text, but the stack has it.
    const [file = 'call.ts'] = /src\/features\/\S+\/data\/[^:\s]+/.exec(cause.stack ?? '') ?? [];
    throw new BuildError(cause.problems.map((problem) => ({...problem, file})));
  }
};

/** Adds a page under /solutions for each specialty of src/features/specialties/data/all.ts. See plugins/README.md. */
export default function specialtyPages({siteDir}: LoadContext): Plugin<SpecialtyContent> {
  return {
    name: 'specialty-pages',

    getPathsToWatch: () => [`${siteDir}/${FOLDER}/**/*.ts`, `${siteDir}/${CALL_DATA}/*.ts`],

    async loadContent() {
      const {specialties, callScripts, homeCall, homeSheet} = await loadAll(siteDir);
      const slugs = Object.keys(specialties) as SpecialtyId[];
      throwIfProblems([
        ...slugProblems(slugs),
        ...slugs.flatMap((slug) => specialtyProblems(slug, specialties[slug], callScripts[slug])),
        ...dayProblems(`${CALL_DATA}/homeSheet.ts`, 'entries', homeSheet),
        ...callProblems(`${CALL_DATA}/homeCall.ts`, homeCall, homeSheet),
      ]);
      return {specialties, callScripts, homeCall};
    },

    async contentLoaded({content, actions}) {
      actions.setGlobalData(specialtyMenu(content.specialties));
      // Imported by the pages that use them: the home page, /solutions, and the 404 page.
      await actions.createData('home-call.json', toSampleCall(content.homeCall));
      await actions.createData('overview.json', overviewRows(content));
      await actions.createData('search-words.json', specialtySearchWords(content));
      for (const slug of Object.keys(content.specialties) as SpecialtyId[]) {
        const page = specialtyPageData(
          slug,
          content.specialties[slug]!,
          content.callScripts[slug]!,
        );
        await actions.createData(`${slug}.json`, page);
        actions.addRoute({
          path: specialtyPath(slug),
          component: '@site/src/features/specialties/parts/SpecialtyPage.tsx',
          exact: true,
          // An alias, because chunks are named after it: a path would differ by machine.
          modules: {page: `@generated/specialty-pages/default/${slug}.json`},
        });
      }
    },
  };
}
