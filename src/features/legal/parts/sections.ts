import {createContext, useContext} from 'react';

export interface LegalSection {
  readonly id: string;
  readonly label: string;
}

/** Sections in the text's order. */
export const LegalSections = createContext<readonly LegalSection[]>([]);

/**
 * Returns a section's number: its position in the text, so that moving one renumbers all.
 *
 * @throws {Error} naming the id if the text has no such section; that stops the build
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
