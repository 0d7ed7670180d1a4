import {readdirSync} from 'node:fs';
import path from 'node:path';

import {loadFreshModule} from '@docusaurus/utils';

import type {CallScript} from '../../src/data/specialties/callScript.ts';
import type {Specialty} from '../../src/data/specialties/schema.ts';
import {callProblems} from '../../src/domain/call/callProblems.ts';
import {BuildError, type Problem, stopAt} from '../../src/domain/problems.ts';
import type {SpecialtyContent} from '../../src/domain/specialties/published.ts';
import {pageProblems, removalProblems, slugProblems} from './pageProblems.ts';

const FOLDER = 'src/data/specialties';
/** The list of slugs; beside it is a folder for each. */
export const REGISTRY = `${FOLDER}/index.ts`;
export const pageFile = (slug: string): string => `${FOLDER}/${slug}/page.ts`;
export const callFile = (slug: string): string => `${FOLDER}/${slug}/call.ts`;

/** What is wrong with the list of slugs and its folders. */
const registryProblems = (siteDir: string, slugs: readonly string[]): readonly Problem[] => {
  const folders = readdirSync(path.join(siteDir, FOLDER), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  return [
    ...folders
      .filter((slug) => !slugs.includes(slug))
      .map((slug) => ({
        file: pageFile(slug),
        field: '',
        message: `has no place in the menus; add '${slug}' to ${REGISTRY}`,
      })),
    ...slugs
      .filter((slug) => !folders.includes(slug))
      .map((slug) => ({
        file: REGISTRY,
        field: `'${slug}'`,
        message: `has no folder; write ${pageFile(slug)} and ${callFile(slug)}`,
      })),
    ...slugs.flatMap((slug) => slugProblems(slug, REGISTRY)),
    ...removalProblems(slugs, REGISTRY),
  ];
};

/** @throws {BuildError} when the file can't be read, or has no such export */
const readExport = async (siteDir: string, file: string, name: string): Promise<unknown> => {
  let value: unknown;
  try {
    value = ((await loadFreshModule(path.join(siteDir, file))) as Record<string, unknown>)[name];
  } catch (error) {
    let cause = error;
    while (cause instanceof Error && cause.cause !== undefined) cause = cause.cause;
    const message = `can’t be read: ${cause instanceof Error ? cause.message : String(cause)}`;
    throw new BuildError([{file, field: '', message}]);
  }
  if (value !== undefined) return value;
  throw new BuildError([{file, field: '', message: `has no export called ${name}; write one`}]);
};

/** What is wrong with a specialty's page and call. */
export const specialtyProblems = (
  slug: string,
  specialty: Specialty,
  script: CallScript,
): readonly Problem[] => {
  const ofPage = pageProblems(pageFile(slug), specialty);
  // A page of a wrong shape has no sheet that a call could fit.
  if (ofPage.length > 0) return ofPage;
  const {features, demo} = specialty;
  return callProblems(callFile(slug), script, {
    sheet: features.sheet.sheet,
    tryOut: demo.tryOut,
  });
};

/**
 * Reads the folders afresh, in the order of the menus, and all of them before it speaks.
 *
 * @throws {BuildError} naming file, field and remedy of everything that is wrong
 */
export const readSpecialties = async (siteDir: string): Promise<SpecialtyContent> => {
  const slugs = (await readExport(siteDir, REGISTRY, 'specialtyIds')) as readonly string[];
  stopAt(registryProblems(siteDir, slugs));

  const specialties: Record<string, Specialty> = {};
  const callScripts: Record<string, CallScript> = {};
  const problems: Problem[] = [];
  for (const slug of slugs) {
    const specialty = (await readExport(siteDir, pageFile(slug), 'specialty')) as Specialty;
    const script = (await readExport(siteDir, callFile(slug), 'script')) as CallScript;
    problems.push(...specialtyProblems(slug, specialty, script));
    specialties[slug] = specialty;
    callScripts[slug] = script;
  }
  stopAt(problems);
  return {specialties, callScripts};
};
