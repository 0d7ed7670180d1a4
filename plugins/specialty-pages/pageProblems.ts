import {company} from '../../src/config/company.ts';
import {MAX_TITLE} from '../../src/data/siteMetadata.ts';
import type {CallScript} from '../../src/features/call/callScript.ts';
import {type Specialty, specialtySchema} from '../../src/features/specialties/data/schema.ts';
import {callProblems} from '../../src/features/call/rules/callProblems.ts';
import {dayProblems} from '../../src/features/call/rules/schedule.ts';
import type {Problem} from '../../src/lib/problems.ts';
import {schemaProblems} from '../../src/lib/schemaProblems.ts';

export const FOLDER = 'src/features/specialties/data';

/** Checks a page's schema, and then whether its fields agree. */
export const pageProblems = (file: string, specialty: Specialty): readonly Problem[] => {
  const problems = schemaProblems(specialtySchema, specialty, file);
  // The fields of an invalid page can't be compared.
  if (problems.length > 0) return problems;
  const {metadata, receptionist, sheet} = specialty;
  const add = (field: string, message: string): void => void problems.push({file, field, message});

  const shown = `${metadata.title} | ${company.name}`;
  if (shown.length > MAX_TITLE) {
    add(
      'metadata.title',
      `reads '${shown}' with the site's name, ${shown.length} characters; at most ${MAX_TITLE} fit`,
    );
  }
  if (receptionist !== undefined) {
    const {monthlyPrice, yearlyPrice} = receptionist;
    const exact = monthlyPrice * 12;
    if (Math.abs(yearlyPrice - exact) / exact > 0.02) {
      const message = `is ${yearlyPrice}; twelve months of ${monthlyPrice} are ${exact}`;
      add('receptionist.yearlyPrice', message);
    }
  }
  return [...problems, ...dayProblems(file, 'sheet.entries', sheet)];
};

/** Checks a specialty's page, and then whether its call fits the page. */
export const specialtyProblems = (
  slug: string,
  // Undefined if a file has no such export, which a build without type checks doesn't notice.
  specialty: Specialty | undefined,
  script: CallScript | undefined,
): readonly Problem[] => {
  const missing = (file: string, name: string): readonly Problem[] => [
    {
      file: `${FOLDER}/${slug}/${file}`,
      field: '',
      message: `has no export called ${name}; write one`,
    },
  ];
  if (!specialty) return missing('page.ts', 'specialty');
  if (!script) return missing('call.ts', 'script');
  const ofPage = pageProblems(`${FOLDER}/${slug}/page.ts`, specialty);
  if (ofPage.length > 0) return ofPage;
  return callProblems(`${FOLDER}/${slug}/call.ts`, script, specialty.sheet);
};

/** Finds malformed slugs. Removed ones: e2e/copy.spec.ts, which has the public addresses. */
export const slugProblems = (slugs: readonly string[]): readonly Problem[] =>
  slugs
    .filter((slug) => !/^[a-z]+(?:-[a-z]+)*$/.test(slug))
    .map((slug) => ({
      file: 'src/data/specialtyIds.ts',
      field: `'${slug}'`,
      message: 'must be lowercase letters, with hyphens between words',
    }));
