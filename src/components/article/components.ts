import {Adoption, AdoptionShare, BeforeAfter, CallsByHour} from './Charts/Charts';
import {ConnectedSystems} from './Ledger/Ledger';
import {Brand, Checklist, Claim, Dek, Note, Sources} from './Prose/Prose';
import {
  BreakEven,
  BreakEvenRange,
  CautiousExample,
  CostSides,
  RoiFigure,
  SavingsExample,
} from './Sums/Sums';
import {Timeline} from './Timeline/Timeline';
import {Transcript} from './Transcript/Transcript';

/** What writers may use in an article by name; the handbook's 'Components' shows each. */
export const articleComponents = {
  Adoption,
  AdoptionShare,
  BeforeAfter,
  Brand,
  BreakEven,
  BreakEvenRange,
  CallsByHour,
  CautiousExample,
  Checklist,
  Claim,
  ConnectedSystems,
  CostSides,
  Dek,
  Note,
  RoiFigure,
  SavingsExample,
  Sources,
  Timeline,
  Transcript,
};
