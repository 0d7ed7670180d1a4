import type {IconName} from '../../../data/icons.ts';
import type {SpecialtyId} from '../../../data/specialtyIds.ts';
import {specialtyGroups, type Specialty, type SpecialtyGroupId} from '../data/schema.ts';

/** Menu data for header, footer and overview. Part of every page, so keep it small. */
export interface SpecialtyMenuItem {
  readonly slug: SpecialtyId;
  readonly label: string;
  readonly icon: IconName;
  /** Title recorded with a page view of this page. */
  readonly pageViewTitle: string;
}

export interface SpecialtyMenuGroup {
  readonly id: SpecialtyGroupId;
  readonly label: string;
  readonly items: readonly SpecialtyMenuItem[];
}

/** Groups in menu order, pages within a group in data order, without empty groups. */
export const specialtyMenu = (
  specialties: Readonly<Partial<Record<SpecialtyId, Specialty>>>,
): readonly SpecialtyMenuGroup[] =>
  specialtyGroups
    .map(({id, label}) => ({
      id,
      label,
      items: (Object.entries(specialties) as [SpecialtyId, Specialty][])
        .filter(([, specialty]) => specialty.group === id)
        .map(([slug, {menuLabel, icon, pageViewTitle}]) => ({
          slug,
          label: menuLabel,
          icon,
          pageViewTitle,
        })),
    }))
    .filter(({items}) => items.length > 0);
