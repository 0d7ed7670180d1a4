import {useEffect, useState} from 'react';

import type {LegalSection} from './sectionNumbers';

/** A heading counts as reached in the upper third of the window: where one reads. */
const READING_LINE = 0.34;

/** The section being read: the last one whose heading has come up to the reading line. */
export const useCurrentSection = (sections: readonly LegalSection[]): string | undefined => {
  const [current, setCurrent] = useState(sections[0]?.id);

  useEffect(() => {
    let frame = 0;
    const read = (): void => {
      frame = 0;
      const line = window.innerHeight * READING_LINE;
      const reached = sections.filter(({id}) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top <= line;
      });
      setCurrent((reached.at(-1) ?? sections[0])?.id);
    };
    const schedule = (): void => {
      if (frame === 0) frame = requestAnimationFrame(read);
    };
    schedule();
    window.addEventListener('scroll', schedule, {passive: true});
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [sections]);

  return current;
};
