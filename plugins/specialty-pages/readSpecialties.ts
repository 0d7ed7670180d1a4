import path from 'node:path';

import {loadFreshModule} from '@docusaurus/utils';

import type * as All from '../../src/data/specialties/all.ts';
import type {CallScript} from '../../src/data/specialties/callScript.ts';
import type {SpecialtyId} from '../../src/data/specialties/index.ts';
import type {Specialty} from '../../src/data/specialties/schema.ts';
import {callProblems} from '../../src/domain/call/callProblems.ts';
import {type Problem, throwIfProblems} from '../../src/domain/problems.ts';
import type {SpecialtyContent} from '../../src/domain/specialties/pageData.ts';
import {pageProblems, removalProblems, slugProblems} from './pageProblems.ts';

export const FOLDER = 'src/data/specialties';
const pageFile = (slug: string): string => `${FOLDER}/${slug}/page.ts`;
const callFile = (slug: string): string => `${FOLDER}/${slug}/call.ts`;

/** Checks a specialty's page and call. */
export const specialtyProblems = (
  slug: string,
  // The build finds a file without the export, too, not only the compiler.
  specialty: Specialty | undefined,
  script: CallScript | undefined,
): readonly Problem[] => {
  const missing = (file: string, name: string): readonly Problem[] => [
    {file, field: '', message: `has no export called ${name}; write one`},
  ];
  if (!specialty) return missing(pageFile(slug), 'specialty');
  if (!script) return missing(callFile(slug), 'script');
  const ofPage = pageProblems(pageFile(slug), specialty);
  // A page of a wrong shape has no sheet to check the call against.
  if (ofPage.length > 0) return ofPage;
  const {features, demo} = specialty;
  return callProblems(callFile(slug), script, {
    sheet: features.sheet.sheet,
    tryOut: demo.tryOut,
  });
};

/**
 * Reads the specialties afresh, in the order of the menus, and all of them before it reports.
 *
 * @throws {BuildError} naming file, field and remedy of everything that is wrong
 */
export const readSpecialties = async (siteDir: string): Promise<SpecialtyContent> => {
  const file = path.join(siteDir, FOLDER, 'all.ts');
  const {specialties, callScripts} = (await loadFreshModule(file)) as typeof All;
  const slugs = Object.keys(specialties) as SpecialtyId[];
  throwIfProblems([
    ...slugs.flatMap((slug) => slugProblems(slug, `${FOLDER}/index.ts`)),
    ...removalProblems(slugs, `${FOLDER}/index.ts`),
    ...slugs.flatMap((slug) => specialtyProblems(slug, specialties[slug], callScripts[slug])),
  ]);
  return {specialties, callScripts};
};
