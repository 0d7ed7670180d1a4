import {caseStudies, caseStudyIds} from '../../data/caseStudies.ts';
import type {PracticeTypeId} from '../../data/contactFields.ts';
import {type RelatedLink, specialtyLinks} from '../../data/relatedLinks.ts';
import type {SpecialtyId} from '../../data/specialties/index.ts';
import type {CallScript} from '../../data/specialties/callScript.ts';
import type {Specialty} from '../../data/specialties/schema.ts';
import {sampleCall, type SampleCall} from '../call/call.ts';

/** What all folders of src/data/specialties hold, by slug. */
export interface SpecialtyContent {
  readonly specialties: Readonly<Record<string, Specialty>>;
  readonly callScripts: Readonly<Record<string, CallScript>>;
}

/** What a specialty's page gets. Serializable: it reaches it as JSON. */
export interface SpecialtyPageData {
  readonly slug: SpecialtyId;
  readonly specialty: Specialty;
  readonly call: SampleCall;
  /** Where its questions lead on to. */
  readonly links: readonly RelatedLink[];
}

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

/** Turns of a call that are heard before it ends in its slot. */
const TURNS_HEARD = 3;

/** What a jack on /solutions plays: the beginning of a specialty's sample call, and its slot. */
export interface OverviewCall extends Pick<SampleCall, 'when' | 'callerLabel' | 'outcome'> {
  /** The specialty in one sentence. */
  readonly lede: string;
  readonly turns: readonly Pick<SampleCall['turns'][number], 'by' | 'text'>[];
}

/** The calls by their specialty's slug, for the page that plays them. */
export const overviewCalls = ({
  specialties,
  callScripts,
}: SpecialtyContent): Readonly<Record<string, OverviewCall>> =>
  Object.fromEntries(
    Object.entries(callScripts).map(([slug, script]) => {
      const {when, callerLabel, turns, outcome} = sampleCall(script);
      return [
        slug,
        {
          lede: specialties[slug]?.features.lede ?? '',
          when,
          callerLabel,
          turns: turns.slice(0, TURNS_HEARD).map(({by, text}) => ({by, text})),
          outcome,
        },
      ];
    }),
  );

/** What the contact form chooses for who comes from a specialty's page, by slug. */
export const contactPractices = ({
  specialties,
}: Pick<SpecialtyContent, 'specialties'>): Readonly<Record<string, PracticeTypeId>> =>
  Object.fromEntries(
    Object.entries(specialties).map(([slug, {contactPractice}]) => [slug, contactPractice]),
  );

/** What people type for a specialty's page besides its address, by slug. */
export const searchWords = ({
  specialties,
}: Pick<SpecialtyContent, 'specialties'>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(specialties).map(([slug, {searchWords: words}]) => [slug, words]),
  );
