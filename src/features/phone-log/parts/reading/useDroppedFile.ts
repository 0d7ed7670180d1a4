import {useEffect, useState} from 'react';

import {problems} from '../../problem';

import {readFile, showProblem} from './actions';
import {prepare} from './prepare';

/** Types of what is dragged within a page: a text that was selected, a link. */
const IN_PAGE = ['text/plain', 'text/html', 'text/uri-list'];

/** True for a file, and for what a mail program drags in place of one. */
const hasFiles = ({dataTransfer}: DragEvent): boolean => {
  const types = dataTransfer?.types ?? [];
  return types.includes('Files') || types.some((type) => !IN_PAGE.includes(type));
};

/**
 * Reads a file that is dropped anywhere on the page. By default, the browser leaves the page and opens it.
 *
 * @returns whether one is being dragged over the page
 */
export const useDroppedFile = (): boolean => {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      prepare();
      setIsOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent): void => {
      setIsOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      const [file, ...others] = event.dataTransfer?.files ?? [];
      const isFolder = event.dataTransfer?.items[0]?.webkitGetAsEntry()?.isDirectory;
      // Some mail programs hand over an address, or nothing, in place of the attachment.
      if (!file || isFolder || others.length > 0) showProblem(problems.dropped);
      else void readFile({file, name: file.name});
    };
    const listening = new AbortController();
    window.addEventListener('dragover', over, listening);
    window.addEventListener('dragleave', leave, listening);
    window.addEventListener('drop', drop, listening);
    return () => listening.abort();
  }, []);
  return isOver;
};
