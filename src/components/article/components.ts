import {Brand, Checklist, Claim, Dek, Note, Sources} from './Prose/Prose';
import {Transcript} from './Transcript/Transcript';

/** What writers may use in an article by name; the handbook's 'Components' shows each. */
export const articleComponents = {
  Brand,
  Checklist,
  Claim,
  Dek,
  Note,
  Sources,
  Transcript,
};
