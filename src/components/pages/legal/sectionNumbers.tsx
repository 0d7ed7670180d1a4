import {createContext, type ReactElement, type ReactNode, useContext, useMemo} from 'react';

export interface LegalSection {
  readonly id: string;
  readonly label: string;
}

const Numbers = createContext<ReadonlyMap<string, number>>(new Map());

export interface SectionNumbersProps {
  readonly sections: readonly LegalSection[];
  readonly children: ReactNode;
}

/** Sections are numbered by their order in the text, so that moving one renumbers all. */
export function SectionNumbers({sections, children}: SectionNumbersProps): ReactElement {
  const numbers = useMemo(
    () => new Map(sections.map(({id}, index) => [id, index + 1])),
    [sections],
  );
  return <Numbers value={numbers}>{children}</Numbers>;
}

/** @throws when the text has no section of that id: the build then names it. */
export const useSectionNumber = (id: string): number => {
  const numbers = useContext(Numbers);
  const number = numbers.get(id);
  if (number === undefined) {
    throw new Error(
      `A legal text has no section '${id}'; its sections are ${[...numbers.keys()].join(', ') || 'none'}.`,
    );
  }
  return number;
};
