import {readdirSync} from 'node:fs';
import path from 'node:path';

import {loadFreshModule} from '@docusaurus/utils';

import {type AuthoredSolution} from '../../src/data/specialties/schema';
import {withSample} from '../../src/domain/solutions/withSample';
import {readScript} from './scripts';
import {SolutionsError} from './validateSolutions';

/** The list of slugs, and the folder with one of its own for each. */
export const REGISTRY = 'src/data/specialties/index.ts';
const FOLDER = 'src/data/specialties';
/** Where the page of a specialty is. */
export const pageFile = (slug: string): string => `${FOLDER}/${slug}/page.ts`;
/** The pages in one record, of which the list of claims is made. */
export const ALL = 'src/data/specialties/allPages.ts';

const readPage = async (siteDir: string, file: string): Promise<unknown> => {
  try {
    const page = (await loadFreshModule(path.join(siteDir, file))) as {solution?: unknown};
    if (page.solution !== undefined) return page.solution;
  } catch (error) {
    let cause = error;
    while (cause instanceof Error && cause.cause !== undefined) cause = cause.cause;
    throw new SolutionsError([
      `${file}: ${cause instanceof Error ? cause.message : String(cause)}`,
    ]);
  }
  throw new SolutionsError([`${file}: has no page; write export const solution: Solution = {…}`]);
};

/**
 * Reads the pages afresh, in the order of the menus, each with the sample call of its script.
 *
 * @throws {SolutionsError} when list and files do not match, or a file can't be read
 */
export const readSolutions = async (
  siteDir: string,
): Promise<Readonly<Record<string, unknown>>> => {
  const {solutionIds} = (await loadFreshModule(path.join(siteDir, REGISTRY))) as {
    readonly solutionIds: readonly string[];
  };
  const files = readdirSync(path.join(siteDir, FOLDER), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  const unmatched = [
    ...files
      .filter((slug) => !solutionIds.includes(slug))
      .map((slug) => `${pageFile(slug)}: has no place in the menus; add '${slug}' to ${REGISTRY}`),
    ...solutionIds
      .filter((slug) => !files.includes(slug))
      .map((slug) => `${REGISTRY}: '${slug}' has no page; write ${pageFile(slug)}`),
  ];
  if (unmatched.length > 0) throw new SolutionsError(unmatched);

  const pages: Record<string, unknown> = {};
  for (const slug of solutionIds) {
    const page = await readPage(siteDir, pageFile(slug));
    const script = await readScript(siteDir, slug);
    pages[slug] = script === null ? page : withSample(page as AuthoredSolution, script);
  }
  const {allPages} = (await loadFreshModule(path.join(siteDir, ALL))) as {allPages: object};
  const unlisted = solutionIds.filter((slug) => !Object.hasOwn(allPages, slug));
  if (unlisted.length === 0) return pages;
  throw new SolutionsError(
    unlisted.map((slug) => `${ALL}: has no '${slug}', so its claims are not listed; add its page`),
  );
};
