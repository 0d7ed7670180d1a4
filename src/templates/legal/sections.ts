import {createContext, useContext} from 'react';

export interface LegalSection {
  readonly id: string;
  readonly label: string;
}

/** Sections in the text's order. */
export const LegalSections = createContext<readonly LegalSection[]>([]);

/**
 * Sections are numbered by their order in the text, so that moving one renumbers all.
 *
 * @throws when the text has no section of that id: the build then names it.
 */
export const useSectionNumber = (id: string): number => {
  const ids = useContext(LegalSections).map((section) => section.id);
  if (!ids.includes(id)) {
    throw new Error(
      `A legal text has no section '${id}'; its sections are ${ids.join(', ') || 'none'}.`,
    );
  }
  return ids.indexOf(id) + 1;
};
