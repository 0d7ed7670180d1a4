import type {IconName} from '../icons';
import {solutionGroups, type Solution, type SolutionGroupId} from './schema';

/** What every page carries about the solutions, for header, footer and overview. Keep it slim. */
export interface SolutionMenuItem {
  readonly slug: string;
  readonly label: string;
  readonly icon: IconName;
  /** Title recorded with a page view of this page. */
  readonly pageViewTitle: string;
}

export interface SolutionMenuGroup {
  readonly id: SolutionGroupId;
  readonly label: string;
  readonly items: readonly SolutionMenuItem[];
}

export interface SolutionMenu {
  readonly groups: readonly SolutionMenuGroup[];
}

/** Groups in the menu's order, pages within a group in the data's order; no empty groups. */
export const solutionMenu = (solutions: Readonly<Record<string, Solution>>): SolutionMenu => ({
  groups: solutionGroups
    .map(({id, label}) => ({
      id,
      label,
      items: Object.entries(solutions)
        .filter(([, solution]) => solution.group === id)
        .map(([slug, {menuLabel, icon, pageViewTitle}]) => ({
          slug,
          label: menuLabel,
          icon,
          pageViewTitle,
        })),
    }))
    .filter(({items}) => items.length > 0),
});
