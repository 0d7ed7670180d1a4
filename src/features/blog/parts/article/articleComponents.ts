import type {ComponentType} from 'react';

import type {ArticleComponent} from '@site/src/features/blog/articleComponents';

import {BreakEven, HomeLanguages, PeakAndShift} from './barFigures';
import {Checklist, Dek, Note, Sources} from './blocks';
import {CallsByHour} from './CallsByHour';
import {AdoptionShare, Brand, BreakEvenRange, Claim, RoiFigure, Said, Statute} from './facts';
import {
  Adoption,
  BeforeAfter,
  CautiousExample,
  ConnectedSystems,
  CostSides,
  SavingsExample,
} from './tables';
import {Timeline} from './Timeline';
import {Transcript} from './Transcript';

/** Components for an article's Markdown. A name of the list without a component doesn't compile. */
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
  HomeLanguages,
  Note,
  PeakAndShift,
  RoiFigure,
  Said,
  SavingsExample,
  Sources,
  Statute,
  Timeline,
  Transcript,
} as const satisfies Record<ArticleComponent, ComponentType<never>>;
