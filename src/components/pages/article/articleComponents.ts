import type {ComponentType} from 'react';

import type {ArticleComponent} from '@site/src/data/articleComponents';

import {Adoption} from './Adoption';
import {AdoptionShare} from './AdoptionShare';
import {BeforeAfter} from './BeforeAfter';
import {Brand} from './Brand';
import {BreakEven} from './BreakEven';
import {BreakEvenRange} from './BreakEvenRange';
import {CallsByHour} from './CallsByHour';
import {CautiousExample} from './CautiousExample';
import {Checklist} from './Checklist';
import {Claim} from './Claim';
import {ConnectedSystems} from './ConnectedSystems';
import {CostSides} from './CostSides';
import {Dek} from './Dek';
import {Note} from './Note';
import {RoiFigure} from './RoiFigure';
import {SavingsExample} from './SavingsExample';
import {Sources} from './Sources';
import {Statute} from './Statute';
import {Timeline} from './Timeline';
import {Transcript} from './Transcript';

/** What an article's markdown may name. A name of the list without a component does not compile. */
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
  Statute,
  Timeline,
  Transcript,
} as const satisfies Record<ArticleComponent, ComponentType<never>>;
