import {type HTMLAttributes, type RefObject, useEffect, useState} from 'react';

/**
 * Returns attributes of a box that scrolls sideways: it can get the focus, and has the name of the table
 * in it, or of its columns. A box that doesn't scroll gets none.
 *
 * @param fallback name of a box without a table
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
