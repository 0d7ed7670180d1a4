import {recording} from '../../data/serviceSubjects.ts';

/** Question of a visitor with our answer; also the source of FAQPage structured data. */
export interface FaqItem {
  readonly question: string;
  readonly answer: string;
}

export const recordingQuestion: FaqItem = {
  question: 'Are calls recorded?',
  answer: `${recording.kept} ${recording.announced}`,
};
