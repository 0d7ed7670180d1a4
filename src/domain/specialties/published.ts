import {caseStudies, caseStudyIds} from '../../data/caseStudies.ts';
import type {PracticeTypeId} from '../../data/contactFields.ts';
import {type RelatedLink, specialtyLinks} from '../../data/relatedLinks.ts';
import type {SpecialtyId} from '../../data/specialties/index.ts';
import type {CallScript} from '../../data/specialties/callScript.ts';
import type {Specialty} from '../../data/specialties/schema.ts';
import {sampleCall, type SampleCall} from '../call/call.ts';

/** Contents of all folders of src/data/specialties, by slug. */
export interface SpecialtyContent {
  readonly specialties: Readonly<Record<string, Specialty>>;
  readonly callScripts: Readonly<Record<string, CallScript>>;
}

/** Data of a specialty's page. Serializable: it reaches it as JSON. */
export interface SpecialtyPageData {
  readonly slug: SpecialtyId;
  readonly specialty: Specialty;
  readonly call: SampleCall;
  /** Links below its questions. */
  readonly links: readonly RelatedLink[];
}

/** Collects the data of a page from its files. */
export const specialtyPageData = (
  slug: SpecialtyId,
  specialty: Specialty,
  script: CallScript,
): SpecialtyPageData => ({
  slug,
  specialty,
  call: sampleCall(script),
  links: specialtyLinks(
    specialty.relatedArticle,
    caseStudyIds.find((id) => caseStudies[id].specialtyId === slug),
  ),
});

export type OverviewRow = Specialty['overview'];

/** The rows of the list at /solutions, by slug. */
export const overviewRows = ({
  specialties,
}: Pick<SpecialtyContent, 'specialties'>): Readonly<Record<string, OverviewRow>> =>
  Object.fromEntries(Object.entries(specialties).map(([slug, {overview}]) => [slug, overview]));

/** Preselected practice type of the contact form for visitors from a specialty's page, by slug. */
export const contactPractices = ({
  specialties,
}: Pick<SpecialtyContent, 'specialties'>): Readonly<Record<string, PracticeTypeId>> =>
  Object.fromEntries(
    Object.entries(specialties).map(([slug, {contactPractice}]) => [slug, contactPractice]),
  );

/** Search words for a specialty's page beside its address, by slug. */
export const searchWords = ({
  specialties,
}: Pick<SpecialtyContent, 'specialties'>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(specialties).map(([slug, {searchWords: words}]) => [slug, words]),
  );
