import {caseStudies, caseStudyIds} from '../../case-studies/data.ts';
import {type RelatedLink, specialtyLinks} from '../../../data/relatedLinks.ts';
import type {SpecialtyId} from '../../../data/specialtyIds.ts';
import type {CallScript} from '../../call/callScript.ts';
import type {Specialty} from '../data/schema.ts';
import type {SampleCall} from '../../call/rules/call.ts';
import {toSampleCall} from '../../call/rules/play.ts';

/** Data of all folders in src/features/specialties/data, by slug, and the home page's call. */
export interface SpecialtyContent {
  readonly specialties: Readonly<Record<string, Specialty>>;
  readonly callScripts: Readonly<Record<string, CallScript>>;
  readonly homeCall: CallScript;
}

/** Props of a specialty's page, serializable because they are passed as JSON. */
export interface SpecialtyPageData {
  readonly slug: SpecialtyId;
  readonly specialty: Specialty;
  readonly call: SampleCall;
  readonly links: readonly RelatedLink[];
}

export const specialtyPageData = (
  slug: SpecialtyId,
  specialty: Specialty,
  script: CallScript,
): SpecialtyPageData => ({
  slug,
  specialty,
  call: toSampleCall(script),
  links: specialtyLinks(
    specialty.relatedArticle,
    caseStudyIds.find((id) => caseStudies[id].specialtyId === slug),
  ),
});

export type OverviewRow = Specialty['overview'];

const bySlug =
  <Field extends keyof Specialty>(field: Field) =>
  ({
    specialties,
  }: Pick<SpecialtyContent, 'specialties'>): Readonly<Record<string, Specialty[Field]>> =>
    Object.fromEntries(Object.entries(specialties).map(([slug, page]) => [slug, page[field]]));

/** Rows of the list at /solutions, by slug. */
export const overviewRows = bySlug('overview');

/** Search words of a specialty's page in addition to its path, by slug. */
export const specialtySearchWords = bySlug('searchWords');
