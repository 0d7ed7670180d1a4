import {languages, minutes, recording, residency} from '../../../data/serviceSubjects.ts';
import {breach, emergency, goLive, hipaa} from '../../../data/subjects.ts';

/** Sentences and clauses about the service for articles, by the id that a writer uses. */
export const articleSentences = {
  breach: breach.within,
  emergency: emergency.long,
  baa: hipaa.baa,
  goLive: goLive.long,
  languages: languages.short,
  minutes: minutes.beyond,
  recording: recording.kept,
  stored: residency.stored,
} as const;
