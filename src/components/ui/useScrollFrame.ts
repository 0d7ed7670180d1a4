import {type HTMLAttributes, type RefObject, useEffect, useState} from 'react';

/**
 * What a box has to say that scrolls sideways, where it does: it is a stop of the Tab key, with the name
 * of the table in it, or of its columns. A box that holds all of its content says nothing.
 *
 * @param fallback the name of what is no table
 */
export const useScrollFrame = (
  box: RefObject<HTMLElement | null>,
  fallback: string,
): Pick<HTMLAttributes<HTMLElement>, 'role' | 'aria-label' | 'tabIndex'> => {
  const [name, setName] = useState('');
  useEffect(() => {
    const measure = (): void => {
      const {current} = box;
      const named = current?.querySelector<HTMLElement>('caption, thead')?.innerText;
      setName(current && current.scrollWidth > current.clientWidth ? named || fallback : '');
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [box, fallback]);
  return name ? {role: 'group', 'aria-label': name, tabIndex: 0} : {};
};
