import type {IconName} from '../icons';

/** The headings of the Solutions menu, in their order. */
export const solutionGroups = [
  {id: 'medical', label: 'Medical'},
  {id: 'dental-and-eye', label: 'Dental and eye'},
  {id: 'body-and-movement', label: 'Body and movement'},
  {id: 'wellness-and-animals', label: 'Wellness and animals'},
] as const;

export type SolutionGroupId = (typeof solutionGroups)[number]['id'];

/** One page under /solutions. Serialisable: it travels to its page as JSON. */
export interface Solution {
  readonly group: SolutionGroupId;
  readonly icon: IconName;
  /** In header, footer and overview. */
  readonly menuLabel: string;
  /** Title recorded with a page view. */
  readonly pageViewTitle: string;
}
